import { productAnswer } from '../answers/product-answers.ts';
import { type Row, say } from '../understanding/ask.ts';

/** Questions about Cardwright itself are answered with words alone. */
export const productRows: Row[] = [
  {
    name: 'what is asked about Cardwright',
    pattern: /\S/,
    read: ({ text }) => (productAnswer(text) === null ? null : say('product')),
  },
];
