import { describe, expect, it } from 'vitest';
import { answeredQuestions, materialAnswered } from './question-replies.ts';

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
    ['aluminium. no wait, steel, i mixed it up with the other one', 'steel'],
    ['aluminium - wait no, its 18/8 steel, i mixed it up with the other one', '18/8 steel'],
    ['steel, no sorry, aluminium', 'aluminium'],
    ['glass. sorry, i meant plastic', 'plastic'],
    ["steel, it's coated", null],
    ['steel, no plastic', 'steel'],
    ['both, steel outside and glass inside', 'steel outside and glass inside'],
    [
      'It is borosilicate glass with a silicone sleeve around it.',
      'borosilicate glass with a silicone sleeve around it',
    ],
    ['steel with a leather strap around the neck', 'steel with a leather strap around the neck'],
  ])('what is taken back, and its parts: %s', (answer, value) => {
    expect(materialAnswered(answer, questions)?.value ?? null).toBe(value);
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

  it.each(['nah', 'hmm', 'lol', 'nah, too pricey'])('a remark is no material: %s', (said) => {
    expect(answeredQuestions(said, questions)).toEqual([]);
  });

  it('answers no other question', () => {
    expect(materialAnswered('steel', [{ question: 'Which color is it?' }])).toBeNull();
    expect(materialAnswered('steel', [])).toBeNull();
  });
});

describe('what a question about a text is answered with', () => {
  const text = [{ question: 'What should a buyer know that is not written yet?', path: '/description' }];
  it.each([
    'give the measurements in inches too',
    'please write it warmer',
    'put the size first',
    'translate to german',
    'add keywords: eco, historical mystery',
    'and raise both by 5%',
    'lower them by 10%',
    'compare the two',
  ])('an order is no answer: %s', (said) => {
    expect(answeredQuestions(said, text)).toEqual([]);
    expect(answeredQuestions(said, questions)).toEqual([]);
  });

  it('a fact is one', () => {
    expect(answeredQuestions('rinse by hand, never in the machine', text)).toMatchObject([{ field: 'description' }]);
  });
});
