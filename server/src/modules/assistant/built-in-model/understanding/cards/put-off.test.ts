import { expect, it } from 'vitest';
import { mentionsIn } from './card-mentions.ts';
import { afterReply } from './put-off.ts';

it.each([
  ['hold on with that file, score the kettle', 'score the kettle'],
  ['Wait with the sheet for a moment. First I want to know what the kettle weighs', 'what the kettle weighs'],
  ["No idea, I'd have to ask my supplier. Improve the kettle", 'Improve the kettle'],
  ['will tell you tomorrow. score the kettle', 'score the kettle'],
  ["thanks. That's the tray done. Get the kettle's page again", "Get the kettle's page again"],
  ['Great! score the kettle', 'score the kettle'],
])('what is ordered behind an answer that starts nothing: %s', (text, order) => {
  expect(afterReply(text, mentionsIn(text), true)).toBe(order);
});
