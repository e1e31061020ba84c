import { beforeAll } from 'vitest';
import { newUnverified } from './accounts.ts';
import { nobodyComplains } from './axe-on-screens.ts';
import { guestScreens, stranger } from './guest-screens.ts';
import { mailTo, subjects } from './outbox.ts';
import { openStage } from './stage.ts';

const stage = openStage();

beforeAll(async () => {
  await newUnverified(stage.url, stranger);
  await mailTo(stage.url, stranger, subjects.activation);
});

nobodyComplains(stage, {
  who: 'a guest',
  visit: () => stage.visit({ reducedMotion: 'reduce' }),
  screens: guestScreens,
});
