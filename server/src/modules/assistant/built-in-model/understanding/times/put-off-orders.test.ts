import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { onCard } from '../../../testing/request-around.ts';
import { decide, planOf } from '../../decide.ts';
import { parseRequest } from '../../request.ts';
import { putOffIn } from './put-off-orders.ts';

const planned = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).flatMap(({ tool }) => (tool === 'list_cards' ? [] : [tool]));
const address = 'https://shop.example.com/products/steel-bottle-500';

describe('an order for another day', () => {
  it.each([
    ['card_shown', 'polish it tomorrow'],
    ['no_card', 'do the lamp next week'],
    ['no_card', 'tomorrow morning score the mug'],
    ['no_card', 'export all my cards on Friday'],
    ['no_card', 'improve all cards next month, please'],
    ['card_shown', 'tonight make the background white'],
    ['card_shown', 'can you publish this card on Monday?'],
    ['card_shown', 'rewrite the title of the mug for Amazon next week'],
    ['card_shown', 'export it tomorrow for Etsy'],
    ['card_shown', 'tomorrow at 9 improve it'],
    ['card_shown', 'improve it in two hours'],
    ['card_shown', 'score it at 5 pm'],
    ['card_shown', 'restore the original after lunch'],
    ['card_shown', 'publish it on the 5th of December'],
    ['card_shown', 'once I get the photos, improve it'],
    ['card_shown', 'I want the mug improved next week'],
    ['card_shown', 'I will export it on Friday'],
    ['after_improve', 'the same for the lamp next week'],
    ['after_price', 'do it tomorrow'],
    ['after_price', 'start on Monday'],
    ['file_attached', 'import it tomorrow'],
    ['image_attached_card', 'add it to the gallery tomorrow'],
    ['no_card', `${address} - I will import it tomorrow`],
  ])('is not begun, and a task is offered: %s, %s', (given, text) => {
    expect(planned(given, text)).toEqual([]);
    expect(decide(conversationAfter(given, text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('a task that repeats'),
    });
  });

  it.each([
    ['no_card', 'later improve the mug'],
    ['no_card', `Import later: ${address}`],
    ['no_card', `for later: ${address}`],
    ['no_card', `${address} but not today`],
    ['card_shown', 'some day publish it'],
    ['card_shown', 'write a new title later today'],
    ['card_shown', 'next time use shorter titles'],
    ['card_shown', 'tomorrow set the price to 20 EUR'],
    ['card_shown', 'starting Monday the price is 20 EUR'],
    ['card_shown', 'next week remove the last bullet'],
  ])('is not begun: %s, %s', (given, text) => {
    expect(planned(given, text)).toEqual([]);
  });

  it.each([
    ['card_shown', 'improve it before tomorrow', 'improve_card'],
    ['card_shown', 'get it ready for tomorrow', 'improve_card'],
    ['card_shown', 'rewrite it for the Friday sale', 'improve_card'],
    ['card_shown', 'rewrite it for the sale on Friday', 'improve_card'],
    ['card_shown', 'polish it for Black Friday', 'improve_card'],
    ['card_shown', 'improve it today', 'improve_card'],
    ['card_shown', 'improve it by Friday', 'improve_card'],
    ['card_shown', 'improve it because the shop opens tomorrow', 'improve_card'],
    ['card_shown', 'improve it, tomorrow is the fair', 'improve_card'],
    ['no_card', 'export all my cards, I present them on Monday', 'export_cards'],
    ['card_shown', 'improve it every Friday', 'schedule_task'],
    ['card_shown', 'on Fridays improve it', 'schedule_task'],
    ['no_card', 'on Friday at 10:00 score all cards', 'schedule_task'],
    ['after_schedule', 'do it on Friday instead', 'schedule_task'],
    ['card_shown', 'add the bullet: ready on Monday', 'edit_card'],
    ['card_shown', "set the title to 'Open later today'", 'edit_card'],
    ['card_shown', 'set the price to 20 EUR until Friday', 'edit_card'],
    ['no_card', address, 'import_listing'],
  ])('is another thing than a time that it has to be ready by: %s, %s', (given, text, tool) => {
    expect(planned(given, text)).toContain(tool);
  });

  it('cuts nothing out of a text that is given', () => {
    const text = 'update the description to: Do it with our planner. Start tomorrow. Relax on Sunday.';
    expect(planOf(conversationAfter('card_shown', text))).toMatchObject([
      { input: { edits: [{ value: 'Do it with our planner. Start tomorrow. Relax on Sunday.' }] } },
    ]);
  });

  it('is said beside the work that is wanted now', () => {
    const text = 'score it now and improve the mug tomorrow';
    expect(planned('card_shown', text)).toEqual(['score_card']);
    const asks = parseRequest(text, onCard).asks;
    expect(asks).toContainEqual({ kind: 'say', topic: 'put_off' });
  });

  it('leaves what is to be done first', () => {
    expect(planned('card_shown', 'improve it first and publish it tomorrow')).toContain('improve_card');
    expect(planned('card_shown', 'improve it first and publish it tomorrow')).not.toContain('publish_case');
    expect(planned('card_shown', 'improve and publish it tomorrow')).toEqual([]);
  });

  it.each([
    ['add a bullet that says open on Sunday', { op: 'add', field: 'bullets', value: 'open on Sunday' }],
    ['add a bullet saying we ship tomorrow', { op: 'add', field: 'bullets', value: 'we ship tomorrow' }],
  ])('a time that a bullet tells of puts nothing off: %s', (text, edit) => {
    expect(planOf(conversationAfter('card_shown', text))).toMatchObject([{ input: { edits: [edit] } }]);
  });

  it.each(['improve the blue mug for the market, ', 'this is that one is ', 'not now but ', 'tomorrow improve '])(
    'is found in little time in a long text: %s',
    (words) => {
      const { user: before } = process.cpuUsage();
      putOffIn(`${words.repeat(1_190 / words.length)}x`, true);
      expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(1_000);
    },
  );
});
