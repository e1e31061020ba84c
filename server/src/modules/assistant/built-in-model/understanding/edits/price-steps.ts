import { severalPlaces } from '../cards/targets.ts';

const amount =
  '(?:[$€£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:%|percent\\b|per cent\\b|pct\\b|[$€£]|dollars?\\b|euros?\\b|pounds?\\b|bucks\\b|quid\\b|usd\\b|eur\\b|gbp\\b))';
/** "By 5" and nothing that it counts. */
const bare = 'by \\d[\\d.,]*(?=[\\s.!]*$|[,;.!]\\s|\\s(?:please|pls|and|because|as|since|too)\\b)';
const moves =
  /\b(raise|increase|bump(?: up)?|hike|lift|lower|reduce|drop|cut|decrease|discount|put|bring|mark(?: down| up)?|knock)\s+$/i;
const by = new RegExp(`^\\s+(?:(?:up |down )?(?:by (?:about |another )?)?${amount}|(?:up |down )?${bare})`, 'i');
const nextBy = new RegExp(
  `^\\s+(?:up |down )?by (?:about )?(?:${amount}|\\d[\\d.,]*),?\\s+(?:and|but|then)?\\s*$`,
  'i',
);
/** "Put the lamp 3 dollars" says no direction. */
const noWay = /\b(?:put|bring|mark)\s+$/i;
const way = /^\s+(?:up|down)\b/i;
const adds = new RegExp(`\\b(?:add|put) (?:another )?${amount} (?:to|on|onto|on top of)\\s+$`, 'i');

/** "Lower the first three by 10%". */
const placesMoved = new RegExp(
  `^((?:(?:please|and|now|ok|can you|could you)[\\s,]+)*(?:raise|increase|lower|reduce|drop|cut|decrease|put up|put down|put|bump)\\s+)(${severalPlaces})(?=(?: up| down)? by (?:about )?(?:${amount}|\\d))`,
  'i',
);

const besides = /^\s*(?:,? and|,|&|\+)\s+$/i;

interface Name {
  start: number;
  end: number;
  hasArticle: boolean;
}
/** "Lower the mug by 2 dollars": its price; null for messages that change no price by an amount. */
export function withPriceOf(text: string, names: Name[]): string | null {
  const isMoved = ({ end }: Name, left: string) => {
    const right = text.slice(end);
    return moves.test(left) && by.test(right) && (!noWay.test(left) || way.test(right));
  };
  const isAddedTo = ({ end }: Name, left: string) =>
    adds.test(left) && /^\s*(?:[.,;!]|$|(?:please|pls|and|too)\b)/i.test(text.slice(end));
  let said = '';
  let from = 0;
  let verb = '';
  for (const [index, name] of names.entries()) {
    const left = text.slice(0, name.start);
    const [previous, next] = [names[index - 1], names[index + 1]];
    const isBoth = next !== undefined && besides.test(text.slice(name.end, next.start)) && isMoved(next, left);
    const [, order = ''] = moves.exec(left) ?? [];
    // "…, and the lamp by 5%" goes on with the same order.
    const goesOn =
      verb !== '' && from > 0 && nextBy.test(text.slice(previous?.end, name.start)) && by.test(text.slice(name.end));
    if (!isBoth && !goesOn && !isMoved(name, left) && !isAddedTo(name, left)) continue;
    if (order !== '') verb = order;
    const called = `${name.hasArticle ? '' : 'the '}${text.slice(name.start, name.end)}`;
    said += `${text.slice(from, name.start)}${goesOn ? `${verb} ` : ''}the price of ${called}`;
    from = name.end;
    if (!isBoth) continue;
    said += ` and of ${next.hasArticle ? '' : 'the '}${text.slice(next.start, next.end)}`;
    from = next.end;
  }
  if (from > 0) return said + text.slice(from);
  return placesMoved.test(text) ? text.replace(placesMoved, '$1the price of $2') : null;
}
