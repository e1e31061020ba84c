import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const toolsFor = (given: string, text: string) => planOf(conversationAfter(given, text)).map(({ tool }) => tool);
const saidFor = (given: string, text: string) => decide(conversationAfter(given, text));

describe('questions about the shop', () => {
  it.each([
    ['card_shown', "What's in our shop at the moment?", 'list_cards'],
    ['no_card', "hey! what's in my store now", 'list_cards'],
    ['card_shown', 'I want a link that I can share with my partner', 'publish_case'],
    ['card_shown', 'a buyer asks whether the strap is leather, do we say so?', 'answer_from_card'],
    ['no_card', 'fine, then I write it down: hazelnut spread with cocoa, 220 g jar, 4.20 EUR', 'create_card'],
    ['after_score', 'do the thing that gains the most points', 'compare_versions'],
    ['card_shown', 'hey what size is it my brother says we never wrote it', 'answer_from_card'],
    ['after_improve', 'go back to the old text; my wording was quite right', 'restore_version'],
    ['after_schedule', "never mind, I'll look at that myself", 'cancel_task'],
  ])('%s: %s', (given, text, tool) => {
    expect(toolsFor(given, text).at(-1)).toBe(tool);
  });

  it.each(['i need new bullets for AMAZON', 'give me new bullet points for walmart'])(
    'bullets for a marketplace are written anew: %s',
    (text) => expect(toolsFor('card_shown', text)).toContain('improve_card'),
  );
  it.each([
    'add a bullet about the lid',
    'write another bullet on how easy it is to clean please',
    'We need a new bullet about the lid',
  ])('a bullet has words: %s', (text) => {
    expect(saidFor('card_shown', text)).toMatchObject({ kind: 'say', text: expect.stringContaining('bullet say?') });
  });
  it('a bullet has the words that are stated', () => {
    expect(toolsFor('card_shown', 'add a bullet about the lid: it closes with one hand')).toEqual(['edit_card']);
  });

  it.each(['who bought the apron yesterday?', 'how many orders did we get this week', 'how much did i sell in May?'])(
    'nobody here knows of sales: %s',
    (text) => {
      expect(saidFor('card_shown', text)).toMatchObject({
        kind: 'say',
        text: expect.stringContaining('do not see orders'),
      });
    },
  );

  it.each([
    'The category of this card needs correcting.',
    'the weight is wrong',
    'the size is given incorrectly, please fix it',
  ])('asks for the value that is meant: %s', (text) => {
    expect(saidFor('card_shown', text)).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('What shall it be?'),
    });
  });

  it.each([
    ['lock everything but the description', ['title', 'bullets', 'specifications', 'keywords'], true],
    ['unlock all except the title and the bullets', ['description', 'specifications', 'keywords'], false],
    ['freeze the keywords', ['keywords'], true],
    ['protect everything besides the bullets', ['title', 'description', 'specifications', 'keywords'], true],
  ])('locks what is meant: %s', (text, fields, locked) => {
    expect(planOf(conversationAfter('card_shown', text)).at(-1)?.input).toEqual({ fields, locked });
  });

  it('takes a value that stands beside the complaint', () => {
    expect(toolsFor('card_shown', 'the brand is wrong, it should be Norvik')).toEqual(['edit_card']);
  });
});
