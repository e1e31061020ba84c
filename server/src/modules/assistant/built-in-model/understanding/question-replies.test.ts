import { describe, expect, it } from 'vitest';
import { materialAnswered } from './question-replies.ts';

const questions = [{ question: 'Which material is it made of?', path: '/specifications' }];

describe('the whole answer to which material it is', () => {
  it.each([
    ['glass, double walled', 'glass, double walled'],
    ['stainless steel, 430 grade', 'stainless steel, 430 grade'],
    ['Asked the maker: brushed aluminium, food grade.', 'brushed aluminium, food grade'],
    ["According to the label it's organic cotton.", 'organic cotton'],
    ['the supplier says double walled glass with a cork base', 'double walled glass with a cork base'],
    ['steel, the 18/8 one', 'steel, 18/8'],
    ["this one's brushed aluminium", 'brushed aluminium'],
    ['tempered glass, obviously', 'tempered glass'],
    ['bamboo outside, silicone inside. Put that in.', 'bamboo outside, silicone inside'],
  ])('%s', (answer, value) => {
    expect(materialAnswered(answer, questions)).toMatchObject({ op: 'set', name: 'Material', value });
  });

  it.each([
    'improve it in steel',
    'no',
    'the steel bottle',
    'title: steel bottle',
    'grade it',
    'is it steel?',
    'remove steel',
  ])('no answer: %s', (answer) => expect(materialAnswered(answer, questions)).toBeNull());

  it('answers no other question', () => {
    expect(materialAnswered('steel', [{ question: 'Which color is it?' }])).toBeNull();
    expect(materialAnswered('steel', [])).toBeNull();
  });
});
