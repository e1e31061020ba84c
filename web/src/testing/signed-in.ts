import type { ApiClient } from '../lib/api-client.ts';
import type { Services } from '../lib/services.tsx';
import { json, type RecordedCall } from './fake-api.ts';
import { testServices, testUserStore } from './render-app.tsx';
import { profile, subscription } from './sample-user.ts';

/** Nothing set up: no ways to get help. */
const plainSite = {
  support_email: null,
  community_url: null,
  help_url: null,
  offices: [],
  gtm_id: null,
  has_outbox: false,
};

/** Answers of the frame's own calls; a test answers the others. */
export function answerFrame({ method, path }: RecordedCall, site: object = {}): Response | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/users/me') return json(profile);
  if (path === '/billing/subscription') return json(subscription);
  if (path === '/site') return json({ ...plainSite, ...site });
  if (path === '/chats') return json({ items: [], next_cursor: null });
  return undefined;
}

/** The services of a signed-in seller whose profile and subscription are loaded. */
export async function signedInServices(
  api: ApiClient,
): Promise<{ services: Services; user: ReturnType<typeof testUserStore> }> {
  const services = testServices(api);
  services.tokens.save({ access_token: 'access', refresh_token: 'refresh' });
  const user = testUserStore(services);
  await user.getState().loadUserData();
  return { services, user };
}
