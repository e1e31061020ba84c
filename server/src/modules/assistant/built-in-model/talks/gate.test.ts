import { expect, it } from 'vitest';
import { onCard } from '../../testing/request-around.ts';
import { parseRequest } from '../request.ts';
import type { Surroundings } from '../understanding/ask.ts';

const url = 'https://shop.example/kettle';
/** What is done, without looking. */
const workOf = (text: string, around: Surroundings = onCard) => {
  const { asks, message, isHeld } = parseRequest(text, around);
  const calls = asks.flatMap((ask) => (ask.kind === 'call' ? [ask.tool] : []));
  return { calls, urls: message.urls, said: asks.flatMap((ask) => (ask.kind === 'say' ? [ask.topic] : [])), isHeld };
};

it.each([
  'please do not improve this listing',
  "don't optimize it for Etsy yet",
  'do not rewrite anything until I have checked the facts',
  "Don't rewrite the title yet",
  'no need to improve it',
  'there is no need for you to score this card',
  "you don't have to export it",
  "you don't need to export them today",
  "I don't want to improve it now",
  "i don't want it improved",
  "we don't want this published",
  'I did not ask you to improve it',
  "I didn't want you to rewrite it",
  'I would rather you did not publish it',
  "let's not export it yet",
  'please not yet',
  'better not improve it',
  'rather not',
  'maybe better not',
  'hold off on improving it',
  'hold off publishing this for now',
  'wait with the export until tomorrow',
  'stop improving it',
  'do not start',
  "don't do it",
  "please don't",
  "don't run it yet",
  'please leave it as it is',
  'leave the card alone',
  'leave everything as it is for now',
  'just leave this listing be',
  "I'm not ready to publish it",
  'we are not ready to export this yet',
  'not necessary to improve it',
  'it is not necessary to score it again',
  'I do not need an export',
  "i don't want any improvements yet",
  "don't share it with anyone",
  'dont undo it',
  'do not restore the original',
  'please refrain from rewriting it',
  "don't make it public",
  'do not go ahead',
  "don't schedule it",
  "don't generate it",
  'I rewrote it already last night',
  "not now, maybe I'll improve it tomorrow",
  "I'll do the images tomorrow when the light is better",
  'tomorrow perhaps I will change the price to 30 EUR',
  'I might improve it for Amazon',
  'well, we may score the mug',
  'maybe later I improve the mug and the apron',
  "I was going to export it, but I'll wait",
  'just thinking about rewriting it, no rush',
  'we should improve this at some point',
  'I would not improve it yet',
  'client asks: could we restore the original later if needed?',
  "my boss said the title is too long. I don't agree with him",
  'we already published it last week',
  'my colleague has improved it this morning',
  'I exported it yesterday',
  "I've already optimized it",
  'it was already improved by my agency',
  'they scored it before',
  'improve it... actually no',
  'I wanted to say export it but never mind',
  'publish it, hmm, on second thought, better not',
  'score it - oh wait, no',
  'undo that. well, actually, no',
])('does nothing for: %s', (text) => {
  expect(workOf(text)).toMatchObject({ calls: [] });
});

it.each([
  'can I undo this later?',
  'can i go back after an improvement?',
  'could I restore the old text if I dislike it?',
  'may I publish it more than once?',
  'am I able to undo an export?',
  'will I be able to restore it?',
  'can an improvement be undone?',
  'can the original be restored?',
  'can others see it when I publish it?',
  'is it possible to improve a card twice?',
  'is it still possible to revert that?',
  'is it safe to publish it?',
  'is it a good idea to improve it before the import?',
  'is it necessary to export it?',
  'is there a way to undo it?',
  'would it be better with a shorter title?',
  'would a longer description help?',
  'would shorter bullets sell better?',
  'should I improve the title first?',
  'should I publish it now?',
  'will it change the price if you improve it?',
  'will improving it delete my text?',
  'what happens if I improve it?',
  'what happens when I publish a card?',
  'what would happen if I undo it?',
  'what if I publish it and then change it?',
  'what does publishing do?',
  'how does undo work?',
  'how do I undo an improvement?',
  'how can I publish it?',
  'how long does it take to improve it?',
  'how often can I improve it?',
  'who can see it after I publish it?',
  'who sees it when it is published?',
  'why would I improve it again?',
  'when should I publish it?',
  'where can I export it?',
  'do you publish cards?',
  'do I lose the original if I improve it?',
  'do I have to improve it before I export it?',
  'does it cost more to improve it for Amazon?',
  'does undo restore the images?',
  'if I improve it, can I restore the original?',
  'if I publish it who can see it?',
  'I can undo it later, right?',
  'undo is always possible, correct?',
  'is the new title better?',
  'was the old description better?',
  'are shorter titles better?',
  'could you undo it later if I do not like it?',
  'can you undo improvements?',
  'I wonder if I can undo an improvement',
  'quick question: is it possible to restore the original?',
])('changes and charges nothing for the question: %s', (text) => {
  const { calls } = workOf(text);
  const quiet = ['answer_from_card', 'read_card', 'score_card', 'compare_versions', 'list_cards', 'show_usage'];
  expect(calls.filter((tool) => !quiet.includes(tool))).toEqual([]);
});

it.each([
  ['can you improve it?', 'improve_card'],
  ['could you please improve this listing?', 'improve_card'],
  ['would you shorten the title?', 'improve_card'],
  ['will you improve it for me?', 'improve_card'],
  ['would you mind rewriting the description?', 'improve_card'],
  ['could you make the title a bit shorter?', 'improve_card'],
  ['can I have it as CSV?', 'export_cards'],
  ['can I get this as Excel?', 'export_cards'],
  ['can I export it as csv?', 'export_cards'],
  ['could I get an improved version?', 'improve_card'],
  ["can't you improve it?", 'improve_card'],
  ['how about improving the title?', 'improve_card'],
  ['are you able to improve the title?', 'improve_card'],
  ['can you undo that?', 'restore_version'],
  ['could you bring the original back please?', 'restore_version'],
  ['please publish this card', 'publish_case'],
  ['can you publish it?', 'publish_case'],
  ["don't touch the title, improve the rest", 'improve_card'],
  ["improve it but don't change the title", 'improve_card'],
  ["don't forget to improve the title", 'improve_card'],
  ["don't wait, improve it", 'improve_card'],
  ["don't score it, improve it", 'improve_card'],
  ["don't improve it, just score it", 'score_card'],
  ['score it without improving it', 'score_card'],
  ['score it, do not rewrite anything', 'score_card'],
  ["I don't like it, undo it", 'restore_version'],
  ['I did not ask you to improve it, undo that', 'restore_version'],
  ['I already improved it myself, please score it again', 'score_card'],
  ['I imported it yesterday, can you improve it?', 'improve_card'],
  ["don't publish it, export it as csv", 'export_cards'],
  ['no need to score it. Improve it for Etsy', 'improve_card'],
  ["rewrite it, don't use the word cheap", 'improve_card'],
  ['improve it without making it longer', 'improve_card'],
  ['never use the word cheap', 'remember_preference'],
  ['do not change the title', 'lock_fields'],
  ['is the title too long? make it shorter', 'improve_card'],
  ['what is it made of?', 'answer_from_card'],
  ['how good is it?', 'score_card'],
])('still does: %s', (text, tool) => {
  expect(workOf(text).calls).toContain(tool);
});

it.each([
  `don't import this yet: ${url}`,
  `please do not fetch ${url}`,
  `no need to import ${url} today`,
  `I already imported ${url}`,
])('imports nothing for: %s', (text) => {
  expect(workOf(text)).toEqual({ calls: [], urls: [], said: ['no'], isHeld: true });
});

it.each([`import ${url}, do not improve it`, `just import ${url} and don't score it`, `can you import ${url}?`])(
  'imports for: %s',
  (text) => {
    expect(workOf(text)).toMatchObject({ urls: [url] });
    expect(workOf(text).calls).not.toContain('improve_card');
  },
);

it.each([
  'do not improve the title',
  "please don't optimize the description",
  'We met at the fair on Saturday. It was nice',
])('leaves the card alone for: %s', (text) => {
  expect(workOf(text).calls).toEqual([]);
});

it('takes a day in a story for no schedule, and "never" in it for no rule', () => {
  const story =
    'Hello! We had a stand at the fair on Saturday. A lady asked for our web page. So please rewrite this listing for Amazon. My brother has never sold a thing. Bye, Marge';
  expect(workOf(story).calls).toEqual(['improve_card']);
  expect(workOf('on Saturday score all my cards').calls).not.toEqual(['improve_card']);
  expect(workOf('every Saturday score all my cards').calls).toEqual(['schedule_task']);
});

it('enters no remark as the text of a field', () => {
  expect(workOf('The title is fine, the description too, my boss wrote it.').calls).not.toContain('edit_card');
});

it.each([
  [`can you turn ${url} into a great Amazon listing`, ['improve_card']],
  [`I have a kettle in my shop (${url}) and I'd like to have it here so we can work on it later`, []],
])('%s', (text, calls) => {
  expect(workOf(text)).toMatchObject({ calls, urls: [url] });
});

it.each(['the page has changed, load it once more', 'check my original page again and update the card from it'])(
  'reads the page again for: %s',
  (text) => {
    expect(workOf(text).calls).toEqual(['reimport_card']);
  },
);

it.each([560, 900])('a brand voice of %i characters is refused, and enters nothing', (length) => {
  const text = `Our brand voice is ${'warm and plain, like a neighbor who knows bottles, '.repeat(30)}`.slice(
    0,
    length,
  );
  expect(workOf(text)).toEqual({ calls: [], urls: [], said: ['rule_too_long'], isHeld: true });
  expect(parseRequest(text, onCard).message).toMatchObject({ text: null });
});

it('a question about an attached file is about no card', () => {
  const file = { file_id: '0190a000-0000-7000-8000-000000000009', name: 'notes.txt', kind: 'text' as const, text: 'a' };
  const around = { ...onCard, files: [file], filesAreNew: true };
  expect(workOf('what does this file say?', around)).toMatchObject({ calls: [], said: ['file_what'] });
  expect(workOf('import this file', around).calls).toEqual(['import_listing']);
  expect(workOf('what does this card say?', around).calls).not.toEqual([]);
});
