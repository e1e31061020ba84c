import { describe, expect, it } from 'vitest';
import { idOf } from '../intents/seller-library.ts';
import { callsAfter } from '../testing/done-after.ts';

const work = /^(?:improve|edit_|generate|restore|publish|withdraw|cancel|forget|remember|lock|import|create|schedule)/;
const worked = (given: string, text: string) =>
  callsAfter(given, text).filter(({ tool, input }) => work.test(tool) && input.dry_run !== true);

describe('what the learned reader decides', () => {
  it.each(['is it in the gallery now?', 'should it go to the gallery?'])('no work comes of asking: %s', (text) => {
    expect(worked('after_image', text)).toEqual([]);
  });

  it.each([
    ['after_score', 'why is that so low?', 'score_card'],
    ['after_improve', 'did it cost extra?', 'show_usage'],
  ])('a look that answers is kept, after %s: %s', (given, text, tool) => {
    expect(callsAfter(given, text).map((call) => call.tool)).toEqual([tool]);
  });

  it.each([
    'Etsy shoppers love long descriptions',
    'Amazon wants white backgrounds',
    'Nobody reads descriptions',
    'The old title had more charm',
    "don't forget my brand voice",
    'you must not forget my brand voice',
    'leave the bullets alone',
    'My mother always says keep it short',
    'the bullets mention steel three times',
  ])('no work for a remark: %s', (text) => {
    for (const given of ['card_shown', 'after_improve', 'after_score'])
      expect(worked(given, text).filter(({ tool }) => tool !== 'lock_fields')).toEqual([]);
  });

  it.each([
    ['cards_listed', 'the lamp was a gift from my aunt'],
    ['cards_listed', 'I carry the board and the mug to every fair'],
    ['card_shown', 'we are never out of stock'],
    ['no_card', 'I check my scores every Friday'],
    ['no_card', 'Wednesdays are for glazing'],
    ['no_card', 'my partner packs the parcels on Tuesdays'],
    ['after_schedule', 'and on Wednesdays I sing in a choir'],
    ['after_price', 'just looking around'],
    ['after_question', 'good question actually'],
    ['card_shown', 'publish? no way'],
    ['after_improve', 'let me read that again when I am awake'],
    ['tasks_listed', 'I am never up at half past seven'],
  ])('calls nothing for what is only told after %s: %s', (given, text) => {
    expect(callsAfter(given, text)).toEqual([]);
  });

  it.each([
    ['cards_listed', 'the lamp', 'read_card'],
    ['cards_listed', 'the second one', 'read_card'],
    ['cards_listed', 'tune up the apron for ebay', 'improve_card'],
    ['cards_listed', 'add one for wiper blades, rear, 350 mm, rubber', 'create_card'],
    ['after_price', 'only the last two', 'list_cards'],
    ['after_question', 'stainless steel', 'edit_card'],
    ['no_card', 'every Friday check my scores', 'schedule_task'],
    ['card_shown', 'never write the word luxury', 'remember_preference'],
    ['card_shown', 'the title could be shorter', 'improve_card'],
    ['card_shown', 'do your thing', 'improve_card'],
    ['card_shown', 'whats the score', 'score_card'],
    ['card_shown', 'the photo is too dark', 'edit_image'],
  ])('does what is ordered in few words after %s: %s', (given, text, tool) => {
    expect(callsAfter(given, text).map((call) => call.tool)).toContain(tool);
  });

  it('never ends something that is to stay', () => {
    expect(worked('case_published', 'never take it offline')).toEqual([]);
    expect(worked('case_published', "don't take it down")).toEqual([]);
    expect(worked('card_shown', 'I will not restore the original')).toEqual([]);
  });

  it.each([
    ['any chance of a rewrite? it reads like a manual', 'improve_card'],
    ['whole thing needs trimming, people read on their phones', 'improve_card'],
  ])('the tool that the tables do not read: %s', (text, tool) => {
    expect(callsAfter('card_shown', text).map((call) => call.tool)).toContain(tool);
  });

  it.each(['improve the mug', "shorten the mug's title", 'score the mug'])(
    'nothing on the card on the screen when another is named: %s',
    (text) => {
      const ids = callsAfter('card_shown', text).flatMap(({ input }) =>
        input.card_id === undefined ? [] : [input.card_id],
      );
      expect(new Set(ids)).toEqual(new Set([idOf(3)]));
    },
  );

  it.each([
    'Should I give it the same treatment?',
    'Lovely. Should I give the mug the same treatment?',
    'do you think the mug deserves the same treatment?',
    'why give the mug the same treatment?',
  ])('no work for a question about it: %s', (text) => {
    expect(worked('after_improve', text)).toEqual([]);
  });

  it('works on the card whose id was given', () => {
    const ids = callsAfter('card_shown', `any chance of a rewrite of ${idOf(3)}? it reads like a manual`).map(
      ({ input }) => input.card_id,
    );
    expect(new Set(ids.filter((id) => id !== undefined))).toEqual(new Set([idOf(3)]));
  });

  it.each([
    ['new title: Acme Bottle – the better one', 'edit_card'],
    ['each friday at 8 improve the mug for ebay', 'schedule_task'],
  ])('leaves what the tables read with its values: %s', (text, tool) => {
    expect(callsAfter('card_shown', text).map((call) => call.tool)).toContain(tool);
    expect(worked('card_shown', text).filter((call) => call.tool !== tool)).toEqual([]);
  });

  it.each([
    ['card_shown', 'What price is on record here? The office has 23.40.', 'answer_from_card'],
    ['no_card', 'For the monthly bill I need to know how many credits were used.', 'show_usage'],
  ])('surely something else than a value, after %s: %s', (given, text, tool) => {
    const tools = callsAfter(given, text).map((call) => call.tool);
    expect(tools).toContain(tool);
    expect(tools).not.toContain('edit_card');
    expect(tools).not.toContain('schedule_task');
  });

  it('asks which section to lock, when none is named that can be', () => {
    expect(callsAfter('card_shown', 'lock the price')).toEqual([]);
  });
});
