import { readFileSync } from 'node:fs';
import type { Card } from '@cardwright/contract/cards';
import { emptyListing, type Listing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { givenOf, promptOf, pushCall } from '../../intents/givens.ts';
import { answerOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { applyEdits } from '../../tools/listing-edits.ts';
import { conversationOf } from '../conversation.ts';
import { decide } from '../decide.ts';

/** What a seller writes about the card on the screen, and what of it is different afterwards. */
interface Wording {
  text: string;
  card: string[];
}
const wordings: Wording[] = JSON.parse(readFileSync(new URL('./edit-wordings.json', import.meta.url), 'utf8'));
const listing: Listing = {
  ...emptyListing,
  title: 'Steel Water Bottle 500 ml by Acme',
  description: 'A steel bottle for every day. The bottle is light.',
  bullets: [
    'Keeps drinks cold for 24 hours',
    'Leakproof lid with carrying loop',
    'BPA FREE steel bottle',
    'Fits most cup holders!',
    'Easy to clean 🎉',
  ],
  specifications: [
    { name: 'Material', value: 'Stainless steel' },
    { name: 'Color', value: 'Blue' },
    { name: 'Capacity', value: '500 ml' },
    { name: 'Weight', value: '250 g' },
    { name: 'Dimensions', value: '7 x 7 x 26 cm' },
  ],
  keywords: ['bottle', 'mug', 'steel flask'],
  brand: 'Acme',
  category: 'Water bottles',
  price: { amount: '24.90', currency: 'USD' },
  availability: 'in_stock',
};

function differences(after: Listing): string[] {
  const lines: string[] = [];
  for (const field of ['title', 'description', 'brand', 'category', 'availability'] as const)
    if (after[field] !== listing[field]) lines.push(`${field}=${after[field]}`);
  const price = after.price === null ? 'none' : `${after.price.amount} ${after.price.currency}`;
  if (price !== '24.90 USD') lines.push(`price=${price}`);
  const [bullets, keywords] = [after.bullets.join(' / '), after.keywords.join(', ')];
  if (bullets !== listing.bullets.join(' / ')) lines.push(`bullets=${bullets}`);
  if (keywords !== listing.keywords.join(', ')) lines.push(`keywords=${keywords}`);
  const before = new Map(listing.specifications.map(({ name, value }) => [name, value]));
  for (const { name, value } of after.specifications)
    if (before.get(name) !== value) lines.push(`spec ${name}=${value}`);
  for (const name of before.keys())
    if (!after.specifications.some((one) => one.name === name)) lines.push(`spec -${name}`);
  return lines.sort();
}

/** Lets the model go on until it answers. Work other than edits and looks is told by the name of its tool. */
function talkedOver(text: string): { card: string[]; others: string[]; says: string } {
  const given = givenOf('card_shown');
  const prompt = promptOf(given, text);
  const others: string[] = [];
  let now = listing;
  for (let count = 0; count < 8; count += 1) {
    const action = decide(conversationOf(prompt, given.shownCardId));
    if (action.kind === 'say') return { card: differences(now), others, says: action.text };
    let output = answerOf(action.tool, action.input);
    if (action.tool === 'edit_card') {
      const card = { marketplace: 'generic', current: { listing: now } } as Card;
      const edits = action.input.edits as Parameters<typeof applyEdits>[1];
      const { listing: changed, changes, notes } = applyEdits(card, edits);
      now = { ...now, ...changed };
      if (changes.length === 0) output = { error: { code: 'conflict', message: notes[0] ?? '' } };
      else output = { ...output, edits: changes, notes };
    } else others.push(action.tool);
    pushCall(prompt, action.tool, action.input, output);
  }
  throw new Error('the model came to no end');
}

describe('a card after what the seller wrote', () => {
  it.each(wordings)('$text', ({ text, card }) => {
    const { card: after, others } = talkedOver(text);
    expect({ after, others }).toEqual({ after: card.toSorted(), others: [] });
  });

  it('holds claims as the seller stated them, and the answer says what marketplaces think of them', () => {
    expect(talkedOver('say it is FDA approved')).toMatchObject({
      card: ['spec Certification=FDA approved'],
      others: [],
    });
    expect(talkedOver('say it is FDA approved').says).toContain('I cannot check “FDA approved”');
    expect(talkedOver("add that it's the best seller").says).toContain('marketplaces refuse praise and promotion');
    expect(talkedOver('it is dishwasher safe').says).not.toContain('I cannot check');
    expect(talkedOver('make the title all caps').says).toContain('refuse titles in capital letters');
  });

  it('is told with the name of a specification once', () => {
    const { says } = talkedOver('add a spec: depth 4.2 cm');
    expect(says).toContain('**Depth**: 4.2 cm');
  });

  it('is told to be without a word that is looked for in vain', () => {
    expect(talkedOver('fix the typo in the title: botle → bottle').says).toContain('The title does not say “botle”.');
  });

  it('is improved once more, when "no exclamation marks" is said of an improvement', () => {
    const action = decide(conversationAfter('after_improve', 'no exclamation marks'));
    expect(action.kind === 'call' && action.tool).not.toBe('edit_card');
  });
});
