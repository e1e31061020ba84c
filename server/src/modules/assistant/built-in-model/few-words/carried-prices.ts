import type { Conversation, Turn } from '../conversation.ts';
import { tail } from '../said-around.ts';
import { noCard, sum } from './in-other-words.ts';

const lead = '(?:(?:ok(?:ay)?|and|now|then|so|also|please|pls|hm+|oh|well|no|great|thanks)[\\s,.!]+)*';
const name = "((?:the|my) (?!one\\b)[\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?)";
const costs =
  '(?: (?:should (?:be|cost)|must (?:be|cost)|(?:is|are) now|costs?|sells for|goes (?:to|for)|to|at|for|is|=))';
const as = (pattern: string) => new RegExp(pattern, 'iu');

/** "And the coffee pot 29", "the wallet 45". */
const bare = as(`^${lead}(?:for )?${name}(?:${costs}|:|,)? ${sum}${tail}`);
/** "No, 35 for the kettle, sorry". */
const sumFirst = as(`^${lead}${sum} (?:for|on) ${name}(?:,? (?:sorry|i mean(?:t)?|instead|not that one))*${tail}`);
/** "The belt should be 29 and the beanie 22". */
const several = as(`^${lead}${name}${costs} ${sum}(?:,? and|,|;) ${name}${costs}? ${sum}${tail}`);
/** So many messages back a price was spoken of. */
const lately = 3;
const ofPrices = /\bprices?\b|\bcosts?\b|\bhow much\b/i;

/** A price that is told like the one before it, as the order that it is; null for other words. */
export function carriedPrice({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 160) return null;
  const [, first = '', one = '', second = '', other = ''] = several.exec(said) ?? [];
  if (first !== '' && !noCard.test(`${first} ${second}`) && earlier.slice(-lately).some(isOfPrice))
    return `set the price of ${first} to ${one} and the price of ${second} to ${other}`;
  const [, amount = '', of = ''] = sumFirst.exec(said) ?? [];
  if (of !== '' && !noCard.test(of) && earlier.slice(-lately).some(setsPrice))
    return `set the price of ${of} to ${amount}`;
  const [, card = '', value = ''] = bare.exec(said) ?? [];
  return card !== '' && !noCard.test(card) && setsPrice(earlier.at(-1)) ? `set the price of ${card} to ${value}` : null;
}

const isOfPrice = (turn: Turn) => ofPrices.test(turn.text) || setsPrice(turn);

function setsPrice(turn: Turn | undefined): boolean {
  const edits = turn?.steps.findLast(({ tool }) => tool === 'edit_card')?.input?.edits;
  const fields = Array.isArray(edits) ? (edits as { field?: string }[]).map(({ field }) => field) : [];
  return fields.length > 0 && fields.every((field) => field === 'price');
}
