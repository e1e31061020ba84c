import { productAnswer } from '../answers/product-answers.ts';
import { type Row, say } from '../understanding/ask.ts';

/** "How do I cancel it?", behind work that goes on at its times. */
const bareCancel = /\bcancel\b(?!.*\b(?:subscription|plan|membership)\b)/;
const isOfWork = new Set<string>(['schedule_task', 'list_tasks', 'export_cards', 'improve_cards', 'score_cards']);

/** Questions about Cardwright itself are answered with words alone. */
export const productRows: Row[] = [
  {
    name: 'what is asked about Cardwright',
    pattern: /\S/,
    read: ({ text, around }) =>
      productAnswer(text) === null || (isOfWork.has(around.lastTool ?? '') && bareCancel.test(text))
        ? null
        : say('product'),
  },
];
