import { cardOfWork, scoresOf, textRulesOf } from '../asked-behind-work.ts';
import { outputFrom, type Turn } from '../conversation.ts';
import { bulletList, plain } from '../safe-markdown.ts';
import { cardLink } from './improve-answers.ts';

/** "Which card did you put that on?" */
export function whichCardText(earlier: Turn[]): string {
  const card = cardOfWork(earlier);
  return card === null
    ? 'I have not worked on any listing in this chat yet.'
    : `That was ${cardLink(card)}. If another one was meant, say "undo", and then which it is.`;
}

/** "Which is better?", behind the scores of several. */
export function betterText(earlier: Turn[], text: string): string {
  const scores = scoresOf(earlier.at(-1) ?? { text: '', steps: [] });
  const [best] = scores;
  const worst = scores.at(-1);
  if (best === undefined || worst === undefined)
    return 'I have not scored any listings yet: say "score" and their names.';
  const lines = bulletList(scores.map(({ card, total }) => `${cardLink(card)}: **${total}** of 100`));
  if (best.total === worst.total) return `By their scores they are equal:\n\n${lines}`;
  const isWorst = /\b(?:worse|worst|lower|lowest)\b/.test(text);
  return `By its score it is ${cardLink((isWorst ? worst : best).card)}:\n\n${lines}`;
}

/** What of the first fixes only the seller can do. */
export function fixesOfSellerText(earlier: Turn[]): string {
  const fixes = outputFrom(earlier.at(-1)?.steps ?? [], 'score_card')?.fixes ?? [];
  const ofTexts = fixes.findIndex((fix) => textRulesOf(fix).length > 0);
  const pictures = bulletList(fixes.slice(0, ofTexts < 0 ? 5 : ofTexts).map(({ fix }) => plain(fix)));
  return `The first of these are about pictures, and I cannot make a photo larger or take a new one, so I have started nothing and charged nothing:\n\n${pictures}\n\nAdd pictures in the card, or say "improve it" and I work on its texts.`;
}
