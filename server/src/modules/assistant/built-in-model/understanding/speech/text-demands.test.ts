import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';

const calls = (text: string) =>
  planOf(conversationAfter('card_shown', text))
    .filter(({ tool }) => tool !== 'score_card' && tool !== 'compare_versions')
    .map(({ tool, input }) => [tool, input]);
const atStart = (value: string) => [['edit_card', { edits: [{ op: 'add', field: 'title', value, position: 1 }] }]];

describe('what is asked of the texts is none of their words', () => {
  it.each<[string, string]>([
    ['the title has to start with the brand Trailo', 'Trailo'],
    ['title needs to begin with the brand name Acme', 'Acme'],
    ['start the title with our brand Trailo', 'Trailo'],
    ['put the brand Acme at the start of the title', 'Acme'],
  ])('%s', (text, name) => {
    expect(calls(text)).toEqual(atStart(name));
  });

  it.each([
    'all titles should start with our brand Trailo',
    'every title starts with our brand Trailo',
    'all titles must start with the brand Trailo',
    'descriptions must end with our slogan',
    'bullets should start with a verb',
    'bullets: start each with a verb',
  ])('a rule for all of them: %s', (text) => {
    expect(calls(text)).toEqual([['remember_preference', { kind: 'other', value: text }]]);
  });

  it.each<[string, object]>([
    ['bullets: max 5, each under 100 characters', { bullets_max: 5 }],
    ['title: must not be longer than 80 characters', { title_max: 80 }],
  ])('%s', (text, wish) => {
    expect(calls(text)).toMatchObject([['improve_card', wish]]);
  });

  it.each<[string, object]>([
    ['bullet: each cup is hand made', { field: 'bullets', value: 'each cup is hand made' }],
    ['bullets: stainless steel, leakproof lid', { field: 'bullets', value: 'stainless steel, leakproof lid' }],
    ['the brand has to be Acme', { field: 'brand', value: 'Acme' }],
    ['the label must carry the brand Trailo', { field: 'brand', value: 'Trailo' }],
  ])('stays a change of its own: %s', (text, edit) => {
    expect(calls(text)).toMatchObject([['edit_card', { edits: [edit] }]]);
  });
});
