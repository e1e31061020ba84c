import { bulletList } from '../safe-markdown.ts';

/** Who is answering, as every introduction says it. */
export const introduction =
  "I'm Cardwright's built-in assistant. I follow fixed rules and work without any outside service; I am not a large language model.";

/** What sellers can ask for, with an example each. */
export const abilities = bulletList([
  '**Import a listing**: send me the address of a product page, paste the page or its text, or attach a CSV or XLSX file of products.',
  '**Make a new one** of what you tell me: "create a listing for a 500 ml steel bottle, brand Acme".',
  '**Score it** for a marketplace and explain what costs points.',
  '**Improve it** without inventing anything: "improve this for Etsy, keep the title under 100 characters, friendly tone".',
  '**Change it** as you say: "set the price to 24.90", "remove the second bullet", "lock the title", "undo".',
  '**Work on many**: "improve all my Etsy listings under 70". I tell you the price first.',
  '**Images**: "make the main image white and square", "make a size chart".',
  '**Export** to Excel, CSV, JSON or a marketplace’s own format.',
  '**Schedule**: "every Monday at 9 score all my cards".',
  '**Remember** how you like it: "never use the word cheap".',
  '**Answer questions** about a listing from the listing itself: "what material is it?"',
]);

/** The work on pictures, as a part of a sentence. */
export const imageAbilities =
  'make the background white, make it square, crop it to the product, resize, straighten, lighten or sharpen it, and lay a soft shadow under the product';
