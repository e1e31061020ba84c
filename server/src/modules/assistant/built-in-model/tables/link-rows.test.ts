import { expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const toolsFor = (text: string) => planOf(conversationAfter('card_shown', text)).map(({ tool }) => tool);

it.each([
  'Is there a link I can pass on to my sister? Make one please',
  'do we have a shareable page of it? If not, create one',
  'is there any address I could send to a customer so that he sees it? please make one',
])('a link that is to be made: %s', (text) => {
  expect(toolsFor(text)).toEqual(['publish_case']);
});

it('a link that is only asked about', () => {
  expect(decide(conversationAfter('card_shown', 'is there a link I can send my printer?'))).toMatchObject({
    kind: 'say',
    text: expect.stringContaining('publish this card'),
  });
});

it.each([
  'is there a link in the description?',
  'Is there a bullet about the lid? Make one',
  'is there a link for the care sheet?',
])('a link of another kind: %s', (text) => expect(toolsFor(text)).not.toContain('publish_case'));

const afterPublishing = (text: string) => planOf(conversationAfter('case_published', text)).map(({ tool }) => tool);
it.each([
  'undo that',
  'no, undo that please',
  'remove it again, i changed my mind',
  'delete it, changed my mind',
  'take it back please',
])('what was made public is private again: %s', (text) => expect(afterPublishing(text)).toEqual(['withdraw_case']));
it('a change of the card is taken back behind it all the same', () => {
  expect(afterPublishing('undo the last change of the title')).toEqual(['restore_version']);
  expect(planOf(conversationAfter('after_improve', 'undo that')).map(({ tool }) => tool)).toEqual(['restore_version']);
});
