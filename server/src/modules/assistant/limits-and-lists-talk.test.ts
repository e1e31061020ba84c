import { describe, expect, it } from 'vitest';
import { openChargingStage } from '../../testing/charging-stage.ts';
import { openTestPglite } from '../../testing/test-databases.ts';
import { bottle } from '../cards/testing/card-calls.ts';
import { answerText } from '../chats/testing/chat-stage.ts';

describe('a talk about many cards', () => {
  const stage = openChargingStage(openTestPglite);
  const cards = async (...prices: ([string, string | null] | null)[]) => {
    const ids: string[] = [];
    for (const [index, price] of prices.entries()) {
      const listing = {
        ...bottle,
        title: `trail bottle ${index + 1}`,
        price: price === null ? null : { amount: price[0], currency: price[1] },
        specifications: [{ name: 'Colour', value: 'Blue, Amber / Green' }],
      };
      ids.push((await stage.call('POST', '/cards', { listing })).json<{ id: string }>().id);
    }
    return ids;
  };
  const talk = async (chat: string, text: string) => {
    await stage.say(chat, text);
    await stage.settled();
    return answerText((await stage.chatOf(chat)).messages.at(-1)) ?? '';
  };

  it('keeps to a limit of credits, and answers what became of the cards', async () => {
    await cards(null, null, null);
    const chat = await stage.newChat();
    const price = await talk(chat, 'improve all my cards, spend at most 50 credits');
    expect(price).toContain('To improve 2 listings costs 40 credits');
    expect(price).toMatch(/limit of 50 credits is enough for 2 of 3 listings.*trail bottle 3.*trail bottle 2/);
    const [before = 0] = await stage.spent();
    expect(await talk(chat, 'yes')).toContain('I improved 2 listings, for 40 credits');
    expect((await stage.spent())[0]).toBe(before + 50);
    expect(await talk(chat, 'how many got better?')).toMatch(/^2 of 2 listings.*from \*\*\d+\*\* to \*\*\d+\*\*/s);
    expect(await talk(chat, 'did any stay under 5?')).toContain('None of them scores less than 5');
    expect(await talk(chat, 'which failed?')).toBe('None of them failed.');
    expect(await talk(chat, 'improve all my cards, at most 10 credits')).toContain('more than your limit of 10');
  });

  it('tells prices by currency, and the first of an order', async () => {
    await cards(['10.50', 'USD'], ['20.25', 'USD'], ['7.00', 'EUR'], null);
    const chat = await stage.newChat();
    const total = await talk(chat, 'how much are all my cards together?');
    expect(total).toMatch(/USD.*2 listings, \*\*30\.75 USD\*\*.*EUR.*\*\*7\.00 EUR\*\*.*1 listing has no price/s);
    expect(await talk(chat, 'which one is the most expensive?')).toMatch(
      /do not compare them\. The most expensive of each:.*bottle 3.*7\.00 EUR.*bottle 2.*20\.25 USD/s,
    );
    expect(await talk(chat, 'show me the 2 oldest')).toMatch(/^Your 2 listings.*bottle 1.*bottle 2/s);
    expect(await talk(chat, 'which is the newest one?')).toContain('trail bottle 4');
  });

  it('exports like the last time, after saying how that was', async () => {
    const [id] = await cards(null, null);
    expect(await talk(await stage.newChat(), 'export again like last time')).toContain('not exported anything yet');
    const made = await stage.call('POST', '/exports', { card_ids: [id], format: 'json', marketplace: 'etsy' });
    await expect.poll(async () => (await stage.call('GET', `/exports/${made.json().id}`)).json().status).toBe('done');
    const again = await talk(await stage.newChat(), 'export again like last time');
    expect(again).toMatch(/^Your last export, of \w+ \d+, was 1 card as JSON for Etsy\. I am exporting 1 card to JSON/);
    const { items } = (await stage.call('GET', '/exports')).json();
    expect(items).toMatchObject([
      { format: 'json', marketplace: 'etsy', card_count: 1 },
      { format: 'json', marketplace: 'etsy' },
    ]);
  });

  it('exports the cheapest, and the same ones in another format', async () => {
    await cards(['10.50', 'USD'], ['20.25', 'USD'], ['7.00', 'USD'], null);
    expect(await talk(await stage.newChat(), 'export my 2 cheapest as csv')).toContain('exporting 2 cards to CSV');
    await stage.settled();
    const [made] = (await stage.call('GET', '/exports')).json().items;
    await expect.poll(async () => (await stage.call('GET', `/exports/${made.id}`)).json().status).toBe('done');
    const again = await talk(await stage.newChat(), 'the same export but as json');
    expect(again).toMatch(/^Your last export, of .*, was 2 cards as CSV\. I am exporting 2 cards to JSON/);
  });

  it('takes one variant out, and nothing else', async () => {
    const [id = ''] = await cards(null);
    const chat = await stage.newChat();
    const say = async (text: string) => {
      await stage.call('POST', `/chats/${chat}/messages`, { id: crypto.randomUUID(), text, card_id: id });
      await stage.settled();
      return answerText((await stage.chatOf(chat)).messages.at(-1)) ?? '';
    };
    expect(await say('amber is sold out, remove it')).toContain('Blue, Green (before: Blue, Amber / Green)');
    expect(await say('purple is sold out, remove it')).toContain('lists no “purple”');
    const { current } = (await stage.call('GET', `/cards/${id}`)).json();
    expect(current.listing).toMatchObject({ title: 'trail bottle 1', availability: null });
  });
});
