import type { Conversation } from '../conversation.ts';
import { isDone } from '../conversation.ts';
import { isColors, materials } from '../understanding/facts/fact-values.ts';

const longest = 200;
const lead =
  '(?:(?:ok(?:ay)?|and|now|so|next|then|also|great|good|please|pls|can you|could you|i (?:also )?(?:need|want|have|sell)|we (?:also )?(?:need|want|have|sell)|(?:do|make|add|create|write|give me))[\\s,.!]+)*';
const noun = '(?:thing|one|card|listing|product|item|article|facts|details|[\\p{L}-]{3,20})';
const apart = '(?:but|only|just|except|with|in|for|as|now)';
/** "Same case for iPhone 14", "another one, same thing but 160". */
const forms = [
  new RegExp(
    `^${lead}(?:an? )?(?:another|second|new|further)? ?(?:${noun}[\\s,]+)?(?:(?:exactly|the) )*same(?: ${noun})?[\\s,:–-]+(?:${apart} )+(?:it['’]?s |it is |the |an? |that )*(.{1,80}?)(?: too| as well| please| pls)*[\\s.!?]*$`,
    'iu',
  ),
];
/** "And one for the 15 Pro, that's 11.99", right behind a new card. */
const oneMore = new RegExp(
  `^${lead}(?:another|one)(?: (?:more|one|card))?[\\s,]+(?:for|in|with|but) (?:the |an? )?(.{1,60}?)(?: too| as well| please| pls)*[\\s.!?]*$`,
  'iu',
);
const sum = '(?:[$€£] ?)?\\d+(?:[.,]\\d{1,2})?(?: ?(?:[$€£]|(?:eur|euros?|usd|dollars?|bucks|gbp|quid)\\b))?';
const priceOf = new RegExp(
  `^(?:(?:that['’]?s|it['’]?s|its|it is|that is|for|at|price(?: is)?:?|costs?)\\s+)+(${sum})$`,
  'i',
);
const money = /[$€£]|\d[.,]\d\d$|(?:eur|euros?|usd|dollars?|bucks|gbp|quid)$/i;
const ownPrice = new RegExp(
  `(?:[$€£] ?\\d+(?:[.,]\\d{1,2})?|\\bprice:? ${sum}|\\b\\d+(?:[.,]\\d{1,2})? ?(?:[€$£]|(?:eur|euros?|usd|dollars?|bucks|gbp|quid)\\b)|(?<=[,.] )\\d+\\.\\d\\d(?=[,.]?$))`,
  'i',
);
const suffix = '(?: (?:pro|max|plus|mini|ultra|air|se))*';
const numbered = new RegExp(
  `^(?:(\\p{L}{2,20}) )?(\\d+(?:[.,]\\d+)?)( ?(?!(?:pro|max|plus|mini|ultra|air|se)\\b)\\p{L}{1,12})?(${suffix})$`,
  'iu',
);
const someMaterial = new RegExp(`\\b${materials}\\b`, 'i');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A second card of the facts that were told of the last one in this chat, with the change that is named; null for other
 * words, and where it is not plain what the change takes the place of.
 */
export function sameBut(conversation: Conversation): string | null {
  const { current, earlier, isScheduled } = conversation;
  if (isScheduled === true || current.text.length > longest || (current.files ?? []).length > 0) return null;
  const made = earlier
    .flatMap(({ steps }) => steps)
    .findLast(({ tool, output, input }) => tool === 'create_card' && isDone(output) && typeof input?.text === 'string');
  if (made === undefined) return null;
  const said = current.text.trim();
  const isNext = earlier.at(-1)?.steps.some(({ tool }) => tool === 'create_card') === true;
  const [, change] =
    forms.map((form) => form.exec(said)).find((found) => found !== null) ?? (isNext ? oneMore.exec(said) : null) ?? [];
  if (change === undefined) return null;
  let text = String(made.input?.text);
  for (const part of change.split(/\s*[,;]\s*(?:and |but )?|\s+(?:and|but)\s+/)) {
    const changed = withChange(text, part.replace(/^(?:it['’]?s|it is|the|an?)\s+/i, '').trim());
    if (changed === null) return null;
    text = changed;
  }
  return text === made.input?.text ? null : text;
}

function withChange(text: string, part: string): string | null {
  const price = priceOf.exec(part)?.[1] ?? (money.test(part) ? part.replace(/^(?:for|at) /i, '') : undefined);
  if (price !== undefined && new RegExp(`^${sum}$`, 'i').test(price)) {
    const own = ownPrice.exec(text)?.[0];
    const sign = /[$€£]/.exec(own ?? '')?.[0] ?? '';
    const told =
      /[^\d.,]/.test(price) || sign === '' ? (/[^\d.,]/.test(price) ? price : `price ${price}`) : `${sign}${price}`;
    return own === undefined ? `${text}, ${told}` : text.replace(own, told);
  }
  const [, word, number = '', unit = '', more = ''] = numbered.exec(part) ?? [];
  if (number !== '') {
    if (
      word === undefined &&
      unit === '' &&
      new RegExp(`(?<![\\d.,])${escaped(number)}(?![\\d.,])`).test(text) &&
      more === ''
    )
      return text;
    const before = word === undefined ? '' : `(?<=\\b${escaped(word)} )`;
    const behind = unit === '' ? '' : `(?= ?${escaped(unit.trim().slice(0, 2))})`;
    const old = new RegExp(`${before}(?<![\\d.,$€£])\\d+(?:[.,]\\d+)?(?![.,]?\\d)${suffix}${behind}`, 'iu');
    return old.test(text) ? text.replace(old, `${number}${more}`) : null;
  }
  if (isColors(part)) {
    const own = text.split(/[\s,;.]+/).find((one) => isColors(one));
    return own === undefined ? `${text}, ${part}` : text.replace(new RegExp(`\\b${escaped(own)}\\b`, 'i'), part);
  }
  const [named] = someMaterial.exec(part) ?? [];
  const [own] = someMaterial.exec(text) ?? [];
  return named === part && own !== undefined ? text.replace(own, part) : null;
}
