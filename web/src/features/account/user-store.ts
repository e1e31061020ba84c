import type { FeatureKey, Subscription, UsageEntry } from '@cardwright/contract/billing';
import type { Profile } from '@cardwright/contract/users';
import { createStore, type StoreApi } from 'zustand';
import type { ApiClient } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { retrying } from '../../lib/retrying.ts';
import type { Wait } from '../../lib/waiting.ts';

export type Usage = Partial<Record<FeatureKey, UsageEntry>>;

/** The subscription as far as it is known: news of the usage may come before the subscription itself. */
export type KnownSubscription = Partial<Omit<Subscription, 'usage' | 'can_upgrade_to' | 'can_downgrade_to'>> &
  Pick<Subscription, 'can_upgrade_to' | 'can_downgrade_to'> & { usage?: Usage };

/** The user state of the specification (section 3). */
export interface UserState {
  data: Profile | null;
  subscription: KnownSubscription | null;
  loading: boolean;
  subscriptionLoading: boolean;
  /** A sentence for a person: the server's, else the fallback of section 8. */
  error: string | null;
  subscriptionError: string | null;
}

export interface UserActions {
  /** The loads resolve to whether they worked; failures are in the state and in the log. */
  loadProfile(): Promise<boolean>;
  loadSubscription(): Promise<boolean>;
  /** Loads both: afterwards either both are new, or neither is. */
  loadUserData(): Promise<boolean>;
  /** Takes over the given features' usage and leaves the others. */
  updateUsage(entries: Usage): void;
  setProfile(profile: Profile): void;
  /** Forgets profile, subscription and both errors; answers still on their way are dropped. */
  clear(): void;
}

export type UserStore = StoreApi<UserState & UserActions>;

export interface UserStoreOptions {
  api: Pick<ApiClient, 'call'>;
  wait: Wait;
  logError(error: unknown): void;
  /** The sentence for a load that failed without one from the server. */
  fallback(load: 'profile' | 'subscription' | 'user'): string;
}

const nobody: UserState = {
  data: null,
  subscription: null,
  loading: false,
  subscriptionLoading: false,
  error: null,
  subscriptionError: null,
};

export function createUserStore({ api, wait, logError, fallback }: UserStoreOptions): UserStore {
  const getProfile = () => retrying(() => api.call<Profile>('GET', '/users/me'), wait);
  const getSubscription = () => retrying(() => api.call<Subscription>('GET', '/billing/subscription'), wait);

  return createStore((set) => {
    /** Rises with each `clear`, so that a late answer is not shown to the next account. */
    let account = 0;

    const load = async <T>(
      work: Promise<T>,
      onLoaded: (answer: T) => Partial<UserState>,
      onFailed: (error: unknown) => Partial<UserState>,
    ): Promise<boolean> => {
      const asked = account;
      try {
        const answer = await work;
        if (asked === account) set(onLoaded(answer));
        return asked === account;
      } catch (error) {
        logError(error);
        if (asked === account) set(onFailed(error));
        return false;
      }
    };

    return {
      ...nobody,
      loadProfile() {
        set({ loading: true, error: null });
        return load(
          getProfile(),
          (data) => ({ data, loading: false }),
          (error) => ({ loading: false, error: messageOf(error, fallback('profile')) }),
        );
      },
      loadSubscription() {
        set({ subscriptionLoading: true, subscriptionError: null });
        return load(
          getSubscription(),
          (subscription) => ({ subscription, subscriptionLoading: false }),
          (error) => ({ subscriptionLoading: false, subscriptionError: messageOf(error, fallback('subscription')) }),
        );
      },
      loadUserData() {
        set({ loading: true, subscriptionLoading: true, error: null, subscriptionError: null });
        return load(
          Promise.all([getProfile(), getSubscription()]),
          ([data, subscription]) => ({ data, subscription, loading: false, subscriptionLoading: false }),
          (error) => {
            const message = messageOf(error, fallback('user'));
            return { loading: false, subscriptionLoading: false, error: message, subscriptionError: message };
          },
        );
      },
      updateUsage(entries) {
        set(({ subscription }) => {
          const known = subscription ?? { can_upgrade_to: [], can_downgrade_to: [] };
          return { subscription: { ...known, usage: { ...known.usage, ...entries } } };
        });
      },
      setProfile: (data) => set({ data }),
      clear() {
        account += 1;
        set(nobody);
      },
    };
  });
}
