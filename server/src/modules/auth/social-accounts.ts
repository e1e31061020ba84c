import { emailRequestSchema } from '@cardwright/contract/auth';
import { updateProfileRequestSchema } from '@cardwright/contract/users';
import type { NewId } from '../../db/ids.ts';
import { storable } from '../../db/storable-text.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { Identity } from '../../outside/identity/identity-provider.ts';
import { normalizeEmail } from '../users/users-service.ts';
import type { SocialStore } from './social-store.ts';

export interface SocialAccounts {
  /**
   * The id of the account that an identity belongs to. A new identity joins the account with its address if both have
   * been verified, and makes one if there is none.
   * @throws ProblemError `email_not_verified`, with a sentence that says on which side
   */
  accountOf(provider: { id: string; name: string }, identity: Identity): Promise<string>;
}

export function createSocialAccounts(deps: { store: SocialStore; clock: Clock; newId: NewId }): SocialAccounts {
  const { store, clock, newId } = deps;
  return {
    accountOf: (provider, identity) =>
      store.transaction(async (tx) => {
        await store.lockIdentity(tx, provider.id, identity.subject);
        const known = await store.userOfIdentity(tx, provider.id, identity.subject);
        if (known !== null) return known;
        const now = clock.now();
        const account = await store.userByEmailOrNew(tx, {
          id: newId(),
          email: verifiedEmail(provider.name, identity),
          password_hash: null,
          name: nameOf(identity),
          email_verified_at: now,
          created_at: now,
          updated_at: now,
        });
        // Somebody else may have registered the address: their password must not open the owner's account.
        if (!account.email_verified)
          throw new ProblemError(
            'email_not_verified',
            'There is an account with your e-mail address, and the address has not been confirmed yet. Please confirm it first by the link we have sent you, or reset the password.',
          );
        await store.join(tx, {
          provider: provider.id,
          subject: identity.subject,
          user_id: account.id,
          created_at: now,
        });
        return account.id;
      }),
  };
}

function verifiedEmail(provider: string, { email, email_verified }: Identity): string {
  const address = emailRequestSchema.shape.email.safeParse(email?.trim());
  if (!address.success)
    throw new ProblemError(
      'email_not_verified',
      `${provider} did not tell us your e-mail address, and an account needs one. Please allow it there, or sign up with your e-mail address and a password.`,
    );
  if (!email_verified)
    throw new ProblemError(
      'email_not_verified',
      `${provider} has not verified your e-mail address. Please confirm it there first, and then sign in again.`,
    );
  return normalizeEmail(address.data);
}

/** A name that does not fit the profile is left out: the person can write their own. */
function nameOf({ name }: Identity): string | null {
  const fitting = updateProfileRequestSchema.shape.name.safeParse(storable(name));
  return fitting.success && fitting.data !== '' ? fitting.data : null;
}
