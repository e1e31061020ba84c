import { currencyIn } from '../../../stated-prices.ts';
import type { ListingEdit } from '../../../tool-types.ts';
import type { Source } from './edit-values.ts';

const figure =
  '([$€£¥₽]? ?\\d[\\d.,]*) ?(%|percent|per cent|pct|[$€£¥₽]|usd|eur|gbp|dollars?|euros?|pounds?|bucks|quid|rubles?|roubles?|yen)?';
const price = '(?:the |its |my |this |current )*(?:prices?|costs?)';
const up = '(?:raise|increase|lift|bump(?: up)?|put up|push up|up|add to|hike)';
const down = '(?:lower|decrease|reduce|cut|drop|discount|mark down|bring down|put down|take down)';
/** "20% less formal" is said of a text. */
const end =
  '(?=(?:,? (?:please|pls|thanks|thank you|now|today|in price|than (?:now|before|it is))){0,3}(?: (?:for|until|till|because|from) [^.;!?]{1,60})?[\\s.!,;]*$)';

const changes: [RegExp, '+' | '-'][] = [
  [new RegExp(`\\b${up} ${price} (?:up )?by ${figure}`), '+'],
  [new RegExp(`\\b${down} ${price} (?:down )?by ${figure}`), '-'],
  [new RegExp(`\\b${price} (?:up|plus|\\+) ?(?:by )?${figure}`), '+'],
  [new RegExp(`\\b${price} (?:down|minus) (?:by )?${figure}`), '-'],
  [new RegExp(`\\badd ${figure} (?:to|on|onto|on top of) ${price}`), '+'],
  [
    new RegExp(`\\b(?:take|knock|cut) ${figure} (?:off(?: ${price}| it| this)?[.!]*$|(?:off|from|out of) ${price})`),
    '-',
  ],
  [new RegExp(`\\b(?:make|sell|offer) (?:it|this) ${figure} (?:more expensive|dearer|higher)${end}`), '+'],
  [new RegExp(`\\b(?:make|sell|offer) (?:it|this) ${figure} (?:cheaper|less(?: expensive)?|lower)${end}`), '-'],
  [new RegExp(`^${figure} (?:more expensive|dearer)[.!]*$`), '+'],
  [
    new RegExp(
      `^(?:please |now |and )*(?:give |make |with )?(?:it |a |an |me )*${figure} (?:off|cheaper|discount|less)(?: please)?[.!]*$`,
    ),
    '-',
  ],
  [new RegExp(`^(?:please |now |and )*(?:give|apply|make|set|add|put)\\b.{0,20}\\bdiscount of ${figure}[.!]*$`), '-'],
];
const factors: [RegExp, number][] = [
  [new RegExp(`\\bdouble ${price}`), 2],
  [new RegExp(`\\btriple ${price}`), 3],
  [new RegExp(`\\b(?:halve|half|cut in half) ${price}|\\bcut ${price} in half`), 0.5],
];
const rounded = new RegExp(
  `\\bround (?:(up|down|off) )?${price}(?: (up|down|off))?(?: to (?:the |a )?(?:(?:next|nearest|closest) )?(?:(?:full|whole|even|round) )?(?:euros?|dollars?|pounds?|amounts?|numbers?|figures?|integers?))?[\\s.!]*$`,
);
const ending = new RegExp(
  `\\b(?:${price}|(?:make|have|let) it)(?: (?:that|which|should|must|has|have|needs|ought|always|to|please|just|be)){0,4} (?:end|finish)(?:s|ing)?(?: up)? (?:(?:in|on|with|w|at|by|as) ?)?(?:an? |the )?(?:[$€£]?x)?[.,]?(\\d\\d)(?: ?(?:cents?|p))?(?: (?:please|thanks|instead|now|not \\d\\d))*[\\s.!]*$`,
);
/** One card at a time: the prices of many cards are not changed by a rule. */
const ofMany = /\b(?:all|every|each|both|these|those|cards|listings|products)\b|\?\s*$/;

/** "Raise the price by 10 %": a change by a rule that the seller states, of the price that the card has. */
export function priceChange({ text }: Source): ListingEdit[] {
  if (text.length > 200 || ofMany.test(text)) return [];
  const factor = factors.find(([pattern]) => pattern.test(text))?.[1];
  if (factor !== undefined) return [{ op: 'set', field: 'price', value: `x${factor}` }];
  const round = rounded.exec(text);
  const way = (round?.[1] ?? round?.[2])?.replace('off', '');
  if (round !== null) return [{ op: 'set', field: 'price', value: `round${way ? ` ${way}` : ''}` }];
  const cents = priceEnd(text);
  if (cents !== null) return [cents];
  for (const [pattern, sign] of changes) {
    const [, amount, unit = ''] = pattern.exec(text) ?? [];
    if (amount === undefined) continue;
    if (/^(?:%|p)/.test(unit) && !/^pound/.test(unit))
      return [{ op: 'set', field: 'price', value: `${sign}${plain(amount)}%` }];
    const currency = currencyIn(`${amount} ${unit}`);
    if (currency === 'unclear') return [];
    return [{ op: 'set', field: 'price', value: `${sign}${plain(amount)}${currency === null ? '' : ` ${currency}`}` }];
  }
  return [];
}

/** "Make the price end in .99": the cents of the present price, and no price. */
export function priceEnd(text: string): ListingEdit | null {
  const cents = ofMany.test(text) || unwanted.test(text) ? undefined : ending.exec(text)?.[1];
  return cents === undefined ? null : { op: 'set', field: 'price', value: `round .${cents}` };
}
const unwanted = /\b(?:not|never|no|without|if|why|does|did)\b(?! \d)/;
const plain = (amount: string) => amount.replace(/[^\d.,]/g, '').replace(/[.,]$/, '');
