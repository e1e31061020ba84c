import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Brass Desk Lamp', 'USB-C Charger', 'Leather Belt'];
const done = (talk: string) => {
  const { works, said } = talkInLibrary(library, ...talk.split(' >> '));
  return { said, works: works.map(({ tool, input }) => `${tool} ${JSON.stringify(input)}`) };
};

it.each([
  ['improve the belt >> Ok danke. Please export it as CSV', 'export_cards {"cards":[3],"format":"csv"}'],
  ['score the belt >> score the lamp >> xlsx both', 'export_cards {"cards":[3,1],"format":"xlsx"}'],
  [
    'score the belt >> score the lamp >> export just those two not the charger as excel',
    'export_cards {"cards":[3,1],"format":"xlsx"}',
  ],
  [
    "score the lamp >> the belt doesn't have a description right",
    'answer_from_card {"card":3,"question":"does the belt have a description?"}',
  ],
  ['improve the lamp >> title too long?', 'answer_from_card {"card":1,"question":"is the title too long?"}'],
  [
    'score the lamp >> Is the belt ready for Amazon or would it get rejected?',
    'score_card {"card":3,"marketplace":"amazon"}',
  ],
  [
    'write bullets for the lamp and the belt. Actually no, only the lamp.',
    'improve_card {"card":1,"sections":["bullets"]}',
  ],
  ['score the lamp >> and how much do I have left today', 'show_usage {}'],
  [
    'score the lamp >> it has two ports and one usb a please put that in',
    'edit_card {"card":1,"edits":[{"op":"add","field":"bullets","value":"Has two ports and one usb a"}]}',
  ],
  [
    'score the lamp >> Thanks! Oh, and I nearly forgot, the height is 44 cm, I measured it myself.',
    'edit_card {"card":1,"edits":[{"op":"set","field":"specifications","name":"Height","value":"44 cm"}]}',
  ],
  [
    'score the lamp >> Here is the new description, put it in as it is:\n\nA lamp of brass. Oiled by hand.',
    'edit_card {"card":1,"edits":[{"op":"set","field":"description","value":"A lamp of brass. Oiled by hand."}]}',
  ],
])('in passing: %s', (talk, wanted) => {
  const { works } = done(talk);
  expect(works.filter((work) => !work.startsWith('score_card {"card":1}'))).toContain(wanted);
  expect(works.filter((work) => /^(?:improve|edit|export)/.test(work)).length).toBeLessThan(2);
});

it.each([
  ['improve the lamp >> why you delete the battery time?? it is 40 hour', ''],
  ['improve the lamp >> improve it for Shopify — no, wait, is Walmart supported?', 'I know the rules of'],
  ['score the lamp >> If I stop halfway, do you still charge me?', 'what was not finished is not charged'],
  ["score the lamp >> don't spend more than 40 credits today", '40 credits'],
  ['score the lamp >> Will you charge me again if I ask for the same score twice?', 'Asked again in the same chat'],
  ["score the lamp >> A customer wrote: 'It arrived with a scratch.' What should I answer?", 'not my subject'],
])('nothing is done or charged for: %s', (talk, answer) => {
  const { works, said } = done(talk);
  expect(works).toEqual([]);
  expect(said).toContain(answer);
});

it('readers that no rule writes for are told, and the rest is done', () => {
  const { works, said } = done('improve the lamp, written for hikers');
  expect(works).toContain('improve_card {"card":1}');
  expect(said).toContain('I do not write for certain readers (hikers)');
});
