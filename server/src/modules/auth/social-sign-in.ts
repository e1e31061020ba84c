import { createHash } from 'node:crypto';
import type { SocialCallbackRequest, SocialProvider, Tokens } from '@cardwright/contract/auth';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { IdentityFailure, type IdentityProvider } from '../../outside/identity/identity-provider.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { AuthService } from './auth-service.ts';
import type { RandomBytes } from './password-hash.ts';
import type { SocialAccounts } from './social-accounts.ts';
import type { SocialStore } from './social-store.ts';

/** How long somebody may take at the provider's sign-in page. */
const lifeMs = 10 * 60_000;

export interface SocialSignIn {
  /** The providers that are set up, in the order in which they are shown. */
  providers(): SocialProvider[];
  /** Where the browser goes. @throws ProblemError `not_found`, `unavailable`, `rate_limited` */
  authorize(providerId: string, address: string): Promise<{ url: string }>;
  /**
   * The second half, with what the provider put into the callback's address.
   * @throws ProblemError `not_found`, `invalid_token`, `email_not_verified`, `unavailable`, `rate_limited`
   */
  complete(providerId: string, answer: SocialCallbackRequest, address: string): Promise<Tokens>;
  /** Removes sign-ins that nobody finished. */
  removeExpired(): Promise<void>;
}

export interface SocialSignInDeps {
  providers: IdentityProvider[];
  store: SocialStore;
  accounts: SocialAccounts;
  startSession: AuthService['startSession'];
  limits: AuthLimits;
  clock: Clock;
  randomBytes: RandomBytes;
  /** The whole address of a path of the web app. */
  publicUrl(path: string): string;
  /** Called with the reason why a provider refused; the visitor is told only that it did. */
  onRefusal(failure: IdentityFailure): void;
}

export function createSocialSignIn(deps: SocialSignInDeps): SocialSignIn {
  const { providers, store, accounts, limits, clock, randomBytes } = deps;
  const find = (id: string): IdentityProvider => {
    const provider = providers.find((candidate) => candidate.id === id);
    if (provider === undefined) throw new ProblemError('not_found', 'This way to sign in is not offered here.');
    return provider;
  };
  const redirectUri = ({ id }: IdentityProvider) => deps.publicUrl(`/auth/${id}/callback`);
  const random = () => randomBytes(32).toString('base64url');
  const asProblem = (failure: unknown, { name }: IdentityProvider): unknown => {
    if (!(failure instanceof IdentityFailure)) return failure;
    if (failure.kind === 'unavailable')
      return new ProblemError(
        'unavailable',
        `${name} cannot be reached right now. Please try again in a few minutes, or sign in another way.`,
        { cause: failure },
      );
    deps.onRefusal(failure);
    return new ProblemError('invalid_token', `${name} did not confirm this sign-in. Please start again.`, {
      cause: failure,
    });
  };
  return {
    providers: () => providers.map(({ id, name }) => ({ id, name })),
    async authorize(providerId, address) {
      await limits.countCall(address);
      const provider = find(providerId);
      const [state, nonce, verifier] = [random(), random(), random()];
      const redirect_uri = redirectUri(provider);
      try {
        const url = await provider.authorize({
          redirect_uri,
          state,
          nonce,
          code_challenge: sha256(verifier, 'base64url'),
        });
        const now = clock.now();
        await store.begin({
          state_hash: sha256(state, 'hex'),
          provider: provider.id,
          nonce,
          code_verifier: verifier,
          created_at: now,
          expires_at: new Date(now.getTime() + lifeMs),
        });
        return { url };
      } catch (error) {
        throw asProblem(error, provider);
      }
    },
    async complete(providerId, { code, state }, address) {
      await limits.countCall(address);
      const provider = find(providerId);
      const begun = await store.take(provider.id, sha256(state, 'hex'));
      if (begun === null || begun.expires_at <= clock.now())
        throw new ProblemError('invalid_token', 'This sign-in took too long or was used already. Please start again.');
      try {
        const { nonce, code_verifier } = begun;
        const redirect_uri = redirectUri(provider);
        const identity = await provider.identify({ redirect_uri, code, state, nonce, code_verifier });
        return await deps.startSession(await accounts.accountOf(provider, identity));
      } catch (error) {
        throw asProblem(error, provider);
      }
    },
    removeExpired: () => store.removeExpired(clock.now()),
  };
}

const sha256 = (text: string, encoding: 'hex' | 'base64url') => createHash('sha256').update(text).digest(encoding);
