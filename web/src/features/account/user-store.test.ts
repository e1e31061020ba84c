// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { profile, subscription } from '../../testing/sample-user.ts';
import { createUserStore } from './user-store.ts';

const setUp = (answers: { profile?: () => Response | Promise<Response>; subscription?: () => Response }) => {
  const errors: unknown[] = [];
  const api = fakeApi(({ path }) =>
    path === '/users/me'
      ? (answers.profile ?? (() => json(profile)))()
      : (answers.subscription ?? (() => json(subscription)))(),
  );
  const texts = {
    profile: 'Failed to fetch user profile',
    subscription: 'Failed to fetch subscription',
    user: 'Failed to fetch user data',
  };
  const store = createUserStore({
    api,
    wait: async () => undefined,
    logError: (error) => errors.push(error),
    fallback: (load) => texts[load],
  });
  return { api, errors, store, state: () => store.getState() };
};
const refused = () => problem(403, 'forbidden', 'Not for you.');
const silent = () => new Response('proxy page', { status: 400 });

it('starts with nobody', () => {
  expect(setUp({}).state()).toMatchObject({
    data: null,
    subscription: null,
    loading: false,
    subscriptionLoading: false,
    error: null,
    subscriptionError: null,
  });
});

it('loads the profile, then the subscription, each with its own flag', async () => {
  const { state } = setUp({});
  const first = state().loadProfile();
  expect(state()).toMatchObject({ loading: true, subscriptionLoading: false });
  expect(await first).toBe(true);
  expect(state()).toMatchObject({ loading: false, data: profile, subscription: null });
  const second = state().loadSubscription();
  expect(state()).toMatchObject({ loading: false, subscriptionLoading: true });
  expect(await second).toBe(true);
  expect(state()).toMatchObject({ subscriptionLoading: false, subscription });
});

it('loads both together', async () => {
  const { api, state } = setUp({});
  const both = state().loadUserData();
  expect(state()).toMatchObject({ loading: true, subscriptionLoading: true });
  expect(api.calls.map(({ path }) => path)).toEqual(['/users/me', '/billing/subscription']);
  expect(await both).toBe(true);
  expect(state()).toMatchObject({ loading: false, subscriptionLoading: false, data: profile, subscription });
});

it.each([
  ['loadProfile', 'error', refused, 'Not for you.'],
  ['loadProfile', 'error', silent, 'Failed to fetch user profile'],
  ['loadSubscription', 'subscriptionError', refused, 'Not for you.'],
  ['loadSubscription', 'subscriptionError', silent, 'Failed to fetch subscription'],
  ['loadUserData', 'error', refused, 'Not for you.'],
  ['loadUserData', 'error', silent, 'Failed to fetch user data'],
  ['loadUserData', 'subscriptionError', silent, 'Failed to fetch user data'],
] as const)('%s that fails stands in %s', async (load, field, answer, message) => {
  const { errors, state } = setUp({ profile: answer, subscription: answer });
  expect(await state()[load]()).toBe(false);
  expect(state()[field]).toBe(message);
  expect(state()).toMatchObject({ loading: false, subscriptionLoading: false, data: null, subscription: null });
  expect(errors).toHaveLength(1);
});

it('takes over neither when one of both fails', async () => {
  const { state } = setUp({ subscription: refused });
  expect(await state().loadUserData()).toBe(false);
  expect(state()).toMatchObject({ data: null, subscription: null, error: 'Not for you.' });
});

it('tries twice more after a server fault, and forgets an earlier error when it loads again', async () => {
  let asked = 0;
  const { api, state } = setUp({
    profile: () => {
      asked += 1;
      return asked <= 3 ? problem(503, 'unavailable', 'Busy.') : json(profile);
    },
  });
  expect(await state().loadProfile()).toBe(false);
  expect(api.calls).toHaveLength(3);
  expect(state().error).toBe('Busy.');
  const again = state().loadProfile();
  expect(state().error).toBeNull();
  expect(await again).toBe(true);
});

it('merges news of the usage feature by feature', async () => {
  const { state } = setUp({});
  await state().loadSubscription();
  const entry = { used: 7, limit: 10, reset_date: null };
  state().updateUsage({ image_credits: entry });
  expect(state().subscription).toEqual({ ...subscription, usage: { ...subscription.usage, image_credits: entry } });
});

it('makes subscription and usage with empty defaults when there is none', () => {
  const { state } = setUp({});
  const entry = { used: 1, limit: 2, reset_date: null };
  state().updateUsage({ scoring_credits: entry });
  expect(state().subscription).toEqual({
    usage: { scoring_credits: entry },
    can_upgrade_to: [],
    can_downgrade_to: [],
  });
});

it('takes over a changed profile, and forgets everything on clear', async () => {
  const { state } = setUp({ subscription: refused });
  state().setProfile({ ...profile, name: 'Ada' });
  expect(state().data?.name).toBe('Ada');
  await state().loadSubscription();
  await state().loadProfile();
  state().clear();
  expect(state()).toMatchObject({
    data: null,
    subscription: null,
    error: null,
    subscriptionError: null,
    loading: false,
  });
});

it('drops an answer that comes after clear', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { state } = setUp({
    profile: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const load = state().loadProfile();
  state().clear();
  answer(json(profile));
  expect(await load).toBe(false);
  expect(state().data).toBeNull();
});
