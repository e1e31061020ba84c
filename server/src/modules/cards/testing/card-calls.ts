import type { Card } from '@cardwright/contract/cards';
import { emptyListing, type Listing } from '@cardwright/listing/listing';
import sharp from 'sharp';
import type { SignedIn, TestApp } from '../../../testing/test-app.ts';

export const bottle: Listing = {
  ...emptyListing,
  title: 'norvik trail bottle',
  description: 'A steel bottle that keeps drinks cold for 24 hours. The lid has a carrying loop.',
  bullets: ['keeps drinks cold for 24 hours'],
  specifications: [
    { name: 'Material', value: 'Stainless steel' },
    { name: 'Volume', value: '750 ml' },
  ],
  brand: 'Norvik',
  language: 'en',
};

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A picture of one colour. */
export const picture = (background: string) =>
  sharp({ create: { width: 50, height: 50, channels: 3, background } })
    .png()
    .toBuffer();

export type CardCalls = ReturnType<typeof cardCalls>;

/** Calls of the cards API as one seller, or as `as`; null calls without a token. */
export function cardCalls(app: TestApp, seller: SignedIn) {
  const call = (method: Method, url: string, payload?: object, as: SignedIn | null = seller) =>
    app.http.inject({
      method,
      url: `/api/cards${url}`,
      headers: as?.headers ?? {},
      ...(payload === undefined ? {} : { payload }),
    });
  const make = async (listing: Partial<Listing> = {}, as = seller): Promise<Card> =>
    (await call('POST', '', { listing: { ...bottle, ...listing } }, as)).json<Card>();
  const read = async (id: string): Promise<Card> => (await call('GET', `/${id}`)).json<Card>();
  /** A card with a red, a green and a blue picture. */
  const withPictures = async (): Promise<Card> => {
    const card = await make();
    for (const colour of ['#ff0000', '#00ff00', '#0000ff'])
      await app.cards.keepImage(seller.id, card.id, { bytes: await picture(colour), alt: colour });
    return read(card.id);
  };
  return { call, make, read, withPictures };
}
