import type { Tokens } from '@cardwright/contract/auth';
import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail } from '@cardwright/contract/chats';
import type { ListingBody } from '@cardwright/contract/listings';
import { seller } from './product.ts';

export interface Account {
  email: string;
  password: string;
}

export interface Api {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  card(id: string): Promise<Card>;
  chat(id: string): Promise<ChatDetail>;
}

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

/** Posts to the API as a guest; the answer is what came back. */
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
  return {
    get,
    post: send('POST'),
    patch: send('PATCH'),
    card: (id) => get(`/cards/${id}`),
    chat: (id) => get(`/chats/${id}`),
  };
}

const emptyListing = {
  title: '',
  description: '',
  bullets: [],
  specifications: [],
  keywords: [],
  brand: null,
  category: null,
  price: null,
  identifiers: {},
  availability: null,
  language: 'en',
};

/** The body of a listing in English with these fields. */
export const listingWith = (fields: Partial<ListingBody>): ListingBody => ({ ...emptyListing, ...fields });
