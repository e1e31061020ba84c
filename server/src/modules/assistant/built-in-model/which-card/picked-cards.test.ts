import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { ToolOutputs } from '../../tool-types.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { decide } from '../decide.ts';

const { $3: mug = '', $4: apron = '', $5: lamp = '' } = placeholders;
const begun = (given: string, text: string, ...more: Turn[]) => {
  const conversation = conversationAfter(given, text);
  return { ...conversation, earlier: [...conversation.earlier, ...more] };
};
const read = (card_id: string, price: string): ToolStep => {
  const output = answerOf('read_card', { card_id }) as { listing: object };
  return {
    tool: 'read_card',
    input: { card_id },
    output: { ...output, listing: { ...output.listing, price } },
  } as never;
};
const compared: Turn = { text: 'compare them', steps: [read(mug, '24.90 USD'), read(lamp, '9.00 USD')] };

describe('the card that stands out', () => {
  it.each([
    ['improve the one with the lowest score', 'score_card', apron],
    ['the worst one', 'read_card', apron],
    ['show the best one', 'read_card', lamp],
    ['score the one that scores best', 'score_card', lamp],
  ])('of a list: %s', (text, tool, card_id) => {
    expect(decide(begun('cards_listed', text))).toMatchObject({ tool, input: { card_id } });
  });

  it.each([
    ['improve the cheaper one', 'score_card', lamp],
    ['the more expensive one', 'read_card', mug],
    ['improve the better one', 'score_card', lamp],
  ])('of two that were compared: %s', (text, tool, card_id) => {
    expect(decide(begun('cards_listed', text, compared))).toMatchObject({ tool, input: { card_id } });
  });

  it('is asked for when nothing tells, or several are equal', () => {
    const equal: Turn = { text: 'compare them', steps: [read(mug, '9.00 USD'), read(lamp, '9.00 USD')] };
    expect(decide(begun('cards_listed', 'improve the cheaper one'))).toMatchObject({ kind: 'say' });
    expect(decide(begun('cards_listed', 'improve the cheaper one', equal))).toMatchObject({ kind: 'say' });
  });

  it.each(['it is the best one', 'which one is cheaper?', 'this is a better listing, thanks'])(
    'is not changed by: %s',
    (text) => {
      expect(decide(begun('after_improve', text))).not.toMatchObject({ tool: 'improve_card' });
    },
  );
});

const list = answerOf('list_cards', {}) as ToolOutputs['list_cards'];
const step = (tool: ToolStep['tool'], input: object, output: object) => ({ tool, input, output }) as never as ToolStep;
const score = (card_id: string, total: number) =>
  step('score_card', { card_id }, { ...answerOf('score_card', { card_id }), total });
/** All were scored at the agreed price; the list shows what each of them has. */
const allScored: Turn = {
  text: 'yes',
  steps: [
    step(
      'score_cards',
      { scope: { all: true }, agreed_total: 5 },
      {
        ...answerOf('score_cards', { dry_run: false }),
        done: { done_count: 5, cards: list.cards, failed_count: 0, charged: 5, reason: null },
      },
    ),
  ],
};
const twoScored: Turn = { text: 'score the mug and the apron', steps: [score(mug, 64), score(apron, 49)] };
/** The tools of a turn with their cards; looks are answered as the library would. */
function calls(given: string, text: string, ...more: Turn[]): unknown[] {
  const conversation = begun(given, text, ...more);
  const steps: ToolStep[] = [];
  for (;;) {
    const action = decide({ ...conversation, current: { ...conversation.current, steps } });
    if (action.kind === 'say') break;
    steps.push(step(action.tool, action.input, answerOf(action.tool, action.input)));
  }
  return steps.map(({ tool, input = {} }) => [tool, input.card_id ?? input.scope ?? null]);
}

describe('the card that stands out after scores', () => {
  it.each([
    'do the worse one',
    'improve the worst',
    'improve the weakest of them',
    'Start with the worst.',
    'improve whichever did worst',
    'ok, work on the weakest performer',
    'fix the lowest scoring one first',
    'improve the worst of all my cards',
    'now do the apron',
  ])('is improved: %s', (text) => {
    expect(calls('cards_listed', text, allScored)).toContainEqual(['improve_card', apron]);
    expect(calls('no_card', text, twoScored)).toContainEqual(['improve_card', apron]);
  });

  it('is for the marketplace that is named with it', () => {
    expect(decide(begun('cards_listed', 'tackle the lowest of the lot for etsy', allScored))).toMatchObject({
      tool: 'score_card',
      input: { card_id: apron, marketplace: 'etsy' },
    });
  });

  it('is one of several that are named', () => {
    const both = { card_ids: [mug, lamp] };
    expect(calls('cards_listed', 'do the mug and the lamp', allScored)).toEqual([['improve_cards', both]]);
  });

  it('is only shown where nothing was measured, or nothing is to be done', () => {
    for (const text of ['do the mug', 'do the worst', 'the worst please'])
      expect(calls('cards_listed', text)).toEqual([['read_card', text === 'do the mug' ? mug : apron]]);
    expect(calls('cards_listed', 'the worst one please', allScored)).toEqual([['read_card', apron]]);
  });

  it('is left out', () => {
    const rest = list.cards.flatMap(({ card_id }) => (card_id === apron ? [] : [card_id]));
    for (const text of ['improve all but the worst one', 'improve everything except the weakest'])
      expect(calls('cards_listed', text, allScored)).toEqual([['improve_cards', { card_ids: rest }]]);
  });

  it.each([
    'do not do the worst one',
    'do not improve the worst',
    'the worst is the apron',
    'this is the worst',
    'do the best you can',
    'is the worst one fixable?',
    'what did the lamp do?',
    'write the best one you can',
    'I want the best listing for etsy',
  ])('is not improved: %s', (text) => {
    for (const [tool] of calls('cards_listed', text, allScored) as [string][]) expect(tool).not.toMatch(/^improve/);
  });

  it.each(['use the better one', 'take the better one', 'improve the worse one'])(
    'is asked for after work on one card, of which there are versions: %s',
    (text) => {
      for (const given of ['after_improve', 'after_image']) expect(calls(given, text)).toEqual([['list_cards', null]]);
    },
  );

  it('is no part of the card in hand', () => {
    for (const text of ['fix the worst', 'improve the worst parts'])
      expect(calls('card_shown', text)).toContainEqual(['improve_card', placeholders.$card]);
  });
});

describe('a card that is named', () => {
  const worked = (text: string, listed: string[]) => {
    const list = answerOf('list_cards', {}) as ToolOutputs['list_cards'];
    const cards = list.cards.filter(({ card_id }) => listed.includes(card_id));
    const conversation = begun('no_card', text);
    const look = { tool: 'list_cards', input: {}, output: { cards, more: false } } as ToolStep;
    return decide({ ...conversation, current: { ...conversation.current, steps: [look] } });
  };
  const requests = [
    'give the apron a better listing',
    'I would like a better listing for the apron',
    'make the apron the best listing on etsy',
    'turn the apron into the top product on etsy',
    'the apron deserves the best listing',
    'i want a stronger listing for the apron',
    'write a better product page for the apron',
  ];
  it.each(requests)('is the one that fits, and no other: %s', (text) => {
    expect(worked(text, [apron])).toMatchObject({ tool: 'score_card', input: { card_id: apron } });
    expect(worked(text, [mug, apron, lamp])).toMatchObject({ tool: 'score_card', input: { card_id: apron } });
  });
  it.each(requests)('is asked for when none fits, or several: %s', (text) => {
    const list = answerOf('list_cards', {}) as ToolOutputs['list_cards'];
    const aprons = list.cards.slice(0, 2).map((card) => ({ ...card, title: `${card.title} Apron` }));
    const several = { tool: 'list_cards', input: {}, output: { cards: aprons, more: false } } as ToolStep;
    const looked = { ...several, output: { cards: list.cards.slice(0, 2), more: false } } as ToolStep;
    const conversation = begun('no_card', text);
    const after = (steps: ToolStep[]) => decide({ ...conversation, current: { ...conversation.current, steps } });
    expect(after([several])).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Which listing/) });
    expect(after([looked, looked])).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Which listing/) });
  });
  it.each(['make it the best listing on etsy', 'give it a better listing', 'write better listing'])(
    'is the one in hand where none is named: %s',
    (text) => {
      expect(decide(begun('card_shown', text))).toMatchObject({ input: { card_id: placeholders.$card } });
    },
  );
});

describe('work that is only spoken of', () => {
  it.each([
    'maybe improve it?',
    'perhaps a shorter title?',
    'hmm, maybe export it?',
    'The buyer said it should be better packed',
    'one customer said it should be stronger',
  ])('is offered: %s', (text) => {
    expect(decide(begun('card_shown', text))).toMatchObject({ kind: 'say' });
  });
  it.each(['maybe improve it, please?', 'our customers say the text is too long, make it shorter'])(
    'is done when it is asked for: %s',
    (text) => {
      expect(decide(begun('card_shown', text))).toMatchObject({ tool: 'score_card' });
    },
  );
  it('of words to include is no fact', () => {
    expect(decide(begun('card_shown', 'rewrite it and include hiking and outdoor'))).toMatchObject({
      tool: 'score_card',
    });
  });
});

describe('all but some', () => {
  const others = ['$2', '$3', '$4', '$5'].map((name) => placeholders[name]);
  it.each([
    ['improve all except the first', 'improve_cards', { scope: { card_ids: others }, dry_run: true }],
    ['export all but the first as csv', 'export_cards', { card_ids: others, format: 'csv' }],
    ['improve all my cards except the mug', 'improve_cards', { scope: { all: true, except: ['mug'] }, dry_run: true }],
    ['score everything but the lamp', 'score_cards', { scope: { all: true, except: ['lamp'] }, dry_run: true }],
    [
      'what would it cost to improve everything apart from the mug? only tell me, dont start',
      'improve_cards',
      { scope: { all: true, except: ['mug'] }, dry_run: true },
    ],
    [
      'how much would it be to score everything except the lamp?',
      'score_cards',
      { scope: { all: true, except: ['lamp'] }, dry_run: true },
    ],
    [
      'what does it cost to improve all but the apron for ebay',
      'improve_cards',
      { scope: { all: true, except: ['apron'] }, marketplace: 'ebay', dry_run: true },
    ],
    ['score everything minus the clock', 'score_cards', { scope: { all: true, except: ['clock'] }, dry_run: true }],
    [
      'I want all my products improved, less the lamp, because I stop selling it',
      'improve_cards',
      { scope: { all: true, except: ['lamp'] }, dry_run: true },
    ],
    [
      'all my cards bar the mug, improve them',
      'improve_cards',
      { scope: { all: true, except: ['mug'] }, dry_run: true },
    ],
  ])('%s', (text, tool, input) => {
    expect(decide(begun('cards_listed', text))).toEqual({ kind: 'call', tool, input });
  });
});

describe('another wish than was followed', () => {
  const back = (text: string) => decide(begun('after_improve', text));
  it.each([
    'no, I meant friendlier',
    'no, shorter',
    'I wanted it more formal',
    'sorry, make it playful',
    'not eBay, Etsy',
  ])('%s begins with the version before', (text) => {
    expect(back(text)).toMatchObject({ tool: 'restore_version', input: { version: 'previous' } });
  });
  it.each(['shorter please', 'friendlier'])('%s builds on what is there', (text) => {
    expect(back(text)).not.toMatchObject({ tool: 'restore_version' });
  });
  it.each(['not eBay, Etsy', 'no, shorter', 'not for generic, for ebay'])('%s is no answer to a question', (text) => {
    expect(decide(begun('after_question', text))).not.toMatchObject({ tool: 'edit_card' });
  });
});

describe('a card that was asked for', () => {
  const asked = (text: string): Turn => ({
    text,
    steps: [{ tool: 'list_cards', input: {}, output: answerOf('list_cards', {}) } as never],
  });
  it('is named by the next message', () => {
    expect(decide(begun('no_card', 'the mug', asked('improve it')))).toMatchObject({ input: { card_id: mug } });
  });
  it.each([
    ['show me the mug', 'undo it', 'read_card'],
    ['who told you to start?', 'improve it', 'improve_card'],
    ['thanks, bye', 'export it', 'export_cards'],
  ])('is not what "%s" is about', (text, before, tool) => {
    const action = decide(begun('no_card', text, asked(before)));
    expect(action).not.toMatchObject({ tool: 'restore_version' });
    if (tool !== 'read_card') expect(action).not.toMatchObject({ tool });
  });
});

describe('the others', () => {
  const work = (given: string, text: string, ...more: Turn[]) => {
    const conversation = begun(given, text, ...more);
    const list = { tool: 'list_cards', input: {}, output: answerOf('list_cards', {}) } as never;
    const first = decide(conversation);
    return first.kind === 'call' && first.tool === 'list_cards'
      ? decide({ ...conversation, current: { text, steps: [list] } })
      : first;
  };
  const ids = (...names: string[]) => names.map((name) => placeholders[name]);
  const job = (names: string[]): Turn => ({
    text: 'yes',
    steps: [
      {
        tool: 'improve_cards',
        input: { scope: { card_ids: ids(...names) }, agreed_total: 20, marketplace: 'etsy' },
        output: { dry_run: false, done: { changed_ids: ids(...names) } },
      } as never,
    ],
  });
  it.each(['the other cards too, same format', 'and the rest', 'the others as well please'])(
    'in the same file: %s',
    (text) => {
      expect(work('after_export', text)).toMatchObject({
        tool: 'export_cards',
        input: { format: 'csv', card_ids: ids('$2', '$3', '$4', '$5') },
      });
    },
  );
  it.each(['and the others too', 'ok now do the rest', 'now the remaining ones'])(
    'for a price of their own: %s',
    (text) => {
      expect(work('cards_listed', text, job(['$1', '$2']))).toMatchObject({
        tool: 'improve_cards',
        input: { scope: { card_ids: ids('$3', '$4', '$5') }, marketplace: 'etsy', dry_run: true },
      });
    },
  );
  it('is one card when one is pointed at', () => {
    expect(work('cards_listed', 'same for the second one', job(['$1']))).toMatchObject({
      input: { card_id: placeholders.$2, marketplace: 'etsy' },
    });
    expect(work('cards_listed', 'the same for the last two', job(['$1']))).toMatchObject({
      input: { scope: { card_ids: ids('$4', '$5') }, marketplace: 'etsy', dry_run: true },
    });
  });
});

describe('a place without a thing', () => {
  it.each(['the first two please', 'take 11', 'the other one'])('states no fact: %s', (text) => {
    expect(decide(begun('after_question', text))).toMatchObject({ kind: 'say' });
  });
  it('is the one in the list', () => {
    expect(decide(begun('cards_listed', 'take 2'))).toMatchObject({
      tool: 'read_card',
      input: { card_id: placeholders.$2 },
    });
    expect(decide(begun('cards_listed', 'take 11'))).toMatchObject({ text: expect.stringContaining('Which listing') });
  });
});

describe('pictures', () => {
  it.each(['make a size chart', 'make a feature graphic'])('of facts need a card: %s', (text) => {
    expect(decide(begun('no_card', text))).toMatchObject({ tool: 'list_cards' });
    expect(decide(begun('card_shown', text))).toMatchObject({ tool: 'generate_image' });
  });
  it.each([
    ['fix rule I3', 'resize', 'all'],
    ['fix rule I4', 'square', 'main'],
    ['fix rule I5', 'white_background', 'main'],
  ])('%s is work on a picture', (text, operation, image) => {
    expect(decide(begun('after_score', text))).toMatchObject({
      tool: 'edit_image',
      input: { image, operations: [operation] },
    });
  });
  it('that a card lacks are asked for', () => {
    const scored = answerOf('score_card', { card_id: placeholders.$card ?? '' }) as { fixes: object[] };
    const fix = { message: 'There are no images.', fix: 'Add 5 images.', gain: 6, blocks: true, rules: ['I1'] };
    const output = { ...scored, fixes: [fix, ...scored.fixes] };
    const turn: Turn = { text: 'score it', steps: [{ tool: 'score_card', input: {}, output } as never] };
    for (const text of ['fix the first problem', 'fix rule I4'])
      expect(decide(begun('card_shown', text, turn))).toMatchObject({ text: expect.stringContaining('photos') });
    expect(decide(begun('card_shown', 'fix rule T2', turn))).toMatchObject({ tool: 'score_card' });
  });
});

describe('another format than was exported', () => {
  it.each(['i meant excel sorry', 'sorry, I meant Excel', 'no, as xlsx please'])('%s', (text) => {
    expect(decide(begun('after_export', text))).toMatchObject({
      tool: 'export_cards',
      input: { format: 'xlsx', card_ids: [placeholders.$card] },
    });
  });
});
