import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';
import { addedFacts } from './added-facts.ts';

const told = (text: string) =>
  (addedFacts(text) ?? []).map(({ field, name, value }) => `${name ?? field}: ${value}`).join(' | ');
const plan = (text: string) => planOf({ ...conversationAfter('card_shown', text), offered: null });

describe('facts that are to be added', () => {
  it.each([
    ['ok add: lid included, dishwasher: no', 'Lid: included | Dishwasher: no'],
    ['please add: cable: 1.8 m; plug: EU type', 'Cable: 1.8 m | Plug: EU type'],
    ['add these: depth 9 cm, weight 1.2 kg', 'Depth: 9 cm | Weight: 1.2 kg'],
    ['also add to the specs: strap removable and colour: sand', 'bullets: Strap removable | Colour: sand'],
    ['add lining: silk, pockets: two', 'Lining: silk | Pockets: two'],
    ['add: scents: lemon, mint, burn time: 30 hours', 'Scents: lemon, mint | Burn time: 30 hours'],
    ['add: material cotton, colour blue', 'Material: cotton | Color: blue'],
    ['add colour olive and size XL', 'Color: olive | Size: XL'],
    ['good, include: brand: Acme, price: 20 EUR', 'brand: Acme | price: 20 EUR'],
    ['add: hand painted, oven safe', 'bullets: Hand painted | bullets: Oven safe'],
    ['note: battery not included', 'Battery: not included'],
    ['note down: material is oak, width 30 cm and the price is 20', 'Material: oak | Width: 30 cm | price: 20'],
    ['add: made of oak, brand: Nordlys', 'Material: oak | brand: Nordlys'],
    ['add: material: 100 % linen, machine washable', 'Material: 100 % linen | bullets: Machine washable'],
  ])('%s', (text, facts) => expect(told(text)).toBe(facts));

  it.each([
    'add: more photos',
    'add: a friendlier tone',
    'add: emojis',
    'add: title: something better',
    'should I add: lid: included?',
    'add: lid: included, then improve everything',
    'add the red one to my list',
    'we add lids: nobody asks for them',
    'add: GOTS certified',
  ])('are none: %s', (text) => expect(told(text)).toBe(''));

  it('are read beside other work, and entries of lists without their mark', () => {
    expect(plan('add: lid: included. Then score it')).toMatchObject([
      { tool: 'edit_card', input: { edits: [{ name: 'Lid', value: 'included' }] } },
      { tool: 'score_card' },
    ]);
    expect(plan('add: bullet: keeps tea warm for 6 hours')).toMatchObject([
      { tool: 'edit_card', input: { edits: [{ op: 'add', field: 'bullets', value: 'keeps tea warm for 6 hours' }] } },
    ]);
    expect(plan('add: keywords: gift, teacup')).toMatchObject([
      { tool: 'edit_card', input: { edits: [{ op: 'add', field: 'keywords', value: 'gift, teacup' }] } },
    ]);
  });
});
