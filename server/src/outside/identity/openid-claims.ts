import * as oidc from 'openid-client';
import { type Identity, IdentityFailure } from './identity-provider.ts';

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Who signed in: from the ID token, and from the provider's userinfo endpoint what the token leaves out. */
export async function readIdentity(client: oidc.Configuration, tokens: Tokens): Promise<Identity> {
  const token = tokens.claims();
  if (token === undefined) throw new IdentityFailure('refused', 'no ID token');
  const complete = token.email !== undefined && token.email_verified !== undefined && token.name !== undefined;
  const asks = !complete && client.serverMetadata().userinfo_endpoint !== undefined;
  const more = asks ? await oidc.fetchUserInfo(client, tokens.access_token, token.sub) : {};
  // An address and whether it is verified belong together, so both come from one place.
  const addressed =
    typeof token.email === 'string' && token.email_verified !== undefined ? token : { ...token, ...more };
  return {
    subject: token.sub,
    email: textOf(addressed.email),
    // Some providers, such as Amazon Cognito, send the flag as text.
    email_verified: addressed.email_verified === true || addressed.email_verified === 'true',
    name: textOf(token.name) ?? textOf((more as { name?: unknown }).name),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
