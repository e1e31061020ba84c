// @vitest-environment node
import type { Site } from '@cardwright/contract/site';
import { expect, it } from 'vitest';
import { supportLinks } from './support-links.ts';

const site: Site = {
  support_email: 'help@shop.test',
  community_url: 'https://chat.test/room',
  help_url: null,
  offices: [],
  gtm_id: null,
  has_outbox: false,
};

it('offers what is set up and nothing else', () => {
  expect(supportLinks(undefined)).toEqual([]);
  expect(supportLinks({ ...site, support_email: null, community_url: null })).toEqual([]);
  expect(supportLinks(site)).toEqual([
    { key: 'supportEmail', href: 'mailto:help@shop.test', isExternal: false },
    { key: 'community', href: 'https://chat.test/room', isExternal: true },
  ]);
});
