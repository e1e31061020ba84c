import { describe, expect, it } from 'vitest';
import { parseRequest } from '../request.ts';

const around = {
  hasCard: true,
  files: [],
  filesAreNew: false,
  lastTool: null,
  hasQuestions: false,
  lastImage: null,
};
const tools = (text: string) =>
  parseRequest(text, around).asks.map((ask) => (ask.kind === 'call' ? ask.tool : ask.topic));

describe('what is kept for all listings', () => {
  it.each([
    'always mention free shipping',
    'never use the word cheap again',
    'from now on write in a friendly tone',
    'in future avoid the word premium',
    'remember that we write litres as L',
    'in every listing mention our 2 year warranty',
    'our brand voice is calm and factual',
    'the word luxury is banned',
  ])('%s', (text) => {
    expect(tools(text)).toEqual(['remember_preference']);
  });
});

describe('what is asked for once', () => {
  it.each([
    'use a friendly tone in every bullet',
    'mention free shipping in every bullet',
    'improve it, with the material in every bullet',
    'improve it and never use the word cheap',
    'do not use the word cheap',
    'stop using the word premium',
    'make it formal',
    'make every bullet shorter',
    'improve the description and never mention the price',
  ])('%s', (text) => {
    expect(tools(text)).not.toContain('remember_preference');
    expect(tools(text)).toContain('improve_card');
  });
});
