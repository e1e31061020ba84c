import { beforeAll } from 'vitest';
import { newAccount } from './accounts.ts';
import { nobodyComplains } from './axe-on-screens.ts';
import { seller } from './product.ts';
import { makeThings, type Things } from './screens.ts';
import { newcomerScreens, sellerScreens } from './seller-screens.ts';
import { openStage } from './stage.ts';

const stage = openStage();
let things: Things;

beforeAll(async () => {
  things = await makeThings(stage.url);
});

nobodyComplains(stage, {
  who: 'a seller',
  visit: () => stage.visitAs(seller, { reducedMotion: 'reduce' }),
  screens: sellerScreens,
  things: () => things,
});

nobodyComplains(stage, {
  who: 'a newcomer',
  visit: async () => stage.visitAs(await newAccount(stage.url, 'newcomer@seller.test'), { reducedMotion: 'reduce' }),
  screens: newcomerScreens,
});
