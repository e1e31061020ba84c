import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { type AttachedFile, fileBlock } from '../attached-files.ts';
import type { CardSummary, ToolName } from '../tool-types.ts';
import { answerOf, idOf, shop } from './seller-library.ts';

/** What came before the request: earlier turns with the calls they made, the card on the screen, attached files. */
export interface Given {
  shownCardId: string | null;
  earlier: EarlierTurn[];
  files: AttachedFile[];
  /** Of a seller with other cards than the five of most sets. */
  cards?: CardSummary[];
}
interface EarlierTurn {
  text: string;
  calls: { tool: ToolName; input: object; output?: object }[];
  answer: string;
}

const card = idOf(1);
const shown = (...earlier: EarlierTurn[]): Given => ({ shownCardId: card, earlier, files: [] });
const alone = (...earlier: EarlierTurn[]): Given => ({ shownCardId: null, earlier, files: [] });
const turn = (text: string, tool: ToolName, input: object, answer: string, output?: object): EarlierTurn => ({
  text,
  calls: [{ tool, input, ...(output === undefined ? {} : { output }) }],
  answer,
});
const improved = turn(
  'improve it for Amazon',
  'improve_card',
  { card_id: card, marketplace: 'amazon' },
  'The score went from 58 to 84.',
);
const csv = {
  file_id: idOf(91),
  name: 'products.csv',
  kind: 'csv' as const,
  text: 'title | price\nOak Serving Board | 39.00\nOak Spoon | 9.00',
};
const photo = { file_id: idOf(91), name: 'bottle.jpg', kind: 'image' as const, text: '' };

const mug = idOf(3);
const inShop = (shownCardId: string | null, ...earlier: EarlierTurn[]): Given => ({
  shownCardId,
  earlier,
  files: [],
  cards: shop,
});

export const givens: Record<string, Given> = {
  no_card: alone(),
  card_shown: shown(),
  cards_listed: alone(turn('show my cards', 'list_cards', {}, 'You have 5 cards.')),
  after_import: alone(
    turn(
      'import https://shop.example.com/products/steel-bottle-500',
      'import_listing',
      { url: 'https://shop.example.com/products/steel-bottle-500' },
      'Your listing is in the library.',
    ),
  ),
  after_score: shown(turn('score it', 'score_card', { card_id: card }, 'It scores 58. First: the title is short.')),
  after_improve: shown(improved),
  after_question: shown(
    turn(
      'improve it',
      'improve_card',
      { card_id: card },
      'The score went from 58 to 70. Which material is it made of?',
      {
        ...answerOf('improve_card', { card_id: card }),
        questions: [{ question: 'Which material is it made of?', gain: 3, path: '/specifications' }],
      },
    ),
  ),
  after_price: alone(
    turn(
      'improve all my cards for Etsy',
      'improve_cards',
      { scope: { all: true }, marketplace: 'etsy', dry_run: true },
      'Improving 5 cards costs 100 credits. Shall I start?',
    ),
  ),
  after_export: shown(
    turn('export it as csv', 'export_cards', { card_ids: [card], format: 'csv' }, 'Your CSV is being made.'),
  ),
  after_image: shown(
    turn(
      'make the background of the main image white',
      'edit_image',
      { card_id: card, image: 'main', operations: ['white_background'] },
      'Here is the image on white.',
    ),
  ),
  after_schedule: alone(
    turn(
      'every Monday at 9 score all my cards',
      'schedule_task',
      { instruction: 'score all my cards', schedule: '0 9 * * 1' },
      'I will do that every Monday at 9:00.',
    ),
  ),
  tasks_listed: alone(turn('show my tasks', 'list_tasks', {}, 'You have 2 tasks.')),
  case_published: shown(
    turn('publish this card', 'publish_case', { card_id: card }, 'Your card is public at its link.'),
  ),
  file_attached: { shownCardId: null, earlier: [], files: [csv] },
  image_attached: { shownCardId: null, earlier: [], files: [photo] },
  image_attached_card: { shownCardId: card, earlier: [], files: [photo] },
  shop_alone: inShop(null),
  shop_shown: inShop(mug),
  shop_listed: inShop(null, turn('show my cards', 'list_cards', {}, 'You have 14 cards.')),
  shop_after_score: inShop(
    mug,
    turn('score it', 'score_card', { card_id: mug }, 'It scores 58. First: the title is short.'),
  ),
  shop_after_improve: inShop(
    mug,
    turn('improve it for Etsy', 'improve_card', { card_id: mug, marketplace: 'etsy' }, 'The score went from 58 to 84.'),
  ),
  shop_after_edit: inShop(
    mug,
    turn(
      'set the price to 18',
      'edit_card',
      { card_id: mug, edits: [{ op: 'set', field: 'price', value: '18' }] },
      'The price is 18 now.',
    ),
  ),
  shop_after_export: inShop(
    mug,
    turn('export it as csv', 'export_cards', { card_ids: [mug], format: 'csv' }, 'Your CSV is being made.'),
  ),
  shop_after_question: inShop(
    mug,
    turn(
      'improve it',
      'improve_card',
      { card_id: mug },
      'The score went from 58 to 70. Which material is it made of?',
      {
        ...answerOf('improve_card', { card_id: mug }, shop),
        questions: [{ question: 'Which material is it made of?', gain: 3, path: '/specifications' }],
      },
    ),
  ),
  shop_after_price: inShop(
    null,
    turn(
      'improve all my cards for Amazon',
      'improve_cards',
      { scope: { all: true }, marketplace: 'amazon', dry_run: true },
      'Improving 14 cards costs 280 credits. Shall I start?',
    ),
  ),
};

/** Throws for a name that no beginning has. */
export function givenOf(name: string): Given {
  const given = givens[name];
  if (given === undefined) throw new Error(`no such beginning: ${name}`);
  return given;
}

/** The prompt that the model gets for a request after what was given. */
export function promptOf(given: Given, text: string): LanguageModelV4Prompt {
  const prompt: LanguageModelV4Prompt = [];
  for (const { text: asked, calls, answer } of given.earlier) {
    prompt.push({ role: 'user', content: [{ type: 'text', text: asked }] });
    for (const { tool, input, output } of calls)
      pushCall(prompt, tool, input, output ?? answerOf(tool, input, given.cards));
    prompt.push({ role: 'assistant', content: [{ type: 'text', text: answer }] });
  }
  const files = given.files.map((file) => {
    const { text: block, providerMetadata } = fileBlock(file, '1 kB');
    return { type: 'text' as const, text: block, providerOptions: providerMetadata ?? {} };
  });
  prompt.push({ role: 'user', content: [{ type: 'text', text }, ...files] });
  return prompt;
}

export function pushCall(prompt: LanguageModelV4Prompt, tool: ToolName, input: object, output: object): void {
  const toolCallId = `call-${prompt.length + 1}`;
  const value = JSON.parse(JSON.stringify(output));
  prompt.push(
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId, toolName: tool, input }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName: tool, output: { type: 'json', value } }] },
  );
}
