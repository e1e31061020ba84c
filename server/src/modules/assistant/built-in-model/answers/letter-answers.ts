import { plain } from '../safe-markdown.ts';
import { wishesOfLetter } from '../which-card/letters.ts';

const mostTold = 8;

/** What was understood of a letter, so that the seller sends it in parts. */
export function letterText(said: string): string {
  const wishes = wishesOfLetter(said).slice(0, mostTold);
  const told = wishes.map((wish, index) => `${index + 1}. ${plain(wish, 300)}`).join('\n');
  return `That is a long message, and I follow fixed rules, so I have made and changed nothing yet. These are the wishes that I found in it:\n\n${told}\n\nPlease send me each of them as a short message of its own. If the product is new, begin with its facts, for example "create a listing: stoneware jug, 24 cm tall, 1.2 litres, 48 GBP".`;
}
