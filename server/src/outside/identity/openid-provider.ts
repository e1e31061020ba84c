import * as oidc from 'openid-client';
import { IdentityFailure, type IdentityProvider, type IdentityProviderSettings } from './identity-provider.ts';
import { isLoopbackIssuer } from './loopback-issuer.ts';
import { readIdentity } from './openid-claims.ts';
import { isUnknownClient, toIdentityFailure } from './openid-failure.ts';

export interface OpenIdProviderOptions {
  /** In production every address of the provider is https. */
  production: boolean;
  /** Time-out of each request to the provider. */
  timeout_seconds?: number;
}

/** One client for each way of sending its secret. */
type Clients = [oidc.Configuration, ...oidc.Configuration[]];

/**
 * A provider of OpenID Connect: authorisation code with PKCE, state and nonce. Its own description is read on first
 * use and kept; after a failure it is read again.
 */
export function createOpenIdProvider(
  settings: IdentityProviderSettings,
  options: OpenIdProviderOptions,
): IdentityProvider {
  let clients: Promise<Clients> | null = null;
  const withClients = async <T>(work: (clients: Clients) => T | Promise<T>): Promise<T> => {
    clients ??= discover(settings, options);
    try {
      return await work(await clients);
    } catch (error) {
      const failure = toIdentityFailure(error);
      if (failure.kind === 'unavailable') clients = null;
      throw failure;
    }
  };
  return {
    id: settings.id,
    name: settings.name,
    authorize: (request) =>
      withClients(([client]) => {
        const parameters = { ...request, scope: 'openid email profile', code_challenge_method: 'S256' };
        return oidc.buildAuthorizationUrl(client, parameters).href;
      }),
    identify: ({ redirect_uri, code, state, nonce, code_verifier }) =>
      withClients(async (known) => {
        const answer = new URL(redirect_uri);
        answer.searchParams.set('code', code);
        answer.searchParams.set('state', state);
        // Each provider has a callback address of its own, which is what tells their answers apart (RFC 9700, 4.4.2.2); the
        // library wants to see the issuer as well where a provider announces it (RFC 9207).
        answer.searchParams.set('iss', known[0].serverMetadata().issuer);
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: code_verifier };
        const { client, tokens } = await exchange(known, answer, checks);
        clients = Promise.resolve([client]);
        return readIdentity(client, tokens);
      }),
  };
}

async function discover(
  { issuer, client_id, client_secret }: IdentityProviderSettings,
  { production, timeout_seconds = 10 }: OpenIdProviderOptions,
): Promise<Clients> {
  // If it got the address of the document, the library would not compare the document's issuer with the expected one.
  const server = new URL(issuer.replace(/\/\.well-known\/openid-configuration\/?$/, ''));
  const execute = [oidc.enableNonRepudiationChecks];
  if (!production && isLoopbackIssuer(server)) execute.push(oidc.allowInsecureRequests);
  const method = client_secret === null ? oidc.None() : oidc.ClientSecretPost(client_secret);
  const options = { execute, timeout: timeout_seconds };
  try {
    const first = await oidc.discovery(server, client_id, undefined, method, options);
    if (client_secret === null) return [first];
    const inHeader = oidc.ClientSecretBasic(client_secret);
    const second = new oidc.Configuration(first.serverMetadata(), client_id, undefined, inHeader);
    second.timeout = timeout_seconds;
    for (const extend of execute) extend(second);
    return [first, second];
  } catch (error) {
    throw new IdentityFailure('unavailable', `discovery: ${toIdentityFailure(error).message}`);
  }
}

/** A provider that expects the secret in another place refuses before it looks at the code, so the code is still good. */
async function exchange([client, ...others]: Clients, answer: URL, checks: oidc.AuthorizationCodeGrantChecks) {
  try {
    return { client, tokens: await oidc.authorizationCodeGrant(client, answer, checks) };
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !isUnknownClient(error)) throw error;
    return exchange([next, ...rest], answer, checks);
  }
}
