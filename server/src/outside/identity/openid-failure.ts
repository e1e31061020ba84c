import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { IdentityFailure } from './identity-provider.ts';

/** Codes of openid-client for an answer whose token is not one for this sign-in. */
const refusals = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

/** The provider does not accept our client id or secret, in the way in which they were sent. */
export const isUnknownClient = (error: unknown): boolean =>
  error instanceof WWWAuthenticateChallengeError ||
  (error instanceof ResponseBodyError && error.error === 'invalid_client');

/** Says what went wrong without the provider's answer in it, which may hold tokens. */
export function toIdentityFailure(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error;
  if (isUnknownClient(error)) return new IdentityFailure('unavailable', 'invalid_client: id or secret not accepted');
  if (error instanceof ResponseBodyError)
    return new IdentityFailure(
      error.error === 'invalid_grant' ? 'refused' : 'unavailable',
      [error.error, error.error_description].filter((part) => part !== undefined).join(': '),
    );
  const refused = error instanceof ClientError && refusals.has(error.code ?? '');
  return new IdentityFailure(refused ? 'refused' : 'unavailable', messagesOf(error));
}

/** The message with those of its causes; the last one says most. */
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  return error.cause instanceof Error ? `${error.message}: ${messagesOf(error.cause)}` : error.message;
}
