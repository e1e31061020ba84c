import type { ToolStep } from '../../conversation.ts';
import { outputFrom } from '../../conversation.ts';
import type { NormalText } from '../speech/normal-form.ts';

/** Work that is done only when the score is so; `from` is met by the number itself. */
export type ScoreCondition = { below: number } | { from: number };

/** "If the score is below 70, improve it, otherwise export it", taken apart into the seller's own words. */
export interface Conditional {
  condition: ScoreCondition;
  /** What comes before, such as "score it for Etsy". */
  lead: string;
  work: string;
  otherwise: string;
}

const less =
  '(?:below|under|less than|lower than|smaller than|worse than|fewer than|not (?:even )?(?:reach|above|over|at least)|does not reach|<)';
const more = '(?:over|above|more than|higher than|better than|greater than|exceeds?|>)';
const atLeast = '(?:at least|not (?:below|under|less than)|reaches|from|>=)';
const condition = `(?:(?:if|in case|when|as long as|provided|(unless)) (?:that )?(?:(?:the|its|it|this|that|my|is|has|had|gets|a|an|still|listing|card|product|total|new|result) ){0,6}?(score|scores|rating|points|it is|is|gets)\\b(?: (?:of|is|are|it|this|has|gets|comes out|turns out|still|only|at|for \\w+)){0,4} ?(?:(${less})|(${more})|(${atLeast})) ?(?:a score of )?(\\d{1,3})(?: ?(?:points?|%|of 100|out of 100))?(?: (?:for|on) (?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce))?)`;
const first = new RegExp(
  `^(.{0,80}?(?:[,.;:]| and| then)? ?)${condition}[,.:;]* (?:then |please |just |and )*(.+)$`,
  's',
);
const last = new RegExp(`^(.+?),? (?:but )?(?:only |just )?${condition}[\\s.!]*$`, 's');
const elseWords = /[,.;]* ?\b(?:otherwise|or else|else|if not|if it does not)[,:]? /;

/** The seller's request under a condition of the score; null when it has none. */
export function conditionalIn({ text, raw }: NormalText): Conditional | null {
  if (
    !/\b(?:if|in case|when|unless|as long as|provided)\b/.test(text) ||
    /\b(?:cards|listings|products|every|each)\b/.test(text)
  )
    return null;
  const isLast = last.exec(text);
  const match = isLast ?? first.exec(text);
  if (match === null) return null;
  const [unless, noun, below, above, , figure] = match.slice(2, 8);
  const value = Number(figure);
  if (value < 1 || value > 100) return null;
  // "If it is under 80 characters" is about no score.
  if (!/^(?:score|scores|rating|points)$/.test(noun ?? '') && !/\bscor|\brat(?:e|ing)\b|\bcheck\b/.test(match[1] ?? ''))
    return null;
  const isBelow = (below !== undefined) !== (unless !== undefined);
  const bound = above !== undefined ? value + 1 : value;
  const found: ScoreCondition = isBelow ? { below: bound } : { from: bound };
  if (isLast !== null) return { condition: found, lead: '', work: raw(0, (match[1] ?? '').length), otherwise: '' };
  const start = text.length - (match[8] ?? '').length;
  const parting = elseWords.exec(text.slice(start));
  const end = parting === null ? text.length : start + parting.index;
  return {
    condition: found,
    lead: raw(0, (match[1] ?? '').length),
    work: raw(start, end),
    otherwise: parting === null ? '' : raw(end + parting[0].length),
  };
}

/** The score of this turn meets the condition; null while there is none. */
export function isMet(only: ScoreCondition, steps: ToolStep[]): boolean | null {
  const scored = outputFrom(steps, 'score_card');
  if (scored === null) return null;
  return 'below' in only ? scored.total < only.below : scored.total >= only.from;
}
