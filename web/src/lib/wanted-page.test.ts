// @vitest-environment node
import { expect, it } from 'vitest';
import { memoryStore } from './storage.ts';
import { rememberWantedPage, takeWantedPage } from './wanted-page.ts';

it('leads a sign-in once to the page that was asked for last', () => {
  const drafts = memoryStore();
  rememberWantedPage(drafts, 'https://cards.test/library');
  rememberWantedPage(drafts, 'https://cards.test/chat/1?card=2#message-3');
  expect(takeWantedPage(drafts)).toBe('/chat/1?card=2#message-3');
  expect(takeWantedPage(drafts)).toBe('/chat');
});

it('never leads to another site', () => {
  const drafts = memoryStore();
  rememberWantedPage(drafts, 'https://cards.test//evil.test/library');
  const wanted = new URL(takeWantedPage(drafts), 'https://cards.test');
  expect(wanted.href).toBe('https://cards.test/evil.test/library');
});
