import type { Turn } from '../conversation.ts';
import { cardOfWork } from '../questions/asked-behind-work.ts';
import { fixesLeft } from '../questions/fixes-of-score.ts';
import { type Score, scoresBefore } from '../questions/scores-before.ts';
import { bulletList, plain } from '../safe-markdown.ts';
import { cardLink, marketplaceName } from './improve-answers.ts';
import { sectionName } from './section-names.ts';

/** "Which card did you put that on?" */
export function whichCardText(earlier: Turn[]): string {
  const card = cardOfWork(earlier);
  return card === null
    ? 'I have not worked on any listing in this chat yet.'
    : `That was ${cardLink(card)}. If another one was meant, say "undo", and then which it is.`;
}

/** "Which is better?", behind the scores of several: by their scores, and where the best and the worst differ. */
export function betterText(earlier: Turn[], text: string): string {
  const scores = scoresBefore(earlier);
  const [best] = scores;
  const worst = scores.at(-1);
  if (best === undefined || worst === undefined)
    return 'I have not scored any listings yet: say "score" and their names.';
  const isForOne = scores.every(({ marketplace }) => marketplace === best.marketplace);
  const nameOf = ({ card, marketplace }: Score) =>
    `${cardLink(card)}${isForOne ? '' : ` for ${marketplaceName(marketplace)}`}`;
  const lines = bulletList(scores.map((score) => `${nameOf(score)}: **${score.total}** of 100`));
  const parts = differences(best, worst);
  const where =
    parts.length === 0 ? '' : `\n\nWhere ${nameOf(best)} and ${nameOf(worst)} differ:\n\n${bulletList(parts)}`;
  if (best.total === worst.total) return `By their scores they are equal:\n\n${lines}${where}`;
  const isWorst = /\b(?:worse|worst|lower|lowest)\b/.test(text);
  return `By its score it is ${nameOf(isWorst ? worst : best)}:\n\n${lines}${where}`;
}

/** The sections whose points are not the same, the furthest apart first. */
function differences(one: Score, other: Score): string[] {
  const apart = one.sections.flatMap(({ id, score }) => {
    const against = other.sections.find((section) => section.id === id)?.score ?? null;
    return score === null || against === null || score === against ? [] : [{ id, score, against }];
  });
  return apart
    .toSorted((a, b) => Math.abs(b.score - b.against) - Math.abs(a.score - a.against))
    .map(({ id, score, against }) => `**${sectionName(id)}**: ${score} against ${against}`);
}

/** What of the fixes that are asked for needs a picture, and how it is done; the work on the texts stands beside it. */
export function fixesOfSellerText(earlier: Turn[], text: string): string {
  const { left, isMixed } = fixesLeft(earlier.at(-1), text.trim());
  const lines = left.map(
    ({ fix, order }) =>
      `${plain(fix)} ${order === null ? 'Attach the photo here, or add it in the card.' : `Say "${order}" (1 image credit each).`}`,
  );
  const lead = isMixed
    ? 'Of these I work on the texts alone. What is about pictures stays as it is, and costs nothing:'
    : 'These are about pictures, and I cannot take a photo or make one larger than it is, so I have started nothing and charged nothing:';
  return [lead, bulletList(lines), ...(isMixed ? [] : ['Say "improve it" and I work on its texts.'])].join('\n\n');
}
