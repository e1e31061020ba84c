import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsIn, takeOn, twoLooks } from './accessible.ts';
import { openScreen, type Screen, type Things } from './screens.ts';
import type { Stage, Visitor } from './stage.ts';

interface Cast {
  who: string;
  visit(): Promise<Visitor>;
  screens: Screen[];
  /** Whose ids the paths name. */
  things?(): Things;
}

/** Registers a test for each screen; all are seen in one browser. */
export function axeFindsNothing(stage: Stage, { who, visit, screens, things }: Cast): void {
  describe(`axe finds nothing on the screens of ${who}`, () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await visit();
    });

    test.each(screens)('$name', async (screen) => {
      const { page, errors } = visitor;
      const looks = screen.looks ?? twoLooks;
      if (looks[0] !== undefined) await takeOn(page, looks[0]);
      await openScreen(page, stage.url, screen, things?.());
      await screen.act?.(page);
      expect(await complaintsIn(page, screen.name, looks)).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}
