import { severalPlaces, type Target, targetIn } from '../cards/targets.ts';
import { ordinalPattern } from '../speech/number-words.ts';

/** People, firms and things that a reason speaks of: no names of cards. */
const others = new Set(
  'supplier suppliers finance legal lawyer boss client clients accountant factory warehouse manufacturer team marketing management shop shops store marketplace competitor competitors steel january february march april may june july august september october november december trainee batch delivery shipment season clearance sale campaign contract page word words sentence text texts term figure number market company label style guide capitals caps lowercase uppercase letters tax vat inflation customer customers guys folks somebody buyer buyers retailer retailers system field record correction corrections changes update info information detail details line data shown goods stock decision moment start end ends starts begins front beginning rest website colleague manager director owner spring summer autumn winter christmas easter weekend holidays currency dollar dollars euro euros pound pounds percent discount deal reason board-meeting intern student photographer kid mother-in-law'.split(
    ' ',
  ),
);
const fieldNoun =
  '(?:title|headline|product name|name|description|text|price|brand|category|cat|availability|stock|status|marketplace|msrp|rrp|list price)';
const word = '(?!(?:of|the|in|on|at|for|from|to|and|with|it|so)\\b)[a-z][a-z-]*';
const phrase = `(${word}(?: ${word}){0,4}?)`;
const stop = `(?= (?:to|at|as|for|again|${fieldNoun}|out|in|pls|please|back|by|is|are|was|costs?|cost|should|must|needs?|has|have|had|goes|becomes|now|from|till|until|up|down|sold|a|an|on|with|says|where|so)\\b| ?[,.:;!_="$€£]| ?\\d| ?$)`;
const lead =
  '^(?:(?:please|pls|hi|hello|hey|ok|okay|and|now|so|also|sorry|oh|well|no|not now|just|for|on|in|at|of)[ ,.]+)*';
const named = [
  new RegExp(
    `\\b(?:set|put|change|mark|move|make|rename|update|give|switch|assign|sell|list|bring|raise|lower|drop|price|call|need|correct) (?:the |my |our )${phrase}${stop}`,
    'g',
  ),
  new RegExp(`\\b(?:for|of|on|in|from|at|off) (?:the |my |our )${phrase}${stop}`, 'g'),
  new RegExp(`${lead}(?:the |my |our )${phrase}${stop}`, 'g'),
];
/** Without an article only where no card is on the screen. */
const loose = [
  new RegExp(`\\b(?:for|of|on) ${phrase}${stop}`, 'g'),
  new RegExp(`${lead}${phrase}${stop}`, 'g'),
  new RegExp(`\\b(?:set|put|change|mark|move|make|rename|update|price) ${phrase}${stop}`, 'g'),
];
const places =
  /^(?:number |no\.? |cards? )?(\d{1,2}(?:(?:,| and| &|, and) (?:number |no\.? )?\d{1,2})*) (?=(?:is|are|went|goes|costs?)\b)/;

/** "The price of the first three", "of 1 and 3". */
const severalOf = new RegExp(`\\b(?:of|for|on) (${severalPlaces})(?= (?:to|by|up|down|at|is|are|costs?)\\b| ?[:=_])`);

const noPlace = new RegExp(
  `\\b(?:the )?${ordinalPattern}(?! (?:one|card|listing|product|item)s?\\b| ?[:,;]| (?:is|are|should|must|has|costs?|to|at|goes|title|price|brand|category|availability|description|as|now)\\b| ?$)`,
  'g',
);

/** "The kitchen version": one of the kinds that the card on the screen comes in, or another card. */
const aKind = / (?:ones?|versions?|sizes?|lines?|variants?|models?|colors?|glaze|editions?)$/;
/** Whether the words speak of one kind of the product, which no card stands for. */
export const isOfKind = (text: string): boolean =>
  placeIn(text) === null &&
  named.some((pattern) =>
    [...text.matchAll(pattern)].some(([, said = '']) => aKind.test(said) && nameIn(said).length > 0),
  );

/** The card that a stated change is for; `text` without the values. */
export function cardMeantIn(text: string, hasCard: boolean): Target {
  const [, numbers] = places.exec(text) ?? [];
  if (numbers !== undefined) return { kind: 'places', places: (numbers.match(/\d{1,2}/g) ?? []).map(Number) };
  const [, several] = severalOf.exec(text) ?? [];
  const place = several === undefined ? placeIn(text) : targetIn(`improve ${several}`);
  if (place !== null) return place;
  for (const pattern of hasCard ? named : [...named, ...loose])
    for (const match of text.matchAll(pattern)) {
      const words = nameIn(match[1] ?? '');
      if (words.length > 0) return { kind: 'named', names: [words], isSure: true };
    }
  return { kind: 'it' };
}

/** "The last one went this morning" was a piece of the stock. */
const soldLast =
  /\b(?:the |our |my )?(?:very )?last (?:ones?|pieces?|units?|two|three) (?:(?:has|have|was|were|is|are|just|already) )*(?:went|gone|sold|left|flew|shipped|taken|bought|walked)\b/g;
function placeIn(text: string): Target | null {
  // "The last pallet" is no card.
  const found = targetIn(text.replace(/_+/g, ' ').replace(soldLast, ' ').replace(noPlace, ' '));
  return found.kind === 'places' && found.places.length > 0 ? found : null;
}

function nameIn(said: string): string[] {
  const found = targetIn(`the ${said.trim()}`);
  const words = found.kind === 'named' ? (found.names[0] ?? []) : [];
  return words.some((word) => others.has(word)) ? [] : words;
}
