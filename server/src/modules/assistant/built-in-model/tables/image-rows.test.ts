import { expect, it } from 'vitest';
import { givens } from '../../intents/givens.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { onCard } from '../../testing/request-around.ts';
import { planOf } from '../decide.ts';
import { parseRequest } from '../request.ts';

/** The calls of a request: the picture and what is done with it, or the kind that is made; with `of`, the card's name or place. */
function plannedFor(given: string, text: string): string[] {
  return planOf(conversationAfter(given, text)).map(({ tool, input, target }) => {
    const of =
      target?.kind === 'named'
        ? ` of ${target.names.flat().join(' ')}`
        : target?.kind === 'places'
          ? ` of ${target.places}`
          : '';
    if (tool === 'edit_image') {
      const image = input.image === givens.image_attached?.files[0]?.file_id ? 'attached' : input.image;
      return `${image}: ${(input.operations as string[]).toSorted().join('+')}${input.width === undefined ? '' : ` ${input.width}`}${of}`;
    }
    return tool === 'generate_image' ? `${input.kind}${of}` : tool;
  });
}

it.each([
  [
    'put photos 2, 3 and 5 on a plain white backdrop',
    ['2: white_background', '3: white_background', '5: white_background'],
  ],
  ['brighten images 2 to 4', ['2: lighten', '3: lighten', '4: lighten']],
  ['the third and fourth picture are crooked, straighten them', ['3: straighten', '4: straighten']],
  ['sharpen 2 and 5', ['2: enhance', '5: enhance']],
  ['lighten the main picture, then into the gallery with it', ['main: lighten', 'add_image_to_gallery']],
  ['cover photo on white, photo 2 square', ['main: white_background', '2: square']],
  ['straighten pic 2 & lighten pic 3', ['2: straighten', '3: lighten']],
  ['square crops of all five pictures please', ['all: square']],
  ['half of my kitchen is on photo 3, crop it', ['3: crop']],
  ['they came out so dark, all of them. lighten them all', ['all: lighten']],
  ['photo 5 needs to be cropped, there is way too much table in it', ['5: crop']],
  ['make it white', ['main: white_background']],
  ['make it pure white please', ['main: white_background']],
  ['make it white and polish it', ['main: white_background', 'score_card', 'improve_card', 'compare_versions']],
  ['make it brighter and square', ['main: lighten+square']],
  ['make the third photo 1400 wide', ['3: resize 1400']],
  ['crop photo 2, sorry, I mean photo 4', ['4: crop']],
  ['lighten, sharpen and square number 3', ['3: enhance+lighten+square']],
  ['ebay refused the cover picture because of the gray backdrop', ['main: white_background']],
])('reads which pictures and what to do with each: %s', (text, calls) => {
  expect(plannedFor('card_shown', text)).toEqual(calls);
});

it.each([
  ['now 2 and 3', ['2: white_background', '3: white_background']],
  ['apply that to images 2 to 4', ['2: white_background', '3: white_background', '4: white_background']],
  ['can you do photo 3 the same way?', ['3: white_background']],
  ['lovely! the fourth likewise', ['4: white_background']],
  ['do it to every photo', ['all: white_background']],
  ['put it in the gallery and do pic 4 the same way', ['add_image_to_gallery', '4: white_background']],
  ['photo 2: crop instead', ['2: crop']],
  ['photo 2 is fine', []],
  ['thanks! now score the card', ['score_card']],
])('after work on a picture "%s" is about pictures where it names them', (text, calls) => {
  expect(plannedFor('after_image', text)).toEqual(calls);
});

it.each([
  ['no_card', "sharpen the mug's second photo", ['list_cards', '2: enhance of mug']],
  [
    'no_card',
    'desk lamp photos 2 and 3 on white',
    ['list_cards', '2: white_background of desk lamp', '3: white_background of desk lamp'],
  ],
  ['no_card', 'please crop the first picture of the apron', ['list_cards', 'main: crop of apron']],
  ['no_card', 'can you make an infographic for the mug?', ['list_cards', 'feature_graphic of mug']],
  ['cards_listed', 'lighten photo 2 of number 3', ['2: lighten of 3']],
  ['cards_listed', 'fourth one, cover photo, shadow please', ['main: shadow of 4']],
  ['cards_listed', 'size chart for the apron please', ['size_chart of apron']],
])('with no card in hand (%s) the words name one: %s', (given, text, calls) => {
  expect(plannedFor(given, text)).toEqual(calls);
});

it('with no card in hand a picture of nobody is asked for', () => {
  expect(plannedFor('no_card', 'brighten my picture')).toEqual(['list_cards', 'main: lighten']);
});

it.each([
  ['draw me a diagram with the measurements', ['size_chart']],
  ['i want a banner that shows the benefits', ['feature_graphic']],
  ['infographic and size table please', ['size_chart', 'feature_graphic']],
  ['lifestyle picture: the bottle at a campsite, evening', ['picture']],
  ['make me a picture: bottle in a gym bag', ['picture']],
])('a graphic by what it shows: %s', (text, kinds) => {
  expect(plannedFor('card_shown', text)).toEqual(kinds);
});

it.each([
  ['here is the new bottle shot. straighten it and put it on white', ['attached: straighten+white_background']],
  ['pretty dark, right? lighten it', ['attached: lighten']],
])('a picture that came along is the one that is meant: %s', (text, calls) => {
  expect(plannedFor('image_attached', text)).toEqual(calls);
});

it.each(['photo 2 is already square', 'the photos are fine, leave them', 'how many photos do i have'])(
  'does nothing to a picture when told: %s',
  (text) => {
    expect(plannedFor('card_shown', text).filter((call) => call.includes(':'))).toEqual([]);
  },
);

it.each([
  'took this today, pls add to the pics of this one',
  'add to the photos please',
  'just shot it, put with its other pictures please',
  'please save in the pictures of this listing',
])('a picture that was sent joins the others: %s', (text) =>
  expect(plannedFor('image_attached_card', text)).toEqual(['add_image_to_gallery']),
);

it.each([
  'I would also like a photo of it standing in fresh snow, can you generate one',
  "I'd love a picture of it on a picnic blanket, could you make one?",
  'we would really like an image showing it in a rucksack',
])('a picture that is wished for is drawn: %s', (text) => expect(plannedFor('card_shown', text)).toEqual(['picture']));

it.each([
  'would you like a picture of it?',
  'my wife would like a picture of it, she said',
  'I would like a white background on the picture',
  'add to the pictures a white background',
])('no scene is drawn of other wishes: %s', (text) => expect(plannedFor('card_shown', text)).not.toContain('picture'));

it.each([
  [
    "cut out the background of this photo, white please. don't put it on the card before I've seen it!",
    'white_background',
  ],
  ['white background. do not add it to the card until i say so', 'white_background'],
  ['not for the gallery, just make it square', 'square'],
])('a picture that is not to go into the gallery is worked on alone: %s', (text, operation) =>
  expect(planOf(conversationAfter('image_attached_card', text))).toMatchObject([
    { tool: 'edit_image', input: { operations: [operation] } },
  ]),
);
it.each([
  ['add the color blue, not in the listing', []],
  ['do not add it to the card', ['no']],
])('what the card does not have keeps no picture out: %s', (text, topics) =>
  expect(parseRequest(text, onCard).asks.map((ask) => ask.kind === 'say' && ask.topic)).toEqual(topics),
);
it('a picture that is not to go into the gallery stays out of it', () =>
  expect(planOf(conversationAfter('image_attached_card', 'do not add it to the card'))).toEqual([]));

it.each([
  ['image_attached', 'Belongs to the ceramic mug. Add it there but not as main.', undefined],
  ['image_attached', 'add it to the ceramic mug but not as main', undefined],
  ['image_attached_card', "add this, but to the ceramic mug, not to the one that's open", undefined],
  ['image_attached_card', 'add this to the ceramic mug instead', undefined],
  ['image_attached_card', 'belongs to the ceramic mug, add it there as the main picture', true],
])('a picture for a card that is named: %s, %s', (given, text, asMain) => {
  const call = planOf(conversationAfter(given, text)).find(({ tool }) => tool === 'add_image_to_gallery');
  expect(call).toMatchObject({ target: { kind: 'unknown' } });
  expect(call?.input.as_main).toBe(asMain);
});

it.each(['no, put the original picture back', 'back to the old photo please'])(
  'a picture as it was is composed of nothing: %s',
  (text) => expect(planOf(conversationAfter('after_image', text))).toEqual([]),
);
it('the original picture goes into the gallery where that is asked for', () =>
  expect(plannedFor('after_image', 'put the original picture into the gallery')).toEqual(['add_image_to_gallery']));
