import { setTimeout } from 'node:timers/promises';
import type { Tokens } from '@cardwright/contract/auth';
import type { CardFile } from '@cardwright/contract/card-files';
import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail } from '@cardwright/contract/chats';
import type { ListingBody } from '@cardwright/contract/listings';
import { emptyListing } from '../../listing/src/listing.ts';
import { seller } from './product.ts';

export interface Account {
  email: string;
  password: string;
}

export interface Api {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  /** Makes a card of each line of a CSV file whose columns are recognised by their names. */
  importCsv(csv: string): Promise<void>;
  card(id: string): Promise<Card>;
  chat(id: string): Promise<ChatDetail>;
}

/** The pause between two checks of an import. */
const pollMs = 100;

async function call(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${init.method} ${address}: ${response.status} ${text}`);
  return text;
}

const sending = (method: 'POST' | 'PATCH', body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Posts to the API as a guest; returns the answer. */
export const postAsGuest = (url: string, path: string, body: unknown): Promise<string> =>
  call(`${url}/api${path}`, sending('POST', body));

export const logInTo = async (url: string, { email, password }: Account): Promise<Tokens> =>
  JSON.parse(await postAsGuest(url, '/auth/login', { email, password }));

/** The product's HTTP API as the demo seller, for looking behind the screen. */
export async function signedInApi(url: string): Promise<Api> {
  const { access_token } = await logInTo(url, seller);
  const headers = { authorization: `Bearer ${access_token}` };
  const get = async <T>(path: string): Promise<T> =>
    JSON.parse(await call(`${url}/api${path}`, { method: 'GET', headers }));
  const send =
    (method: 'POST' | 'PATCH') =>
    async <T>(path: string, body: unknown): Promise<T> =>
      JSON.parse(await call(`${url}/api${path}`, sending(method, body, headers)));
  const importCsv = async (csv: string): Promise<void> => {
    const body = new FormData();
    body.set('file', new Blob([csv]), 'products.csv');
    const upload = await call(`${url}/api/cards/files`, { method: 'POST', headers, body });
    const { import_id } = JSON.parse(upload) as CardFile;
    await send('POST')(`/cards/files/${import_id}/import`, {});
    const statusOf = async () => (await get<CardFile>(`/cards/files/${import_id}`)).status;
    for (let status = await statusOf(); status !== 'done'; status = await statusOf()) {
      if (status === 'failed') throw new Error('The import of the CSV file failed.');
      await setTimeout(pollMs);
    }
  };
  return {
    get,
    importCsv,
    post: send('POST'),
    patch: send('PATCH'),
    card: (id) => get(`/cards/${id}`),
    chat: (id) => get(`/chats/${id}`),
  };
}

/** The body of a listing in English with these fields. */
export const listingWith = (fields: Partial<ListingBody>): ListingBody => ({
  ...emptyListing,
  language: 'en',
  ...fields,
});
