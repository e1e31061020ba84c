import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const begun = (given: string, text: string, ...more: Turn[]) => {
  const conversation = conversationAfter(given, text);
  return { ...conversation, earlier: [...conversation.earlier, ...more] };
};
const tools = (given: string, text: string, ...more: Turn[]) =>
  planOf(begun(given, text, ...more)).map(({ tool }) => tool);
const card = answerOf('score_card', {}) as { card: object };
/** The answer after a tool has answered. */
const told = (given: string, text: string, tool: string, output: object) => {
  const conversation = begun(given, text);
  const step = { tool, input: {}, output } as ToolStep;
  return decide({ ...conversation, current: { text, steps: [step] } });
};

describe('questions about what was done', () => {
  it.each([
    ['after_improve', 'why did you do it again?', 'improve it for Amazon'],
    ['after_improve', 'why did you change the title?', 'The title names the material'],
    ['after_improve', 'why did you change the description?', 'I changed nothing'],
    ['after_improve', 'who told you to do that?', 'improve it for Amazon'],
    ['after_improve', 'why?', 'The title names the material'],
    ['after_improve', 'but why so?', 'The title names the material'],
    ['after_improve', 'why the title?', 'The title names the material'],
    ['after_improve', 'why was the description not changed?', 'I changed nothing'],
    ['after_improve', 'how come?', 'The title names the material'],
    ['after_export', 'why?', 'export it as csv'],
    ['after_improve', 'I did not ask for that', 'say "undo"'],
    ['after_export', 'who told you to export that?', 'export it as csv'],
    ['after_image', 'why did you change the picture?', 'white'],
    ['after_improve', 'was that from my page or did you make it up?', 'I invent nothing'],
    ['after_improve', 'did you make that up?', 'I invent nothing'],
    ['after_improve', 'is anything of that invented?', 'I invent nothing'],
    ['after_improve', 'where did you get that from?', 'I invent nothing'],
    ['after_improve', 'never do that again', 'I have not changed or saved anything'],
    ['no_card', "don't ever do that again", 'I have not changed or saved anything'],
    ['after_improve', 'stop doing that', 'I have not changed or saved anything'],
  ])('%s: %s', (given, text, words) => {
    expect(decide(begun(given, text))).toMatchObject({ kind: 'say', text: expect.stringContaining(words) });
  });

  it.each([
    ['after_improve', 'what did that cost me?', 'show_usage'],
    ['after_image', 'Very well. What have these cost me in total?', 'show_usage'],
    ['after_improve', 'how many credits did we use in this chat?', 'show_usage'],
    ['after_image', 'was that free?', 'show_usage'],
    ['after_improve', 'Wait, was that 20 credits?', 'show_usage'],
    ['after_improve', 'so that took only 20 credits??', 'show_usage'],
    ['after_improve', 'did you take 20 or 40 credits?', 'show_usage'],
    ['after_improve', 'did you charge me twice?', 'show_usage'],
    ['after_improve', 'what did it cost per card?', 'show_usage'],
    ['after_improve', 'what did the two cost me?', 'show_usage'],
    ['after_improve', 'that was 30 credits, not 20!', 'show_usage'],
    ['after_improve', 'was I charged for that?', 'show_usage'],
    ['after_score', 'why?', 'score_card'],
    ['after_improve', 'what did you change?', 'compare_versions'],
    ['after_improve', "what's different now?", 'compare_versions'],
    ['after_improve', 'show me the old title', 'compare_versions'],
    ['after_improve', 'what was the title before?', 'compare_versions'],
    ['after_improve', 'how much does it cost?', 'answer_from_card'],
    ['after_improve', 'where is it made?', 'answer_from_card'],
    ['after_improve', 'why is the score so low?', 'score_card'],
    ['after_improve', 'never use the word premium again', 'remember_preference'],
  ])('%s: %s is looked up', (given, text, tool) => {
    expect(tools(given, text)).toEqual([tool]);
  });

  it('tells what was spent, of the last work or of the whole chat', () => {
    const usage = [{ feature: 'credits', used: 60, limit: 1_300, reset_date: null }];
    const spent = {
      last: { credits: 30, messages: 10, image_credits: 0, scoring_credits: 0 },
      chat: { credits: 60, messages: 40, image_credits: 2, scoring_credits: 1 },
    };
    const output = { plan: 'Free', plans: [], usage, spent };
    expect(told('after_improve', 'what did that cost me?', 'show_usage', output)).toMatchObject({
      text: 'The last work here took **30 credits**, 10 of the credits for the message. You have **1,240** credits of this month left.',
    });
    expect(told('after_improve', 'how much have we used in this chat?', 'show_usage', output)).toMatchObject({
      text: expect.stringContaining('**60 credits, 2 image credits and 1 scoring credit**, 40 of the credits'),
    });
    const daily = { feature: 'daily_credits', used: 90, limit: 300, reset_date: null };
    expect(
      told('after_improve', 'how many credits have I used today?', 'show_usage', {
        ...output,
        usage: [...usage, daily],
      }),
    ).toMatchObject({ text: expect.stringContaining('Today **90** of your **300** daily credits are used') });
    expect(told('after_improve', 'how many credits do I have left?', 'show_usage', output)).toMatchObject({
      text: expect.stringContaining('Your plan is'),
    });
  });

  it('shows a section as it was', () => {
    const fields = [{ path: 'title', change: 'changed', before: 'Old bottle', after: 'New bottle' }];
    const output = { ...card, fields };
    expect(told('after_improve', 'show me the old title', 'compare_versions', output)).toMatchObject({
      text: expect.stringContaining('Old bottle'),
    });
    expect(told('after_improve', 'what was the description before?', 'compare_versions', output)).toMatchObject({
      text: expect.stringContaining('as it was in the original'),
    });
    expect(told('after_improve', 'what did you change?', 'compare_versions', output)).toMatchObject({
      text: expect.stringContaining('"Old bottle" → "New bottle"'),
    });
  });
});

describe('going back after work on many', () => {
  const job = (scope: object, done?: object): Turn => ({
    text: 'yes',
    steps: [
      {
        tool: 'improve_cards',
        input: { scope, agreed_total: 100 },
        output: { ...answerOf('improve_cards', {}), ...(done === undefined ? {} : { done }) },
      } as never,
    ],
  });
  const { $1: one = '', $2: two = '' } = placeholders;

  it('restores each card that was changed, and no other', () => {
    const done = { done_count: 3, unchanged_count: 1, failed_count: 0, charged: 40, reason: null };
    const plan = planOf(begun('after_price', 'undo', job({ all: true }, { ...done, changed_ids: [one, two] })));
    expect(plan).toMatchObject([
      { tool: 'restore_version', target: { card_ids: [one] } },
      { tool: 'restore_version', target: { card_ids: [two] } },
    ]);
  });

  it.each(['undo that', 'undo all of that'])('goes one version back, not to the first: %s', (text) => {
    const plan = planOf(begun('after_price', text, job({ all: true }, { changed_ids: [one, two] })));
    expect(plan.map(({ input }) => input)).toEqual([{ version: 'previous' }, { version: 'previous' }]);
  });

  it('takes back what was done, and not what failed or was only priced after it', () => {
    const done = job({ all: true }, { changed_ids: [one, two] });
    const priced: Turn = {
      text: 'and the others',
      steps: [{ tool: 'improve_cards', input: { dry_run: true }, output: { dry_run: true } } as never],
    };
    const failed: Turn = {
      text: 'yes',
      steps: [
        { tool: 'improve_cards', input: {}, output: { error: { code: 'not_found', message: 'None.' } } } as never,
      ],
    };
    expect(planOf(begun('after_price', 'undo that', done, priced, failed))).toHaveLength(2);
  });

  it('takes ten back and says what stays', () => {
    const changed_ids = Array.from({ length: 12 }, () => one);
    const conversation = begun('after_price', 'undo that', job({ all: true }, { changed_ids }));
    expect(planOf(conversation)).toHaveLength(10);
  });

  it.each(['undo', 'undo that please', 'undo it'])('says how when it is not known which were changed: %s', (text) => {
    expect(decide(begun('after_price', text, job({ all: true })))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('card by card'),
    });
  });
});

describe('what is asked after work', () => {
  it.each([
    ['after_price', 'why so much?', 'improving a card 20'],
    ['after_improve', 'I liked the first one more', 'bring the original back'],
    ['after_improve', 'stop', 'done already'],
  ])('%s: %s', (given, text, words) => {
    expect(decide(begun(given, text))).toMatchObject({ kind: 'say', text: expect.stringContaining(words) });
  });

  it.each(['which changed?', 'which ones got better', 'which listings did you improve'])(
    'names what a job has changed: %s',
    (text) => {
      const card = { card_id: placeholders.$2, title: 'Bamboo Board', marketplace: 'generic', score: 74 };
      const done = {
        done_count: 5,
        unchanged_count: 4,
        failed_count: 0,
        charged: 20,
        reason: null,
        changed_ids: [placeholders.$2],
        cards: [card],
      };
      const job: Turn = {
        text: 'yes',
        steps: [
          {
            tool: 'improve_cards',
            input: { scope: { all: true } },
            output: { ...answerOf('improve_cards', {}), done },
          } as never,
        ],
      };
      expect(decide(begun('after_price', text, job))).toMatchObject({
        kind: 'say',
        text: expect.stringContaining('Bamboo Board'),
      });
    },
  );

  it('forgets what was just remembered', () => {
    const preference = { kind: 'avoid_words', value: 'premium' };
    const kept: Turn = {
      text: 'never use the word premium',
      steps: [{ tool: 'remember_preference', input: preference, output: { preference, replaced: null } } as never],
    };
    expect(decide(begun('after_improve', 'forget that', kept))).toMatchObject({
      tool: 'forget_preference',
      input: preference,
    });
    expect(decide(begun('after_improve', 'forget that'))).not.toMatchObject({ tool: 'forget_preference' });
  });

  it('brings the original back when that offer is agreed to', () => {
    const offered: Turn = { text: 'I liked the original version better', steps: [] };
    expect(decide(begun('after_improve', 'yes', offered))).toMatchObject({
      tool: 'restore_version',
      input: { version: 'original' },
    });
  });
});

describe('what was done in the whole chat', () => {
  it.each([
    'what did you do so far?',
    'what have you done in this chat',
    'give me a quick summary of everything you did',
    'sum up this chat please',
    'list all that you changed so far',
  ])('is told in its order: %s', (text) => {
    const action = decide(begun('after_improve', text));
    expect(action).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Done in this chat so far:\n\n1\. /) });
  });

  it('comes with what it cost', () => {
    const text = 'what have you done so far and what did it cost?';
    expect(tools('after_improve', text)).toEqual(['show_usage']);
    const spent = { credits: 40, messages: 20, image_credits: 0, scoring_credits: 1 };
    const answer = told('after_improve', text, 'show_usage', {
      plan: 'Free',
      plans: [],
      usage: [],
      spent: { last: spent, chat: spent },
    });
    expect(answer).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/1\. Improved .*\n\nBefore this message the chat took \*\*40 credits/s),
    });
  });

  it('is not what the last work changed, nor what the card says', () => {
    expect(tools('after_improve', 'what did you change?')).toEqual(['compare_versions']);
    expect(tools('card_shown', 'give me a summary of the description')).not.toEqual([]);
  });
});

describe('after an undo', () => {
  const undone: Turn = {
    text: 'undo',
    steps: [
      { tool: 'restore_version', input: {}, output: { ...card, version: 'previous', label: 'Improved' } },
    ] as ToolStep[],
  };
  it.each([
    'redo',
    'redo it',
    'ok redo that please',
    'undo the undo',
    'bring it back after all',
    'no, put the changes back',
  ])('what was undone comes back, and nothing is written anew: %s', (text) => {
    expect(tools('after_improve', text, undone)).toEqual(['restore_version']);
  });
  it.each(['redo the title', 'redo it for Etsy'])('other work is asked for: %s', (text) => {
    expect(tools('after_improve', text, undone)).toContain('improve_card');
  });
});

it.each(['when is it ready?', 'is it ready', 'where do i find the file?', 'how long will it take?'])(
  'after an export, asks for its file: %s',
  (text) => {
    expect(decide(begun('after_export', text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('(/exports)'),
    });
  },
);
