// @vitest-environment node
import { expect, it } from 'vitest';
import { memoryStore } from './storage.ts';
import { rememberLeftPage, rememberWantedPage, takeWantedPage } from './wanted-page.ts';

it('leads a sign-in once to the page that was asked for last', () => {
  const drafts = memoryStore();
  rememberWantedPage(drafts, 'https://cards.test/library');
  rememberWantedPage(drafts, 'https://cards.test/chat/1?card=2#message-3');
  expect(takeWantedPage(drafts, 'ada')).toBe('/chat/1?card=2#message-3');
  expect(takeWantedPage(drafts, 'ada')).toBe('/chat');
});

it('leads an account once back to where its session ended, and nobody else', () => {
  const drafts = memoryStore();
  rememberLeftPage(drafts, 'ada', '/library/1');
  expect(takeWantedPage(drafts, 'ben')).toBe('/chat');
  expect(takeWantedPage(drafts, 'ada')).toBe('/library/1');
  rememberLeftPage(drafts, 'ada', '/library/1');
  rememberWantedPage(drafts, 'https://cards.test/exports');
  expect(takeWantedPage(drafts, 'ada')).toBe('/exports');
  expect(takeWantedPage(drafts, 'ada')).toBe('/chat');
});

it('never leads to another site', () => {
  const drafts = memoryStore();
  rememberWantedPage(drafts, 'https://cards.test//evil.test/library');
  const wanted = new URL(takeWantedPage(drafts, null), 'https://cards.test');
  expect(wanted.href).toBe('https://cards.test/evil.test/library');
});
