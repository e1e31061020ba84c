import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const locksOf = (text: string) =>
  planOf(conversationAfter('card_shown', text)).map(({ tool, input }) => [tool, input.fields, input.locked]);

describe('locks that are told of as a state', () => {
  it.each([
    ["the bullets don't have to stay protected, open them up for changes again", ['bullets']],
    ['The title no longer needs to be locked.', ['title']],
    ["the lock on the keywords isn't needed any more", ['keywords']],
    ['take the protection off the description', ['description']],
    ['title and bullets: protection off please', ['title', 'bullets']],
  ])('end: %s', (text, fields) => {
    expect(locksOf(text)).toEqual([['lock_fields', fields, false]]);
  });

  it('go on', () => {
    expect(locksOf('the description must stay protected')).toEqual([['lock_fields', ['description'], true]]);
  });

  it.each([
    ['dont ever change the title of this one, took me weeks to get it right. lock it or whatever', ['title']],
    ['please do not ever change the keywords again', ['keywords']],
    ['the card is final, lock it', ['title', 'description', 'bullets', 'specifications', 'keywords']],
  ])('are for what was told before: %s', (text, fields) => {
    expect(locksOf(text)).toEqual([['lock_fields', fields, true]]);
  });

  it.each([
    ['improve the title and lock it', ['title']],
    ['the title is too long, shorten it and lock it', ['title']],
    ['redo the bullets and the description, then lock them', ['description', 'bullets']],
    ['improve the title, then lock the card', ['title', 'description', 'bullets', 'specifications', 'keywords']],
  ])('come after the work on a section: %s', (text, fields) => {
    expect(locksOf(text).map(([tool]) => tool)).toContain('improve_card');
    expect(locksOf(text).at(-1)).toEqual(['lock_fields', fields, true]);
  });

  it.each([
    ['love this title!! dont ever touch it again pls', ['title']],
    ['the title is perfect now, never change it again', ['title']],
    ['great description! please never rewrite this again', ['description']],
  ])('keep what is liked: %s', (text, fields) => {
    expect(locksOf(text)).toEqual([['lock_fields', fields, true]]);
  });

  it.each([
    "don't protect the title yet",
    'does the title have to stay locked?',
    "the description doesn't have to be long",
    'the title does not have to change',
    'the lid can be locked again',
    'i love the title. do not change it yet',
    'improve it but keep your hands off the bullets',
    'the title is fine. improve the bullets, never touch it',
  ])('are not asked for: %s', (text) => {
    expect(locksOf(text).map(([tool]) => tool)).not.toContain('lock_fields');
  });
});
