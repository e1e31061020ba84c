import { expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { onCard } from '../../testing/request-around.ts';
import { planOf } from '../decide.ts';
import { parseRequest } from '../request.ts';
import type { Surroundings } from '../understanding/ask.ts';

function plannedFor(given: string, text: string) {
  return planOf(conversationAfter(given, text));
}
const calls = (given: string, text: string) =>
  plannedFor(given, text).map(({ tool, input: { file_id: _, ...input }, target }) => {
    const of = target?.kind === 'named' ? ` of ${target.names.flat().join(' ')}` : '';
    return `${tool} ${JSON.stringify(input)}${of}`;
  });

it.each([
  ['upload this list and export everything as csv', ['import_file {}', 'export_cards {"format":"csv"}']],
  [
    'get these products in, then rate them for amazon',
    ['import_file {"marketplace":"amazon"}', 'score_cards {"marketplace":"amazon","dry_run":true}'],
  ],
  ['take these in and improve all of them', ['import_file {}', 'improve_cards {"dry_run":true}']],
  ['attached please find the export of our stock system, kindly load it', ['import_file {}']],
  ['Create a card from these files', ['import_file {}']],
  ['use these files for a new card', ['import_file {}']],
  [
    'Hi, these are the new ones from our carpenter, I sell them on Etsy. Please put them in.',
    ['import_file {"marketplace":"etsy"}'],
  ],
])('what follows a file is done with the cards of its rows: %s', (text, planned) => {
  expect(calls('file_attached', text)).toEqual(planned);
});

it.each([
  [
    'new card: bamboo toothbrush, pack of 4, soft. then score it',
    ['create_card {"text":"bamboo toothbrush, pack of 4, soft"}', 'score_card {}'],
  ],
  [
    'ebay listing for a leather wallet, brown, 8 card slots',
    ['create_card {"text":"ebay listing for a leather wallet, brown, 8 card slots","marketplace":"ebay"}'],
  ],
])('the facts of a new card end where work with it begins: %s', (text, planned) => {
  expect(calls('no_card', text)).toEqual(planned);
});

it.each([
  [
    'no_card',
    'what did you change on the desk lamp?',
    ['list_cards {"query":"desk lamp"}', 'compare_versions {} of desk lamp'],
  ],
  [
    'no_card',
    'bring the apron back to the original',
    ['list_cards {"query":"apron"}', 'restore_version {"version":"original"} of apron'],
  ],
  ['cards_listed', 'undo the mug', ['restore_version {"version":"previous"} of mug']],
  ['card_shown', 'take it back to the version that was imported', ['restore_version {"version":"original"}']],
  ['card_shown', 'undo please, that was my mistake', ['restore_version {"version":"previous"}']],
  ['card_shown', 'we just corrected the price on the website, fetch it again', ['reimport_card {}']],
  ['card_shown', 'refresh it from the shop page, it changed last night', ['reimport_card {}']],
])('going back, comparing and reading again (%s): %s', (given, text, planned) => {
  expect(calls(given, text)).toEqual(planned);
});

it('a sentence about what somebody wants to know belongs to the question after it', () => {
  const [asked, ...more] = plannedFor('card_shown', 'A shopper wants to know the exact weight. What do we state?');
  expect(asked?.input.question).toBe('A shopper wants to know the exact weight. What do we state?');
  expect(more).toEqual([]);
});

it.each([
  ['no_card', 'I would like to register a new article: a No. 7 jointer plane, cast iron. The price is 80 pounds.'],
  ['card_shown', 'I want to enter another product: a wool rug, 2 m long. The price is 90 euros.'],
  ['no_card', 'Please put in a new item: Puma size 9, worn twice, black. Price is 70 dollars'],
  ['card_shown', 'we have something new to list: a walnut bowl, 20 cm. It costs 35 euros'],
  ['no_card', 'may I enter one more item: honey jar No. 2, 500 g. Its price: 9 euros'],
])('a new thing that is entered is a card with all its facts (%s): %s', (given, text) => {
  const facts = text.slice(text.indexOf(': ') + 2).replace(/^an? /, '');
  expect(calls(given, text)).toEqual([`create_card ${JSON.stringify({ text: facts })}`]);
});

it.each([
  'no. 4: the price is 45 pounds',
  'the price of number 4 is 45 pounds',
  'Please enter the new price: 45 pounds',
  'for the new item the price is 45 pounds',
])('a price of a card makes no new one: %s', (text) =>
  expect(calls('cards_listed', text).filter((call) => call.startsWith('create_card'))).toEqual([]),
);

it.each([
  'theres a page about it on my own site https://a.example/soap/1 - could that be turned into a card here?',
  'My old shop still shows https://a.example/soap/1 , might that be made into a card?',
  'https://a.example/soap/1 is what we sold in spring - can that be brought in here?',
])('whether an address can become a card asks for it: %s', (text) => {
  expect(calls('no_card', text)).toEqual(['import_listing {"url":"https://a.example/soap/1"}', 'score_card {}']);
});

it.each(['Create a card from this file', 'Make a listing of it', 'Create cards from these'])(
  'takes in a file that comes after another was taken in: %s',
  (text) => {
    const files: Surroundings['files'] = [{ file_id: 'f', name: 'stool.pdf', kind: 'pdf', text: 'Oak stool' }];
    const around: Surroundings = { ...onCard, files, filesAreNew: true, lastTool: 'import_file' };
    const taken = [{ tool: 'import_listing', input: { text: 'Oak stool' } }];
    expect(parseRequest(text, around).asks).toMatchObject(taken);
  },
);
