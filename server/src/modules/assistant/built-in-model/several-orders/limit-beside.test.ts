import { expect, it } from 'vitest';
import { onCard } from '../../testing/request-around.ts';
import { parseRequest } from '../request.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const limits = (text: string) => {
  const [ask] = parseRequest(text, onCard).asks;
  const input = ask?.kind === 'call' && ask.tool === 'improve_card' ? ask.input : {};
  return Object.fromEntries(Object.entries(input).filter(([key]) => key.endsWith('_max')));
};

it.each([
  ['Please rewrite the description; the leaflet has space for 350 characters.', { description_max: 350 }],
  ['title must fit on our price tag, so make me a new one with 55 characters at the most', { title_max: 55 }],
  ['Rewrite the title. Under 90 characters.', { title_max: 89 }],
  ['Bullets are too wordy, rewrite. Max 4.', { bullets_max: 4 }],
])('a limit in another part of the message is kept: %s', (text, expected) => {
  expect(limits(text)).toEqual(expected);
});

it.each([
  'Rewrite the description. It has 400 characters now.',
  'Rewrite the description and the title. Room for 400 characters.',
  'improve the title. max is my colleague',
])('no limit: %s', (text) => {
  expect(limits(text)).toEqual({});
});

it('hundreds are counted beyond nine as well', () => {
  expect(normalForm('sixteen hundred pixels').text).toBe('1600 pixels');
  expect(normalForm('twelve hundred and fifty').text).toBe('1250');
});
