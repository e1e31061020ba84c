import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsIn, takeOn, twoLooks } from './accessible.ts';
import { untilPicturesShown } from './browser.ts';
import { type PolicyWatch, watchPolicy } from './policy.ts';
import { openScreen, type Screen, type Things } from './screens.ts';
import type { Stage, Visitor } from './stage.ts';

interface Cast {
  who: string;
  visit(): Promise<Visitor>;
  screens: Screen[];
  /** The things whose ids are in the paths. */
  things?(): Things;
}

/** Registers a test for each screen; all share one browser. Each runs under its security policy, too. */
export function nobodyComplains(stage: Stage, { who, visit, screens, things }: Cast): void {
  describe(`neither axe nor the security policy complains of the screens of ${who}`, () => {
    let watch: PolicyWatch;
    beforeAll(async () => {
      watch = await watchPolicy(await visit());
    });

    test.each(screens)('$name', async (screen) => {
      const { page } = watch;
      const looks = screen.looks ?? twoLooks;
      if (looks[0] !== undefined) await takeOn(page, looks[0]);
      await openScreen(page, stage.url, screen, things?.());
      await untilPicturesShown(page);
      await screen.act?.(page);
      expect(await complaintsIn(page, screen.name, looks)).toEqual([]);
      expect(await watch.complaints()).toEqual([]);
    });
  });
}
