import { describe, expect, it } from 'vitest';
import type { ToolName } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { ofSpokenSection } from './spoken-of-section.ts';

const turn = (text: string, ...steps: [ToolName, object?][]): Turn => ({
  text,
  steps: steps.map(([tool, input = {}]) => ({ tool, input, output: {} }) as never),
});
const asked = (text: string) => turn(text, ['answer_from_card']);
const thanks = turn('thanks');

describe('the section that was spoken of last', () => {
  it.each<[Turn[], string, string]>([
    [[asked('what does the title say?')], 'So make it longer!', 'So make the title longer!'],
    [[asked('how long is the title?')], 'ok make it a bit shorter', 'ok make the title a bit shorter'],
    [[asked('what does the title say?')], 'longer please', 'make the title longer'],
    [
      [asked('how is the description?')],
      'it sounds dull. make it friendlier',
      'it sounds dull. make the description friendlier',
    ],
    [[asked('read me the bullets')], 'they are too long, shorten them', 'they are too long, shorten the bullets'],
    [[asked('how many keywords are there?')], 'make them better', 'make the keywords better'],
    [[asked('what does the description say?'), thanks], 'rewrite it', 'rewrite the description'],
    [
      [turn('call it Halla mug', ['edit_card', { edits: [{ op: 'set', field: 'title', value: 'Halla mug' }] }])],
      'so make it longer',
      'so make the title longer',
    ],
    [
      [turn('redo the title', ['score_card'], ['improve_card', { sections: ['title'] }], ['compare_versions'])],
      'can you make it punchier',
      'can you make the title punchier',
    ],
  ])('is what such words mean, %#: %s', (earlier, text, full) => {
    expect(ofSpokenSection(text, earlier)).toBe(full);
  });

  it.each<[Turn[], string]>([
    [[asked('what does the title say?')], 'improve it'],
    [[asked('what does the title say?')], 'make the listing longer'],
    [[asked('what does the title say?')], 'make it shorter for Etsy'],
    [[asked('what does the title say?')], 'make it cheaper, 20 euros'],
    [[asked('what does the title say?')], 'make them shorter'],
    [[asked('compare the title with the description')], 'make it longer'],
    [[turn('improve it, the title under 80', ['improve_card'])], 'make it shorter'],
    [[asked('what does the title say?'), turn('export it', ['export_cards'])], 'make it shorter'],
    [[asked('what is the price?')], 'make it longer'],
    [[], 'make it longer'],
  ])('is not meant, or there is none, %#: %s', (earlier, text) => {
    expect(ofSpokenSection(text, earlier)).toBeNull();
  });
});
