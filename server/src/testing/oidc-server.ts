import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Configuration, Provider } from 'oidc-provider';
import { memoryAdapters } from './oidc-memory.ts';

/** Somebody who has an account at the provider; a claim that is left out is not sent. */
export interface OidcPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcClient {
  client_id: string;
  /** Left out: a public client. */
  client_secret?: string;
  token_endpoint_auth_method?: 'client_secret_post' | 'client_secret_basic' | 'none';
}

export interface OidcServer {
  /** `http://127.0.0.1:<port>`. */
  issuer: string;
  /** People are added and changed by the test; the sign-in page has a button for each. */
  people: Map<string, OidcPerson>;
  /** Paths asked for, in order. */
  requests: string[];
  /** Signs a person in at the address from `authorize`, as a browser would; returns what the callback page gets. */
  visit(authorizeUrl: string, sub: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** An OpenID provider with sign-in page, PKCE required, on a port of its own. Consent is given with the sign-in. */
export async function startOidcServer(options: {
  clients: OidcClient[];
  redirect_uris: string[];
  /** Claims in the ID token too, as Google does it; otherwise at the userinfo endpoint only. */
  claims_in_token?: boolean;
}): Promise<OidcServer> {
  const people = new Map<string, OidcPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  const provider = new Provider(issuer, {
    adapter: memoryAdapters(),
    clients: options.clients.map((client) => ({
      token_endpoint_auth_method: client.client_secret === undefined ? 'none' : 'client_secret_basic',
      ...client,
      redirect_uris: options.redirect_uris,
    })),
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [{ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: options.claims_in_token !== true,
    features: { devInteractions: { enabled: false } },
    // Seconds; the defaults are announced on the console.
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person === undefined ? undefined : { accountId: sub, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  } satisfies Configuration);
  const answer = provider.callback();
  const requests: string[] = [];
  server.on('request', (request, response) => {
    requests.push((request.url ?? '').split('?', 1)[0] ?? '');
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
    interact(provider, people, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return {
    issuer,
    people,
    requests,
    visit: (url, sub) => visit(url, sub, options.redirect_uris),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The sign-in page: a button for each person, and one to cancel. */
async function interact(
  provider: Provider,
  people: Map<string, OidcPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    const buttons = [...people.values()].map(
      ({ sub, name }) => `<button name="sub" value="${sub}">${name ?? sub}</button>`,
    );
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in</h1><form method="post">${buttons.join(' ')} <button name="sub" value="">Cancel</button></form>`,
    );
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const sub = new URLSearchParams(body).get('sub') ?? '';
  const result =
    sub === '' ? { error: 'access_denied', error_description: 'turned back' } : { login: { accountId: sub } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Follows redirects with cookies, presses the person's button, and stops at the callback's address. */
async function visit(url: string, sub: string, redirectUris: string[]): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let next: { url: string; init: RequestInit } = { url, init: {} };
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next.url, { ...next.init, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      if (!next.url.includes('/interaction/') || answer.status !== 200)
        throw new Error(`the provider answers ${answer.status}: ${await answer.text()}`);
      await answer.body?.cancel();
      next = { url: next.url, init: { method: 'POST', body: new URLSearchParams({ sub }) } };
      continue;
    }
    const target = new URL(location, next.url);
    if (redirectUris.some((uri) => target.href.startsWith(`${uri}?`))) return Object.fromEntries(target.searchParams);
    next = { url: target.href, init: {} };
  }
  throw new Error('the provider redirects without end');
}
