import { describe, expect, it } from 'vitest';
import { normalForm } from '../speech/normal-form.ts';
import { listOrdersIn } from './list-orders.ts';

const read = (text: string, hasCard = true) => listOrdersIn(normalForm(text), hasCard);
const bullet = { field: 'bullets' };
const keyword = { field: 'keywords' };
const spec = { field: 'specifications' };
const removed = (position: number) => ({ op: 'remove', ...bullet, position });

describe('changes of bullets, keywords and specifications', () => {
  it.each([
    // Away.
    ['kick the third bullet out, it is nonsense', [removed(3)]],
    ['pls lose the last two bullets', [removed(-1), removed(-1)]],
    ['could you drop bullets 2 and 4?', [removed(4), removed(2)]],
    ['remove bullets 2-4', [removed(4), removed(3), removed(2)]],
    [
      'remove the keywords cup, mug',
      [
        { op: 'remove', ...keyword, value: 'cup' },
        { op: 'remove', ...keyword, value: 'mug' },
      ],
    ],
    ['the bottom bullet has to disappear', [removed(-1)]],
    ['add the keyword reading light', [{ op: 'add', ...keyword, value: 'reading light' }]],
    ['add a bullet reading Folds flat', [{ op: 'add', ...bullet, value: 'Folds flat' }]],
    ['The fourth one of the bullets is a lie. Bullet 4 must go', [removed(4)]],
    ['a buyer complained about bullet 2. please delete it', [removed(2)]],
    ['bullets: kill number 4', [removed(4)]],
    // Texts that begin like a wish, or hold the words of a rule.
    [
      'make bullet 3 say Perfect for long rides',
      [{ op: 'set', ...bullet, position: 3, value: 'Perfect for long rides' }],
    ],
    [
      'change the first bullet to Matches every kit',
      [{ op: 'set', ...bullet, position: 1, value: 'Matches every kit' }],
    ],
    ['need to add a bullet: The strap never slips', [{ op: 'add', ...bullet, value: 'The strap never slips' }]],
    ['width should be the last row of the specs', [{ op: 'move', ...spec, name: 'Width', to: -1 }]],
    [
      'material is 14/10 steel, put that in the specs',
      [{ op: 'set', ...spec, name: 'Material', value: '14/10 steel' }],
    ],
    ["I'd like the carrying loop bullet gone", [{ op: 'remove', ...bullet, value: 'carrying loop' }]],
    ['throw "gift" out of the keywords', [{ op: 'remove', ...keyword, value: 'gift' }]],
    ['drop keyword mug, wrong crowd', [{ op: 'remove', ...keyword, value: 'mug' }]],
    ['mug is no keyword of ours, delete it', [{ op: 'remove', ...keyword, value: 'mug' }]],
    ['empty the search terms completely', [{ op: 'remove', ...keyword }]],
    ['the care has no place in the specs, take it out', [{ op: 'remove', ...spec, name: 'Care' }]],
    ['capacity does not belong in the spec table', [{ op: 'remove', ...spec, name: 'Capacity' }]],
    ['weight does not belong in the specs, out with it', [{ op: 'remove', ...spec, name: 'Weight' }]],
    ['I do not want the weight in the specs', [{ op: 'remove', ...spec, name: 'Weight' }]],
    ['bullet 2 is nonsense, out with it', [removed(2)]],
    ['weight should come out of the specs because it varies', [{ op: 'remove', ...spec, name: 'Weight' }]],
    ['steel bottle can leave the keywords', [{ op: 'remove', ...keyword, value: 'steel bottle' }]],
    ["It's not a thermos. Remove that keyword.", [{ op: 'remove', ...keyword, value: 'thermos' }]],
    ['the bullet about the warranty must come first', [{ op: 'move', ...bullet, value: 'warranty', to: 1 }]],
    ['the bullet with easy cleaning goes last', [{ op: 'move', ...bullet, value: 'easy cleaning', to: -1 }]],
    [
      'slip in a new third bullet, the rest moves down: Fits cup holders',
      [{ op: 'add', ...bullet, value: 'Fits cup holders', position: 3 }],
    ],
    // More.
    ['keyword enamel is missing', [{ op: 'add', ...keyword, value: 'enamel' }]],
    ['bullet two: Fits on every hob', [{ op: 'set', ...bullet, position: 2, value: 'Fits on every hob' }]],
    [
      'two more bullets please: "Sits flat" and "Stays cool"',
      ['Sits flat', 'Stays cool'].map((value) => ({ op: 'add', ...bullet, value })),
    ],
    [
      'two new bullets: Sits flat; Stays cool',
      ['Sits flat', 'Stays cool'].map((value) => ({ op: 'add', ...bullet, value })),
    ],
    ['one more point: Sits flat on any stove', [{ op: 'add', ...bullet, value: 'Sits flat on any stove' }]],
    ['put this first in the bullets: Sits flat', [{ op: 'add', ...bullet, value: 'Sits flat', position: 1 }]],
    ['at the end of the bullets: Sits flat', [{ op: 'add', ...bullet, value: 'Sits flat' }]],
    ['put this in as third bullet: Sits flat', [{ op: 'add', ...bullet, value: 'Sits flat', position: 3 }]],
    ['capacity first in the specs', [{ op: 'move', ...spec, name: 'Capacity', to: 1 }]],
    [
      'Depth 12 cm, width 8 cm. Both missing in the specs',
      [
        { op: 'set', ...spec, name: 'Depth', value: '12 cm' },
        { op: 'set', ...spec, name: 'Width', value: '8 cm' },
      ],
    ],
    ['take Care out of the spec table', [{ op: 'remove', ...spec, name: 'Care' }]],
    ["remove the spec 'Care', it is wrong", [{ op: 'remove', ...spec, name: 'Care' }]],
    ["delete the bullet 'Sits, or stands' because it lies", [{ op: 'remove', ...bullet, value: 'Sits, or stands' }]],
    ['delete bullet 2 and keyword 3', [removed(2), { op: 'remove', ...keyword, position: 3 }]],
    ['the first bullet and the last spec can go', [removed(1), { op: 'remove', ...spec, position: -1 }]],
    ['remove bullet 1; bullet 3 too', [removed(3), removed(1)]],
    [
      'remove the keywords cup, tea mug and pot because nobody searches them',
      ['cup', 'tea mug', 'pot'].map((value) => ({ op: 'remove', ...keyword, value })),
    ],
    ['delete bullet 2, the lid is no longer leakproof', [removed(2)]],
    // Order.
    ['bullet 3 up one', [{ op: 'move', ...bullet, position: 3, to: 2 }]],
    ['returns are up, so the third bullet belongs at the very top', [{ op: 'move', ...bullet, position: 3, to: 1 }]],
    ['put bullet 4 before bullet 2', [{ op: 'move', ...bullet, position: 4, to: 2 }]],
    ['make the third bullet number one', [{ op: 'move', ...bullet, position: 3, to: 1 }]],
    ['in the specs please put Color last', [{ op: 'move', ...spec, name: 'Color', to: -1 }]],
    ['the carrying loop bullet should come first', [{ op: 'move', ...bullet, value: 'carrying loop', to: 1 }]],
    ['let bullets one and two trade places', [{ op: 'swap', ...bullet, position: 1, to: 2 }]],
    ['swap the first and the last keyword round', [{ op: 'swap', ...keyword, position: 1, to: -1 }]],
    ['alphabetize the tags', [{ op: 'restyle', ...keyword, style: 'a_to_z' }]],
    ['order specs a-z', [{ op: 'restyle', ...spec, style: 'a_to_z' }]],
    // Texts.
    ['bullet 2 to "Fits every car"', [{ op: 'set', ...bullet, position: 2, value: 'Fits every car' }]],
    ['in the second bullet change lid to cap', [{ op: 'set', ...bullet, position: 2, name: 'lid', value: 'cap' }]],
    ['bullet 3: bags -> backpacks', [{ op: 'set', ...bullet, position: 3, name: 'bags', value: 'backpacks' }]],
    [
      'bullet 2 is wrong. make it Fits all cup holders',
      [{ op: 'set', ...bullet, position: 2, value: 'Fits all cup holders' }],
    ],
    ['put a new bullet at the top: Free lid', [{ op: 'add', ...bullet, value: 'Free lid', position: 1 }]],
    ['as last bullet add Ships in a box', [{ op: 'add', ...bullet, value: 'Ships in a box' }]],
    [
      'add a bullet: Ten year warranty. no wait, five year warranty',
      [{ op: 'add', ...bullet, value: 'five year warranty' }],
    ],
    ['people search for "gym flask". Put it in the keywords', [{ op: 'add', ...keyword, value: 'gym flask' }]],
    [
      'add to the tags "a cup" and "b cup"',
      [
        { op: 'add', ...keyword, value: 'a cup' },
        { op: 'add', ...keyword, value: 'b cup' },
      ],
    ],
    ['keywords should only be gym flask and steel cup', [{ op: 'set', ...keyword, value: 'gym flask, steel cup' }]],
    ['change keyword flask to thermos flask', [{ op: 'set', ...keyword, name: 'flask', value: 'thermos flask' }]],
    ['out with "mug", in with "cup" in the keywords', [{ op: 'set', ...keyword, name: 'mug', value: 'cup' }]],
    [
      'add bullets: Dishwasher safe; BPA free. Made in Portugal.',
      ['Dishwasher safe', 'BPA free', 'Made in Portugal'].map((value) => ({ op: 'add', ...bullet, value })),
    ],
    ['add bullets: Dishwasher safe. Thank you!', [{ op: 'add', ...bullet, value: 'Dishwasher safe' }]],
    [
      'add keywords "hot and cold" and "on the road"',
      ['hot and cold', 'on the road'].map((value) => ({ op: 'add', ...keyword, value })),
    ],
    // Specifications.
    ['spec table: lid material bamboo', [{ op: 'set', ...spec, name: 'Lid material', value: 'bamboo' }]],
    ['the specs need a Warranty of 2 years', [{ op: 'set', ...spec, name: 'Warranty', value: '2 years' }]],
    ['our scale says 315 g. Update the weight in the specs', [{ op: 'set', ...spec, name: 'Weight', value: '315 g' }]],
    [
      'the height is not 20 cm, it is 26 cm. correct the spec',
      [{ op: 'set', ...spec, name: 'Height', value: '26 cm' }],
    ],
    ["color is missing in the specs, it's navy blue", [{ op: 'set', ...spec, name: 'Color', value: 'navy blue' }]],
    // Several.
    ['drop the 1st bullet, add "Fits holders" instead', [removed(1), { op: 'add', ...bullet, value: 'Fits holders' }]],
    [
      'would you delete bullet 3 and put the price to 22 dollars?',
      [removed(3), { op: 'set', field: 'price', value: '22 dollars' }],
    ],
    [
      'weight 310g and add bullet: BPA free',
      [
        { op: 'set', ...spec, name: 'Weight', value: '310g' },
        { op: 'add', ...bullet, value: 'BPA free' },
      ],
    ],
  ])('%s', (text, edits) => {
    expect(read(text)?.edits).toEqual(edits);
  });

  const lost = (name: string, position?: number) => ({
    op: 'remove',
    ...bullet,
    ...(position === undefined ? {} : { position }),
    name,
  });
  it.each([
    ['remove the word X from the second bullet', [lost('X', 2)]],
    ['remove leakproof from the second bullet', [lost('leakproof', 2)]],
    ['pls scrap "most" from 3rd bullet', [lost('most', 3)]],
    ['Could you take the word easy out of the last bullet please', [lost('easy', -1)]],
    ['lose the word easy in the last bullet, sounds cheap', [lost('easy', -1)]],
    ['delete the words "for 24 hours" in bullet 1', [lost('for 24 hours', 1)]],
    ['remove "easy" and "clean" from bullet 4', [lost('easy', 4), lost('clean', 4)]],
    ['in the second bullet, delete the word lid', [lost('lid', 2)]],
    ['second bullet: please delete the word lid', [lost('lid', 2)]],
    ['bullet 2 must not say leakproof', [lost('leakproof', 2)]],
    ['bullet 2: without the word leakproof', [lost('leakproof', 2)]],
    ['remove the word steel from all bullets', [lost('steel')]],
  ])('words go out of a bullet, which stays: %s', (text, edits) => {
    expect(read(text)).toEqual({ edits, card: null });
  });

  it.each([
    'remove the last word of the second bullet',
    'remove the comma from bullet 2',
    'take the emoji out of the first bullet',
  ])('no words of it: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['lamp: add keyword bedside light', 'lamp'],
    ["the mug's first bullet should say Holds 350 ml", 'mug'],
    ['delete the last bullet of the bamboo board', 'bamboo board'],
    ['add "tea cup" to keywords of the mug', 'mug'],
    ["remove the color temperature from lamp's specs", 'lamp'],
  ])('of a card that is named: %s', (text, card) => {
    expect(read(text, false)?.card).toBe(card);
  });

  it.each([
    'should I delete bullet 2?',
    "don't touch bullet 2",
    'I deleted bullet 3 yesterday',
    'what if bullet 1 moved to the end?',
    'maybe later we move bullet 2 to the top',
    'bullet 2 must go, but not yet',
    'delete bullet 2. Or wait, leave it as it is',
    'never use the keyword flask',
    'the second bullet is weak',
    'one more point: what do the bullets cost?',
    'the weight is not in the specs',
    'make bullet 3 shorter',
    'rewrite bullet 2',
    'add keywords that people search for',
    'remove bullet 1, better title',
    'delete bullet 2 and improve the rest',
    'in all my cards remove the last bullet',
    'drop "500 ml" from the title, it is in the specs anyway',
    'bullets 1 and 2 are too long',
    'set the title to Steel Bottle',
    'replace cup by mug but not in the bullets',
  ])('nothing of it: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    'swap bullet 1 and keyword 2',
    'move bullet 2 before keyword 1',
    'move bullets 3 and 4 to the top',
    'move bullet 3 up and bullet 4 down',
    'delete bullet 1; bullet 3 to the top please and thanks',
    'remove the second to last bullet',
    'change bullet 4 to mention the warranty',
    'update the first bullet to include the warranty',
    'turn bullet 2 into a question',
    'split bullet 2 into two',
    'bullets: never start with a number',
    'change bullet 2 to something shorter',
    'remove emojis from the bullets',
    'remove exclamation marks from the bullets',
    'remove the duplicates from the keywords',
  ])('no half of it, and nothing else: %s', (text) => {
    expect(read(text)).toBeNull();
    expect(listOrdersIn(normalForm(text), true, 'what is known')).toBeNull();
  });

  it('reads what it knows beside words that it does not know, where it is told to', () => {
    const text = 'honestly customers laugh about it and the third bullet must go';
    expect(read(text)).toBeNull();
    expect(listOrdersIn(normalForm(text), true, 'what is known')?.edits).toEqual([removed(3)]);
  });
});
