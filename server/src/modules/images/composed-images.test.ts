import type { Card, CardImage } from '@cardwright/contract/cards';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { allFrames, chunksOf, textOf } from '../../events/testing/sse-reader.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { withPlenty } from '../billing/base-plan.ts';
import { planOf } from '../billing/plan-catalogue.ts';
import { cardCalls } from '../cards/testing/card-calls.ts';

const plenty = withPlenty(planOf('free'));

describe.each(testDatabases)('images that are put together in a conversation on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let card: Card;

  beforeAll(async () => {
    app = await openTestApp(open, { base_plan: plenty });
    seller = await app.signIn();
    card = await cardCalls(app, seller).withPictures();
  });
  afterAll(() => app.close());

  const call = (url: string, payload: object) =>
    app.http.inject({ method: 'POST', url: `/api${url}`, headers: seller.headers, payload });
  const said = async (text: string) => {
    const chat = (await call('/chats', {})).json<{ id: string }>();
    const { body } = await call(`/chats/${chat.id}/messages`, { id: newUuid(), text, card_id: card.id });
    const frames = await allFrames(new Response(body));
    const made = chunksOf(frames).find(({ type }) => type === 'data-image')?.data as CardImage | undefined;
    return { made, words: textOf(frames) };
  };
  const taken = async () => (await app.ledger.usage(seller.id)).image_credits.used;
  /** The colours in a picture: which of red, green and blue stand in it, from left to right. */
  const coloursOf = async (image: CardImage | undefined) => {
    const { rawPayload } = await app.http.inject(image?.url ?? '');
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const row = Math.floor(info.height / 2) * info.width;
    const found: string[] = [];
    for (let at = row; at < row + info.width; at += 8) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3);
      const lit = [red > 128 && 'red', green > 128 && 'green', blue > 128 && 'blue'].filter((one) => one !== false);
      if (lit.length === 1 && lit[0] !== undefined && found.at(-1) !== lit[0]) found.push(lit[0]);
    }
    return found;
  };

  it.each([
    ['put the first two images together', ['red', 'green']],
    ['combine picture 1 and 3', ['red', 'blue']],
    ['make a collage of all pictures but the first', ['green', 'blue']],
    ['put all my photos together into one picture', ['red', 'green', 'blue']],
  ])('holds those that are named and no others, for 1 image credit: %s', async (text, colours) => {
    const before = await taken();
    const { made } = await said(text);
    expect(await coloursOf(made)).toEqual(colours);
    expect(await taken()).toBe(before + 1);
  });

  it.each([
    ['combine picture 1 and 4', 'The card has 3 images, so there is no image 4. Nothing was charged.'],
    ['combine picture 2 into one', 'At least two images are needed to put them together. Nothing was charged.'],
    ['combine the last two pictures', 'Which pictures do you mean?'],
  ])('makes nothing and takes nothing where they cannot be put together: %s', async (text, sentence) => {
    const before = await taken();
    const { made, words } = await said(text);
    expect(made).toBeUndefined();
    expect(words).toContain(sentence);
    expect(await taken()).toBe(before);
  });
});
