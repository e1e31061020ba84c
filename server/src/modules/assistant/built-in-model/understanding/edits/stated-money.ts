import { currencyIn } from '../../../stated-prices.ts';
import type { ListingEdit } from '../../../tool-types.ts';
import { matchesIn } from '../speech/matches.ts';
import { currency, type Source } from './edit-values.ts';

const figure = '\\d+(?:[.,]\\d{3}(?!\\d))*(?:[.,]\\d{1,2})?(?![\\d])';
const unit =
  '(?! ?(?:%|k\\b|percent\\b|per cent\\b|ml\\b|cl\\b|l\\b|liters?\\b|kg\\b|g\\b|grams?\\b|cm\\b|mm\\b|m\\b|meters?\\b|inch(?:es)?\\b|in\\b(?= (?:wide|long|high|tall))|oz\\b|ounces?\\b|lbs?\\b|watts?\\b|w\\b|v\\b|hours?\\b|days?\\b|weeks?\\b|months?\\b|years?\\b|pieces?\\b|pcs\\b|people\\b|characters?\\b|words?\\b|times\\b|x\\b|"))';
/** With a sign or a word of a currency, or with two decimals: a price even where no word says so. */
const sureMoney = new RegExp(
  `(?<![\\d.,\\w])(?:(?:us)?[$€£¥₽] ?${figure}|(?<code>usd|eur|gbp|rub|jpy|chf|pln|sek|nok|dkk|czk|inr|aud|cad|nzd) ?(?<amount>${figure})|${figure} ?(?:[$€£¥₽]|${currency})|\\d+[.,]\\d{2}(?!\\d)${unit})`,
  'g',
);
const bareMoney = new RegExp(
  `(?<![\\d.,\\w"#>/-]|\\b(?:number|no\\.?|nr\\.?|card|listing|bullet|rule|point) )${figure}(?!["\\d]|[.,]\\d)(?:[.,](?=\\s|$))?${unit}`,
  'g',
);

export interface Money {
  at: number;
  end: number;
  /** In the seller's own words. */
  value: string;
  isSure: boolean;
}

/** "Height 20.50", "a width of 34.00": what is measured has no price. */
const measured =
  /\b(?:height|width|length|depth|diameter|thickness|weight|size|dimensions?|radius|circumference|capacity|volume|power|voltage|wattage|high|wide|long|deep|tall|thick)(?: (?:is|of|to|at|should be|must be|about|approx))? ?[:=]? ?$/;

/** Amounts that may be prices, in their order. */
export function moneyIn({ text, raw }: Source): Money[] {
  const amounts = matchesIn(text, sureMoney).filter(
    (match) => /[$€£¥₽]|[a-z]/.test(match[0]) || !measured.test(text.slice(0, match.index)),
  );
  const sure = amounts.map((match): Money => {
    const [at, end] = [match.index, match.index + match[0].length];
    const { code, amount } = match.groups ?? {};
    const own = raw(at, end).replace(/[.,\s]+$/, '');
    // Spelled numbers are figures in the normal form.
    const digits = (words: string) => words.replace(/[^\d.,]/g, '');
    const said = digits(own) === digits(text.slice(at, end)) ? own : text.slice(at, end);
    return { at, end, value: code === undefined ? said : `${amount} ${code.toUpperCase()}`, isSure: true };
  });
  const figures = matchesIn(text, bareMoney).filter((match) => !measured.test(text.slice(0, match.index)));
  const bare = figures.map((match): Money => {
    const [at, end] = [match.index, match.index + match[0].length];
    return { at, end, value: raw(at, end).replace(/[.,\s]+$/, ''), isSure: false };
  });
  return [...sure, ...bare.filter(({ at, end }) => !sure.some((one) => at < one.end && end > one.at))].sort(
    (a, b) => a.at - b.at,
  );
}

const up =
  '(?:rais(?:e|ed|ing)|rise|rises|increas(?:e|ed|ing)|lift|bump|hike|up|higher|more|dearer|plus|add|markup|mark up|on top|extra|surcharge)';
const down =
  '(?:lower(?:ed|ing)?|reduc(?:e|ed|ing|tion)|decreas(?:e|ed|ing)|cut|drop|slash|down|less|off|discount(?:ed)?|cheaper|knock|minus|take|shave|rebate|subtract|deduct)';
const step = new RegExp(
  `(?<![\\d.,\\w])(?:(?<sign>[+-]) ?)?(?<cash>[$€£¥₽] ?)?(?<amount>\\d+(?:[.,]\\d{1,2})?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?<unit>%|percent|per cent|pct|[$€£¥₽]|${currency}|buck\\b)?`,
  'g',
);
const spelled = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ofPrice = /\b(?:prices?|msrp|rrp|costs?|cheaper|dearer|discount|expensive|reduction|surcharge)\b/;
/** "Raise it 10 %", "put it up by 2 dollars". */
const moved =
  /\b(?:raise|increase|bump|hike|lift|lower|reduce|drop|cut|decrease|put|bring|mark|knock|take) (?:it|this|that|this one) (?:up |down )?(?:by )?(?:about |another )?(?=[$€£¥₽]? ?\d)(?!(?:[$€£¥₽]? ?[\d.,]+) ?(?:px|pixels?|words?|characters?|lines?|cm|mm|ml|g|kg|off\b))/;
const offIt =
  /\b(?:off|less|more)\b(?= (?:it|this|that|the|for|on|than|please|now|today)\b|[.,!;]|$)|\b(?:off|less|more) (?:than|for|on|of)\b/;

/** "Soap +1 euro", "lamp: -10%", "the mug goes up 5%"; behind a dash may stand the price itself. */
const signed = new RegExp(
  `(?:(?<=^|[\\s:,])\\+ ?|\\bgo(?:es)? (?:up|down) (?:by )?)(?:[$€£¥₽] ?\\d|\\d[\\d.,]* ?(?:%|percent|[$€£¥₽]|${currency}))|(?<=^|[\\s:,])-\\d[\\d.,]* ?%`,
);

/** "Knock three dollars off", "price up 10 %", "it should cost 12 % more": what the present price is changed by. */
export function priceStep({ text }: Source): ListingEdit | null {
  const isOfPrice = ofPrice.test(text);
  if (!isOfPrice && !offIt.test(text) && !moved.test(text) && !signed.test(text)) return null;
  for (const match of [...text.matchAll(step)].reverse()) {
    const { sign, cash = '', amount = '', unit: said = '' } = match.groups ?? {};
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const isShare = /^(?:%|p(?!ound))/.test(said);
    const isMoney = cash !== '' || said !== '';
    if (listed.test(before)) continue;
    // "To 20" and "from 20" tell a price, "under 20" a limit.
    if (/\b(?:to|at|from|is|under|below|over|than|until|for) (?:only |just )?$/.test(before) && sign === undefined)
      if (
        !/\b(?:is|at|for) (?:only |just )?$/.test(before) ||
        !/^ (?:off|less|more|cheaper|dearer|higher|lower)/.test(after)
      )
        continue;
    if (!isMoney && !/^\d/.test(amount)) continue;
    const near = new RegExp(`^ ?(?:${up}|${down})\\b`).exec(after.replace(/^,? (?:in|of|the|on)? ?/, ' '))?.[0];
    const words =
      near ?? (/\bby (?:about |another )?$|\bof $/.test(before) || isShare || isMoney ? text : before.slice(-40));
    const isDown = new RegExp(`\\b${down}\\b`).test(words);
    const isUp = new RegExp(`\\b${up}\\b`).test(words);
    const way = sign ?? (isDown && !isUp ? '-' : isUp && !isDown ? '+' : nearest(before));
    // "+2" in one piece; "price - 20" sets it.
    const isSigned = /^[+-]\d/.test(match[0]);
    if (
      way === null ||
      (!isMoney && near === undefined && !isSigned && !/\b(?:by|of|minus|plus|up|down) $/.test(before))
    )
      continue;
    // "Two euros fifty".
    const cents = isMoney && !isShare ? /^ (\d{2})(?![\d%.,])/.exec(after)?.[1] : undefined;
    const whole = /^\d/.test(amount) ? amount : String(Math.max(1, spelled.indexOf(amount)));
    const number = cents === undefined || /[.,]/.test(whole) ? whole : `${whole}.${cents}`;
    if (isShare) return { op: 'set', field: 'price', value: `${way}${number}%` };
    const money = isMoney ? currencyIn(`${cash}${number} ${said}`) : null;
    if (money === 'unclear') return null;
    return { op: 'set', field: 'price', value: `${way}${number}${money === null ? '' : ` ${money}`}` };
  }
  return null;
}

/** "#1 off", "task 2 off": a place in a list. */
const listed = /(?:#|\b(?:number|no\.?|nr\.?|task|card|listing) )$/;

/** The last word of a direction before an amount. */
function nearest(before: string): '+' | '-' | null {
  const last = (words: string) => [...before.matchAll(new RegExp(`\\b${words}\\b`, 'g'))].at(-1)?.index ?? -1;
  const [rise, fall] = [last(up), last(down)];
  return rise === fall ? null : rise > fall ? '+' : '-';
}
