import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { type OidcServer, startOidcServer } from '../../testing/oidc-server.ts';
import { type PageServer, page, startPageServer } from '../../testing/page-server.ts';
import { IdentityFailure } from './identity-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';

const redirect_uri = 'http://cards.test/auth/oidc/callback';
const random = () => randomBytes(32).toString('base64url');
const settings = { id: 'oidc', name: 'Test sign-on', client_id: 'cards', client_secret: 'cards secret' };
const options = { production: false, timeout_seconds: 1 };

/** What one sign-in keeps between its two halves, and the request made of it. */
function attempt() {
  const code_verifier = random();
  const kept = { redirect_uri, state: random(), nonce: random() };
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  return { request: { ...kept, code_challenge }, kept: { ...kept, code_verifier } };
}
const failureOf = async (work: Promise<unknown>): Promise<IdentityFailure> => {
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof IdentityFailure)) throw new Error(`no identity failure, but ${String(error)}`);
  return error;
};

describe('a real provider', () => {
  let server: OidcServer;
  const clients = [
    { client_id: 'cards', client_secret: 'cards secret' },
    { client_id: 'body', client_secret: 'a+b c:%', token_endpoint_auth_method: 'client_secret_post' as const },
    { client_id: 'header', client_secret: 'a+b c:%', token_endpoint_auth_method: 'client_secret_basic' as const },
    { client_id: 'public' },
  ];
  beforeAll(async () => {
    server = await startOidcServer({ clients, redirect_uris: [redirect_uri] });
    server.people.set('ada', { sub: 'ada', email: 'ada@seller.test', email_verified: true, name: 'Ada Seller' });
    server.people.set('bare', { sub: 'bare' });
  });
  afterAll(() => server.close());

  it.each([
    ['the secret in the body', 'body', 'a+b c:%'],
    ['the secret in the header', 'header', 'a+b c:%'],
    ['no secret', 'public', null],
  ])('identifies a person to a client with %s', async (_how, client_id, client_secret) => {
    const provider = createOpenIdProvider({ ...settings, issuer: server.issuer, client_id, client_secret }, options);
    for (const _round of [1, 2]) {
      const { request, kept } = attempt();
      const answer = await server.visit(await provider.authorize(request), 'ada');
      expect(answer.state).toBe(kept.state);
      expect(await provider.identify({ ...kept, code: answer.code ?? '' })).toEqual({
        subject: 'ada',
        email: 'ada@seller.test',
        email_verified: true,
        name: 'Ada Seller',
      });
    }
  });

  it('reads claims of the ID token without asking again', async () => {
    const google = await startOidcServer({ clients, redirect_uris: [redirect_uri], claims_in_token: true });
    google.people.set('bo', { sub: 'bo', email: 'bo@seller.test', email_verified: false, name: 'Bo' });
    const provider = createOpenIdProvider({ ...settings, issuer: google.issuer }, options);
    const { request, kept } = attempt();
    const { code = '' } = await google.visit(await provider.authorize(request), 'bo');
    expect(await provider.identify({ ...kept, code })).toMatchObject({
      email: 'bo@seller.test',
      email_verified: false,
    });
    expect(google.requests.filter((path) => path === '/me')).toEqual([]);
    await google.close();
  });

  it('says what it is not told', async () => {
    const provider = createOpenIdProvider({ ...settings, issuer: server.issuer }, options);
    const { request, kept } = attempt();
    const { code = '' } = await server.visit(await provider.authorize(request), 'bare');
    expect(await provider.identify({ ...kept, code })).toEqual({
      subject: 'bare',
      email: null,
      email_verified: false,
      name: null,
    });
  });

  it('takes the address of the discovery document for the issuer as well', async () => {
    const issuer = `${server.issuer}/.well-known/openid-configuration`;
    const provider = createOpenIdProvider({ ...settings, issuer }, options);
    expect(await provider.authorize(attempt().request)).toMatch(`${server.issuer}/auth?`);
  });

  it('has every code, nonce and verifier checked', async () => {
    const provider = createOpenIdProvider({ ...settings, issuer: server.issuer }, options);
    const other = createOpenIdProvider(
      { ...settings, issuer: server.issuer, client_id: 'header', client_secret: 'a+b c:%' },
      options,
    );
    const wrong = async (change: (whole: { code: string }) => object, by = provider) => {
      const { request, kept } = attempt();
      const { code = '' } = await server.visit(await provider.authorize(request), 'ada');
      return (await failureOf(by.identify({ ...kept, code, ...change({ code }) }))).kind;
    };
    expect(await wrong(() => ({ code: 'made up' }))).toBe('refused');
    expect(await wrong(() => ({ nonce: random() }))).toBe('refused');
    expect(await wrong(() => ({ code_verifier: random() }))).toBe('refused');
    expect(await wrong(() => ({ redirect_uri: 'http://cards.test/auth/google/callback' }))).toBe('refused');
    expect(await wrong(() => ({}), other)).toBe('refused');
  });

  it('tells a wrong secret of ours from a wrong code', async () => {
    const right = createOpenIdProvider({ ...settings, issuer: server.issuer }, options);
    const wrong = createOpenIdProvider({ ...settings, issuer: server.issuer, client_secret: 'old' }, options);
    const { request, kept } = attempt();
    const { code = '' } = await server.visit(await right.authorize(request), 'ada');
    const failure = await failureOf(wrong.identify({ ...kept, code }));
    expect(failure.kind).toBe('unavailable');
    expect(failure.message).toContain('invalid_client');
    expect(failure.message).not.toContain('old');
  });

  it('does without TLS on this machine only, and never in production', async () => {
    const inProduction = createOpenIdProvider({ ...settings, issuer: server.issuer }, { ...options, production: true });
    expect((await failureOf(inProduction.authorize(attempt().request))).message).toContain('HTTPS');
    const elsewhere = createOpenIdProvider({ ...settings, issuer: 'http://id.test' }, options);
    expect((await failureOf(elsewhere.authorize(attempt().request))).message).toContain('HTTPS');
  });
});

describe('a provider in trouble', () => {
  let server: PageServer;
  const documentOf = (issuer: string, more: object = {}) =>
    JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      ...more,
    });
  const start = async (handlers: (issuer: string) => Parameters<typeof startPageServer>[0]) => {
    const all: Parameters<typeof startPageServer>[0] = {};
    server = await startPageServer(all);
    Object.assign(all, handlers(server.url));
    return { server, provider: createOpenIdProvider({ ...settings, issuer: server.url }, options) };
  };
  const discovery = '/.well-known/openid-configuration';

  it('is asked again after it was down', async () => {
    const port = await freePort();
    const provider = createOpenIdProvider({ ...settings, issuer: `http://127.0.0.1:${port}` }, options);
    expect((await failureOf(provider.authorize(attempt().request))).kind).toBe('unavailable');
    const back = await startPageServer(
      { [discovery]: page(documentOf(`http://127.0.0.1:${port}`), 'application/json') },
      port,
    );
    expect(await provider.authorize(attempt().request)).toContain(`127.0.0.1:${port}/auth?`);
    await back.close();
  });

  it('is asked once by people who come together', async () => {
    const { provider } = await start((issuer) => ({ [discovery]: page(documentOf(issuer), 'application/json') }));
    await Promise.all([1, 2, 3].map(() => provider.authorize(attempt().request)));
    expect(server.requests).toEqual([discovery]);
    await server.close();
  });

  it.each<[string, (issuer: string) => Parameters<typeof startPageServer>[0]]>([
    ['does not answer', () => ({ [discovery]: () => {} })],
    [
      'stops in the middle of its answer',
      () => ({
        [discovery]: (_request, response) =>
          void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
      }),
    ],
    ['answers an error', () => ({ [discovery]: page('oh no', 'text/plain', 500) })],
    [
      'is another issuer than it should be',
      () => ({ [discovery]: page(documentOf('https://id.example'), 'application/json') }),
    ],
    ['names no page to sign in', (issuer) => ({ [discovery]: page(JSON.stringify({ issuer }), 'application/json') })],
  ])('is unavailable when it %s', async (_what, handlers) => {
    const { provider } = await start(handlers);
    expect((await failureOf(provider.authorize(attempt().request))).kind).toBe('unavailable');
    await server.close();
  });

  it.each<[string, 'refused' | 'unavailable', Parameters<typeof startPageServer>[0][string]]>([
    ['does not answer', 'unavailable', () => {}],
    ['answers an error', 'unavailable', page('{}', 'application/json', 500)],
    ['answers without an ID token', 'refused', page('{"access_token":"a","token_type":"bearer"}', 'application/json')],
  ])('trades no code when it %s', async (_what, kind, token) => {
    const { provider } = await start((issuer) => ({
      [discovery]: page(documentOf(issuer), 'application/json'),
      '/token': token,
    }));
    expect((await failureOf(provider.identify({ ...attempt().kept, code: 'code' }))).kind).toBe(kind);
    await server.close();
  });

  it('is believed only what its own key has signed, for us, in time', async () => {
    const own = await generateKeyPair('RS256');
    const foreign = await generateKeyPair('RS256');
    const { kept } = attempt();
    let idToken = '';
    const { provider } = await start((issuer) => ({
      [discovery]: page(documentOf(issuer), 'application/json'),
      '/jwks': (_request, response) =>
        void exportJWK(own.publicKey).then((key) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key] })),
        ),
      '/token': (request, response) =>
        page(JSON.stringify({ access_token: 'a', token_type: 'bearer', id_token: idToken }), 'application/json')(
          request,
          response,
        ),
    }));
    const identified = async (change: {
      key?: CryptoKey;
      aud?: string;
      iss?: string;
      exp?: string;
      verified?: unknown;
    }) => {
      idToken = await new SignJWT({
        nonce: kept.nonce,
        email: 'cy@seller.test',
        email_verified: change.verified ?? true,
        name: 'Cy',
      })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(change.iss ?? server.url)
        .setAudience(change.aud ?? 'cards')
        .setSubject('cy')
        .setIssuedAt()
        .setExpirationTime(change.exp ?? '1 minute')
        .sign(change.key ?? own.privateKey);
      return provider.identify({ ...kept, code: 'code' });
    };
    expect(await identified({})).toMatchObject({ subject: 'cy', email_verified: true });
    expect(await identified({ verified: 'true' })).toMatchObject({ email_verified: true });
    expect(await identified({ verified: 'false' })).toMatchObject({ email_verified: false });
    for (const change of [
      { key: foreign.privateKey },
      { aud: 'others' },
      { iss: 'https://id.example' },
      { exp: '-1 hour' },
    ])
      expect((await failureOf(identified(change))).kind).toBe('refused');
    await server.close();
  });
});
