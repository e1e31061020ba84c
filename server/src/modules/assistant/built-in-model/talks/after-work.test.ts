import { describe, expect, it } from 'vitest';
import { givenOf, promptOf } from '../../intents/givens.ts';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { conversationOf, type ToolStep } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';
import { answeredQuestions } from '../understanding/facts/question-replies.ts';

/** The tools that a message leads to after what was given; looking through cards and what goes with an improvement left out. */
function work(given: string, text: string): string[] {
  const conversation = conversationAfter(given, text);
  const calls = planOf({ ...conversation, offered: null }).map(({ tool }) => tool);
  const isImproved = calls.includes('improve_card');
  return calls.filter(
    (tool) => tool !== 'list_cards' && !(isImproved && (tool === 'score_card' || tool === 'compare_versions')),
  );
}
const after = ['after_improve', 'after_question', 'after_image', 'after_price', 'after_export', 'case_published'];
/** Takes credits, takes work back, or shows something to the public. */
const paid = new Set(
  'improve_card improve_cards score_card score_cards edit_image generate_image restore_version publish_case import_listing reimport_card export_cards'.split(
    ' ',
  ),
);

describe('a marketplace named behind a comparison', () => {
  it.each(['walmart too please', 'etsy as well', 'now for eBay'])(
    'is improved for, and not compared again: %s',
    (text) => {
      const { earlier, ...rest } = conversationAfter('after_improve', text);
      const output = answerOf('compare_versions', { card_id: placeholders.$card ?? '' });
      const step = { tool: 'compare_versions', input: { card_id: placeholders.$card }, output } as never as ToolStep;
      const compared = { text: 'compare with the original', steps: [step] };
      expect(planOf({ ...rest, earlier: [...earlier, compared] }).map(({ tool }) => tool)).toContain('improve_card');
    },
  );
});

describe('what the seller finds ugly', () => {
  it.each(['hm thats ugly', 'yuck', 'looks ugly now', 'what a mess', 'that reads clumsy', 'how embarrassing'])(
    'is no word that nothing was started: %s',
    (text) =>
      expect(decide(conversationAfter('after_improve', text))).toMatchObject({
        kind: 'say',
        text: expect.stringContaining('Tell me what bothers you'),
      }),
  );
  it.each(['the title is ugly', 'make it less ugly'])('is mended where it is named: %s', (text) =>
    expect(work('after_improve', text)).toEqual(['improve_card']),
  );
});

describe('remarks after work', () => {
  it.each([
    'It also comes with a lid',
    'it also has a steel lid',
    'I also have a shop in Berlin',
    'we also sell cups',
    'the customers like it too',
    'my wife likes it too',
    'we ship to Germany and Austria too',
    'by the way, the lid is also steel',
    'it is the same as last year',
    'same here',
    'I have the same in blue',
    'that is the same photo as before',
    'you did the same again',
    'nice, my sister has the same mug',
    'I will check it later',
    'I will check tomorrow',
    'I will read it again later',
    "I'll look at it tomorrow",
    'let me think about it',
    'Let me ask my supplier',
    'let me check with my partner',
    'I need to ask my boss first',
    'sorry, I have to ask my supplier about that',
    'give me a minute',
    'wait a second',
    'hold on a second',
    'one moment please',
    'no problem',
    'no worries',
    'no rush',
    'no, it is fine',
    'no, that looks wonderful',
    'no thanks',
    'no, not now',
    'not bad',
    'not bad at all, the title is nice',
    'not again',
    'oops',
    'oops, my mistake',
    'sorry for the delay',
    'sorry, I was away',
    'sorry, wrong chat',
    'stop worrying',
    'I said thanks',
    'I meant to say thank you',
    'thanks again',
    'thank you so much, great title',
    'great for Etsy',
    'perfect for Etsy!',
    'the title is good now',
    'the description reads well',
    'the second image is mine',
    'the first one was my idea',
    'I like the old title more',
    'but keep the title',
    'please keep the description',
    'but the description needs to stay',
    'I want the description to stay as it is',
    'my supplier knows',
    'will you do the same tomorrow?',
    'yes, I saw it',
    'good to know',
    'danke, sehr gut',
    'merci beaucoup',
    'gracias, muy bien',
    'ich schaue morgen nochmal',
    'der Titel ist auch gut',
    'ich habe auch einen Shop in Berlin',
  ])('%s', (text) => {
    const done = after.map((given) => [given, work(given, text).filter((tool) => paid.has(tool))]);
    expect(done.filter(([, tools]) => tools?.length !== 0)).toEqual([]);
  });
});

describe('a request with another verb after work', () => {
  it.each([
    ['after_improve', 'please lock the title', ['lock_fields']],
    ['after_improve', 'actually lock the title', ['lock_fields']],
    ['after_improve', 'please show me the title', ['answer_from_card']],
    ['after_improve', 'wait, show me the description', ['answer_from_card']],
    ['after_improve', 'please set the title to Blue Mug', ['edit_card']],
    ['after_improve', 'please score it for eBay', ['score_card']],
    ['after_improve', 'please export it for Etsy', ['export_cards']],
    ['after_improve', 'but first export it as csv', ['export_cards']],
    ['after_improve', 'I want to see the original', ['compare_versions']],
    ['after_improve', 'actually show me the keywords', ['answer_from_card']],
    ['case_published', 'please unpublish the mug', ['withdraw_case']],
    ['case_published', 'please show me the title', ['answer_from_card']],
    ['after_export', 'please score it for eBay', ['score_card']],
    ['after_improve', "that's better. now export it", ['export_cards']],
    ['after_improve', 'this reads better. publish it', ['publish_case']],
    ['card_shown', 'white background for the main image, and a better title', ['edit_image', 'improve_card']],
    ['after_improve', 'better. how much have i spent?', ['show_usage']],
    ['after_score', 'what would you do first?', ['score_card']],
  ])('%s: %s', (given, text, tools) => {
    expect(work(given, text)).toEqual(tools);
  });

  it('unlocks after a lock', () => {
    const shownCardId = placeholders.$card ?? null;
    const card = { card_id: String(shownCardId), title: 'Kettle', marketplace: 'generic', score: 58 };
    const lock = {
      tool: 'lock_fields',
      input: { fields: ['title'], locked: true },
      output: { card, locked: ['title'] },
    };
    const earlier = [{ text: 'lock the title', steps: [lock as never] }];
    const current = { text: 'please unlock the bullets', steps: [] };
    expect(planOf({ earlier, current, shownCardId, files: [] })).toMatchObject([
      { tool: 'lock_fields', input: { fields: ['bullets'], locked: false } },
    ]);
  });
});

describe('what was meant instead, and the same once more', () => {
  it.each([
    ['after_improve', 'no, the title only', ['restore_version', 'improve_card']],
    ['after_improve', 'not the title, the bullets', ['restore_version', 'improve_card']],
    ['after_improve', 'I meant for eBay', ['restore_version', 'improve_card']],
    ['after_improve', 'for eBay, not Amazon', ['restore_version', 'improve_card']],
    ['after_improve', 'please for eBay', ['improve_card']],
    ['after_improve', 'same for eBay', ['improve_card']],
    ['after_improve', 'do it again', ['improve_card']],
    ['after_improve', 'the same for the mug, please', ['improve_card']],
    ['after_image', 'this one too', ['edit_image']],
    ['after_image', 'same for image 2', ['edit_image']],
    ['after_image', 'no, the second one', ['edit_image']],
    ['after_image', 'no i meant the second photo, the main one was ok', ['edit_image']],
    ['after_image', 'oh no, I meant picture 3, main is good as it was', ['edit_image']],
    ['after_image', 'and all the others too', ['edit_image']],
    ['case_published', 'no, the second one', ['withdraw_case', 'publish_case']],
  ])('%s: %s', (given, text, tools) => {
    expect(work(given, text)).toEqual(tools);
  });
});

it('takes a place for a picture after work on one', () => {
  const plan = planOf(conversationAfter('after_image', 'the third one too please'));
  expect(plan).toMatchObject([{ tool: 'edit_image', input: { image: 3 } }]);
});

it('looks for the card that the same is to be done for', () => {
  const plan = planOf(conversationAfter('after_improve', 'the same for the apron'));
  expect(plan[0]).toMatchObject({ tool: 'list_cards', input: { query: 'apron' } });
});

describe('what a score was told with', () => {
  it.each(['right, take care of all three of those', 'please sort those three out', 'please take care of all of them'])(
    'is what several things are: %s',
    (text) => {
      expect(work('after_score', text)).toEqual(['improve_card']);
    },
  );
});

it('makes no picture lighter that is too bright', () => {
  expect(work('after_image', 'that is too bright for me')).toEqual([]);
});
it('exports for another marketplace that is asked for politely', () => {
  expect(work('after_export', 'could you make one for woocommerce too')).toEqual(['export_cards']);
});

describe('an order beside a story', () => {
  it('is done', () => {
    expect(work('case_published', 'my brother has seen it now, hide it again')).toEqual(['withdraw_case']);
    expect(work('no_card', 'rename the mug to Grey Stoneware Mug')).toEqual(['edit_card']);
    expect(work('card_shown', 'I mistyped the price, it is 31.50')).toEqual(['edit_card']);
  });
  it('is none where it is only supposed', () => {
    expect(work('case_published', 'if my brother sees it I would have to take it down, but he never looks')).toEqual(
      [],
    );
  });
});

describe('answers to open questions', () => {
  it.each([
    ['bamboo', 'bamboo'],
    ['recycled ocean plastic', 'recycled ocean plastic'],
    ['Polyresin with a matte finish', 'Polyresin with a matte finish'],
    ['1. a kind of resin', 'a kind of resin'],
  ])('%s', (text, value) => {
    const plan = planOf(conversationAfter('after_question', text));
    expect(plan).toMatchObject([{ tool: 'edit_card', input: { edits: [{ name: 'Material', value }] } }]);
  });

  it.each(['1. let me ask my supplier', 'it depends', 'my supplier knows'])('are not: %s', (text) => {
    expect(work('after_question', text)).toEqual([]);
  });

  it('are not other facts, which are written as such', () => {
    const plan = planOf(conversationAfter('after_question', 'It also comes with a lid'));
    const edits = [{ op: 'add', field: 'bullets', value: 'Comes with a lid' }];
    expect(plan).toMatchObject([{ tool: 'edit_card', input: { edits } }]);
  });
});

it('takes a sentence for the answer to a question about a text', () => {
  const open = [{ question: 'Which other strong points does the product have?', path: '/bullets' }];
  expect(answeredQuestions('Keeps you dry in the rain, no need to iron it', open)).toMatchObject([
    { op: 'add', field: 'bullets' },
  ]);
  expect(answeredQuestions('I will ask my supplier', open)).toEqual([]);
});

describe('agreeing to a price', () => {
  const begin = givenOf('after_price');
  const answer = (total: number, dry_run: boolean) => ({
    ...answerOf('improve_cards', { dry_run }),
    cost: { feature: 'credits', each: 20, total },
  });
  const talk = (text: string, asked = 'improve all my cards for Etsy') => {
    const [turn] = begin.earlier;
    const earlier = turn === undefined ? [] : [{ ...turn, text: asked }];
    return conversationOf(promptOf({ ...begin, earlier }, text), null);
  };

  it('hands over what it was to cost', () => {
    expect(planOf(talk('yes'))).toMatchObject([{ tool: 'improve_cards', input: { agreed_total: 100 } }]);
  });

  it('waits for the seller again when the price has risen, and goes on with the rest after that', () => {
    const begun = talk('yes', 'improve all my cards for Etsy and export them as csv');
    const { input } = planOf(begun)[0] ?? {};
    const risen = { tool: 'improve_cards', input, output: answer(4_200, true) } as ToolStep;
    const told = { ...begun, current: { ...begun.current, steps: [risen] } };
    expect(decide(told)).toMatchObject({ kind: 'say', text: expect.stringContaining('4,200') });
    const agreed = { ...told, earlier: [...told.earlier, told.current], current: { text: 'yes', steps: [] } };
    expect(planOf(agreed)).toMatchObject([
      { tool: 'improve_cards', input: { agreed_total: 4_200 } },
      { tool: 'export_cards', input: { format: 'csv' } },
    ]);
    expect(planOf({ ...agreed, current: { text: 'undo that', steps: [] } })).not.toContainEqual(
      expect.objectContaining({ target: expect.objectContaining({ kind: 'cards' }) }),
    );
  });
});
