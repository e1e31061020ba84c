import type { Conversation, ToolStep } from '../built-in-model/conversation.ts';
import { decide } from '../built-in-model/decide.ts';
import { answerOf, idOf } from '../intents/seller-library.ts';
import type { CardSummary } from '../tool-types.ts';

type Looked = { query?: string; marketplace?: string; price_from?: number; price_below?: number };
type Work = { tool: string; input: Record<string, unknown> };
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
const stem = (word: string) => word.replace(/e?s$/, '');

/**
 * What the last message of a talk leads to in a library of these titles, beside looking cards up: of each work its tool and
 * what it was given, its cards as places in the library from 1. A marketplace, a score and a price may stand behind a title:
 * "Oak Bench @etsy 61 24.90".
 */
export function talkInLibrary(titles: string[], ...texts: string[]): { said: string; works: Work[]; looks: number } {
  const cards = titles.map((entry, index): CardSummary & { price?: string } => {
    const [title = '', behind = 'generic'] = entry.split(' @');
    const [marketplace = '', score = '50', price] = behind.split(' ');
    const priced = price === undefined ? {} : { price: `${price} USD` };
    return { card_id: idOf(index + 1), title, marketplace, score: Number(score), ...priced };
  });
  const listed = ({ query = '', marketplace, price_from: from = 0, price_below: below = 1e9 }: Looked) =>
    cards.filter(
      (card) =>
        (marketplace === undefined || card.marketplace === marketplace) &&
        (card.price === undefined ||
          (Number.parseFloat(card.price) >= from && Number.parseFloat(card.price) < below)) &&
        wordsOf(query).every((word) => wordsOf(card.title).some((own) => stem(own) === stem(word))),
    );
  const answer = (tool: ToolStep['tool'], input: Record<string, unknown>): object => {
    if (tool === 'list_cards') return { cards: listed(input), more: false };
    const output = answerOf(tool, input);
    const card = cards.find(({ card_id }) => card_id === input.card_id);
    const questions = tool === 'improve_card' ? { questions: [careAsked] } : {};
    const edits = tool === 'edit_card' ? { edits: [{ field: 'price', before: '1', after: '2' }] } : {};
    const { listing } = output as { listing?: object };
    const read =
      listing !== undefined && card?.price !== undefined ? { listing: { ...listing, price: card.price } } : {};
    return { ...output, ...questions, ...edits, ...read, ...(card === undefined ? {} : { card }) };
  };
  let conversation: Conversation = { earlier: [], current: { text: '', steps: [] }, shownCardId: null, files: [] };
  let said = '';
  for (const [at, text] of texts.entries()) {
    const steps: ToolStep[] = [];
    const earlier = at === 0 ? [] : [...conversation.earlier, conversation.current];
    for (;;) {
      conversation = { ...conversation, earlier, current: { text, steps } };
      const action = decide({ ...conversation, current: { text, steps: [...steps] } });
      if (action.kind === 'say') {
        said = action.text;
        break;
      }
      steps.push({ tool: action.tool, input: action.input, output: answer(action.tool, action.input) } as ToolStep);
    }
  }
  const placeOf = (id: unknown) => cards.findIndex(({ card_id }) => card_id === id) + 1;
  const works = conversation.current.steps.flatMap(({ tool, input = {} }): Work[] => {
    const { card_id: id, card_ids: ids, ...given } = input;
    const on = id !== undefined ? { card: placeOf(id) } : Array.isArray(ids) ? { cards: ids.map(placeOf) } : {};
    return tool === 'list_cards' || tool === 'compare_versions' ? [] : [{ tool, input: { ...on, ...given } }];
  });
  return { said, works, looks: conversation.current.steps.length - works.length };
}

const careAsked = {
  question: 'What should a buyer know: use, care, what is in the box?',
  gain: 4,
  path: '/description',
};
