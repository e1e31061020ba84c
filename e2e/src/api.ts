import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail } from '@cardwright/contract/chats';
import { seller } from './product.ts';

export interface Api {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  card(id: string): Promise<Card>;
  chat(id: string): Promise<ChatDetail>;
}

/** The product's HTTP API as the demo seller, for looking behind the screen. */
export async function signedInApi(url: string): Promise<Api> {
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, init);
    if (!response.ok) throw new Error(`${init.method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const post = <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    call<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { access_token } = await post<{ access_token: string }>('/auth/login', seller);
  const headers = { authorization: `Bearer ${access_token}` };
  const get = <T>(path: string) => call<T>(path, { method: 'GET', headers });
  return {
    get,
    post: (path, body) => post(path, body, headers),
    card: (id) => get(`/cards/${id}`),
    chat: (id) => get(`/chats/${id}`),
  };
}
