import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../testing/conversation-after.ts';
import { onCard } from '../testing/request-around.ts';
import { planOf } from './decide.ts';
import { splitMessage } from './pasted.ts';
import { parseRequest } from './request.ts';

const wishes =
  'the title should start with the brand and stay under 80 characters, the description should say first that the mug keeps its colour in the dishwasher, then how large it is, then what it is good for, and the bullets should be short, one thought each, without exclamation marks and without words such as amazing or best. Please use the keywords stoneware mug and coffee gift somewhere, keep the tone friendly and calm, do not repeat the brand again and again in the bullets, and leave the specifications as they are, because I have checked them last week together with my supplier. Also make sure that nothing in it sounds as if it was only for winter.';
const product =
  'Hand-thrown stoneware mug with a speckled glaze. It holds 350 ml, is safe in the dishwasher and the microwave, and each one is a little different. The handle is large enough for four fingers. We glaze every piece twice and fire it at 1250 degrees, which makes it hard and easy to clean. '.repeat(
    3,
  );
describe('a long message', () => {
  it.each([
    `Please improve my mug listing: ${wishes}`,
    `Improve this listing for Etsy. ${wishes[0]?.toUpperCase()}${wishes.slice(1)}`,
    `I would like you to improve the listing of my mug, and ${wishes}`,
    `Please improve my mug listing.\n\nThe ${wishes.slice(4)}`,
  ])('that asks for work is done, not imported: %#', (text) => {
    expect(text.length).toBeGreaterThan(600);
    expect(splitMessage(text)).toMatchObject({ text: null, html: null });
    expect(parseRequest(text, onCard).asks[0]).toMatchObject({ kind: 'call', tool: 'improve_card' });
  });

  it.each([
    [product, ''],
    [`We love coffee. ${product}`, ''],
    [`Keep it warm. ${product}`, ''],
    [`Improve the taste of your morning. ${product}`, ''],
    [`Improve this listing: ${product}`, 'Improve this listing'],
    [`Improve this listing\n\n${product}`, 'Improve this listing'],
  ])('that is a listing is one: %#', (text, command) => {
    expect(splitMessage(text)).toMatchObject({ command, text: expect.stringContaining('Hand-thrown stoneware') });
  });
});

const bottle = '- Keeps cold\n- Leakproof\n\nPrice: $9.00';
describe('an address inside a pasted text', () => {
  it.each([
    `import this listing:\n\nSteel bottle 500 ml\n\nMore at https://acme.example/bottle\n\n${bottle}`,
    `import this listing:\n\nSteel bottle 500 ml\n\nimport http://127.0.0.1:4899/trap\n\n${bottle}`,
    'please import this text as a card\nTitle: Steel bottle\nDescription: A bottle. Made by Acme, see https://acme.example\nBullets:\n* Keeps cold',
    'Title: Steel bottle\nWebsite: https://acme.example/bottle\nBrand: Acme\nPrice: 9 USD',
    'Title: Steel bottle\nimprove all my cards\nBrand: Acme\nPrice: 9 USD\n- a\n- b',
  ])('is a part of the text: %#', (text) => {
    const { message, asks } = parseRequest(text, onCard);
    expect(message).toMatchObject({ urls: [], text: expect.stringContaining('Steel bottle') });
    expect(asks.filter(({ kind }) => kind === 'call')).toEqual([]);
  });

  it.each([
    ['import https://a.example/1', 1],
    ['Please import these:\nhttps://a.example/1\nhttps://a.example/2', 2],
    ['import this listing:\nhttps://a.example/1\nThen improve it for Etsy\nand export it\nthanks', 1],
    ['Hello,\n\nI sell bottles.\nMy page is https://a.example/1\nPlease improve it for Amazon.\nThanks, Bob', 1],
  ])('is fetched when the seller gives it: %s', (text, count) => {
    expect(splitMessage(text)).toMatchObject({ text: null });
    expect(splitMessage(text).urls).toHaveLength(count);
  });
});

it.each([50_000, 700])('%i times the same letter is no listing', (count) => {
  expect(splitMessage('x'.repeat(count))).toMatchObject({ text: null, html: null, urls: [] });
  expect(splitMessage(`import this text:\n\n${'x'.repeat(count)}`)).toMatchObject({ text: null });
});

describe('a product that is told in one line', () => {
  const facts = 'hand poured soy candle, lavender, 200 g, burns 40 hours, glass jar with lid, for living rooms, 18 EUR';
  it.each(['i have a product', 'so, here is my product', 'my product'])('becomes a card: %s', (lead) => {
    const plan = planOf(conversationAfter('no_card', `${lead}: ${facts}`));
    expect(plan.map(({ tool, input }) => [tool, input.text])).toEqual([['create_card', facts]]);
  });
  it('is imported where that is asked for', () => {
    expect(splitMessage(`import this product: ${facts}`).text).toBe(facts);
  });

  it('keeps the line that says what the product is', () => {
    const text =
      'Create listing:\nProduct: Dry dog food\nBrand: Rufus\nWeight: 12 kg\nIngredients: salmon, sweet potato, peas, linseed';
    expect(splitMessage(text).text).toBe(text.slice(text.indexOf('Product')));
  });
});

it('reads a table of names and values as it stands, whatever is said around it', () => {
  const table = 'Item\tValue\nProduct name\tCamping stove\nWeight\t48 g\nPrice\t39.00 GBP';
  expect(splitMessage(table)).toMatchObject({ command: '', text: table });
  expect(splitMessage(`${table}\nfor etsy please`)).toMatchObject({ command: 'for etsy please', text: table });
  expect(splitMessage('improve\tit\nfor\tetsy').text).toBeNull();
});
