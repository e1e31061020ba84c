import type { ListingEdit } from '../../../tool-types.ts';
import { cardinalPattern, fromTheEnd, numberWord, ordinalPattern, ordinalWord } from '../speech/number-words.ts';
import { at, bulletNoun, keywordNoun, part, placeOf, type Source, value } from './edit-values.ts';

const place = `(?:${ordinalPattern}|(?:number |no\\.? ?|# ?)?${cardinalPattern})`;
const bullet = `(?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (?:number |no\\.? ?|# ?)?(${cardinalPattern}))`;
const end = '(?=[\\s.!,]*(?:please\\b|$|[.!,;]))';
const top =
  '(?:to |at |on |in |into |as |be )?(?:the )?(?:very )?(?:top|front|start|beginning|first)(?: (?:one|place|position|spot|bullet|of (?:the|its) (?:list|bullets|keywords)))?';
const bottom =
  '(?:to |at |on |in |into |as |be )?(?:the )?(?:very )?(?:bottom|end|back|last)(?: (?:one|place|position|spot|bullet|of (?:the|its) (?:list|bullets|keywords)))?';
const step = `(?:(?:by )?(${cardinalPattern}|an?) )?(?:places?|positions?|lines?|steps?|rows?)? ?(up|down|higher|lower)(?: (?:by )?(${cardinalPattern}|an?)(?: (?:places?|positions?|lines?|steps?))?)?`;
const beside = `(before|above|after|below|behind|under)(?: the)? (?:${bulletNoun} )?(?:number |no\\.? ?)?(${place})(?: ${bulletNoun}| one)?`;
const toPlace = `(?:to|into|in|at|as|on) (?:the )?(?:position |place |spot |number |bullet )*(${place})(?: (?:place|position|spot|bullet|one))?`;
const destination = `(?:(${top})|(${bottom})|${step}|${beside}|${toPlace})${end}`;

const moves = new RegExp(
  `\\b(?:move|put|bring|shift|place|make|set|push|pull|have|want|take) ${bullet} (?:be )?${destination}|^${bullet} (?:should|must|has to|needs to|ought to|belongs|goes)(?: (?:be|come|go|stand|moved|placed))* ${destination}`,
);
const keywordMoves = new RegExp(
  `(?:\\b(?:move|put|bring|shift|place|push) (?:the )?|^(?:the )?)keyword ("\\d+"|[\\w-]+(?: [\\w-]+){0,3}?) (?:(${top})|(${bottom}))${end}`,
);
const swaps = new RegExp(
  `\\b(?:swap|switch|exchange|interchange|flip)(?: around| round)?(?: the (?:order|places?|positions?) of)? (?:the )?(?:${bulletNoun} )?(?:number )?(${place})(?: ${bulletNoun})?(?: and| with| &|,) (?:the )?(?:${bulletNoun} )?(${place})(?: ${bulletNoun})?(?: around)?${end}`,
);
const removal =
  '(?:remove|delete|drop|cut|take out|get rid of|erase|kick out|throw out|lose|scrap|take away|leave out|strike)';
const list = `(${place}(?:(?:,? and|,| &| \\+| to| -|-) ?(?:the )?(?:${bulletNoun} )?${place}){1,8})`;
const manyRemoved = new RegExp(
  `\\b${removal} (?:the )?(?:(first|last) (${cardinalPattern}) ${bulletNoun}|(?:${bulletNoun} )${list}|${list} ${bulletNoun})${end}`,
);
const added = new RegExp(
  `\\b(?:add|insert|put in|put|include|write)(?: (?:a|an|another|one|the|this|new))* ${bulletNoun} (?:(${top})|(${bottom})) ?(?::| saying| that says| which says| with)? ?(?=\\S)`,
);
const addedAs = new RegExp(
  `\\b(?:add|insert|put|use) ("\\d+") as (?:the |a |new |our )*(${ordinalPattern}) (?:new )?${bulletNoun}`,
);

const named = new RegExp(`\\b${bulletNoun}|\\b${keywordNoun}`);
const aBullet = new RegExp(bulletNoun);
const eachPlace = new RegExp(`(to|-) ?(?:the )?(?:${bulletNoun} )?(${place})|${place}`, 'g');

const numberOf = (word: string | undefined): number =>
  word === undefined ? 0 : (ordinalWord(word) ?? numberWord(word.replace(/^(?:number |no\.? ?|# ?)/, '')) ?? 0);

/** Where something goes: the groups of `destination`, in their order. */
function target(groups: (string | undefined)[], from: number): number | null {
  const [first, last, before, direction, after, side, neighbor, position] = groups;
  if (first !== undefined) return 1;
  if (last !== undefined) return -1;
  if (direction !== undefined) {
    const count = numberWord(before ?? after ?? '') ?? 1;
    const to = from + (/up|higher/.test(direction) ? -count : count);
    return from > 0 ? Math.max(to, 1) : Math.min(to, -1);
  }
  if (side !== undefined) {
    const by = numberOf(neighbor);
    if (by < 1 || from < 1) return null;
    const gap = /before|above/.test(side) ? 0 : 1;
    return by + gap - (from < by ? 1 : 0);
  }
  const to = numberOf(position);
  return to === 0 ? null : to;
}

/** "4 and 5", "2 to 4", "first and last": places, each once. */
function placesIn(text: string): number[] {
  const found: number[] = [];
  let last = 0;
  for (const match of text.matchAll(eachPlace)) {
    const number = numberOf(match[2] ?? match[0]);
    if (match[1] !== undefined)
      for (let between = last + 1; last > 0 && between < number; between += 1) found.push(between);
    found.push(number);
    last = number;
  }
  return [...new Set(found)].filter((number) => number !== 0);
}

/** The last ones first, so that the places of the others stay what the seller counted. */
const removedAt = (places: number[]): ListingEdit[] =>
  places
    .toSorted((a, b) => (a < 0 ? 1_000 : a) - (b < 0 ? 1_000 : b))
    .reverse()
    .map((position) => ({ op: 'remove', field: 'bullets', position }));

/** Entries of a list that change places, go together, or come to a place of their own. */
export function listMoves(source: Source): ListingEdit[] {
  const { text } = source;
  if (text.length > 400 || !named.test(text) || fromTheEnd.test(text)) return [];
  const swap = swaps.exec(text);
  if (swap !== null && aBullet.test(swap[0]))
    return [{ op: 'swap', field: 'bullets', position: numberOf(swap[1]), to: numberOf(swap[2]) }];
  const move = moves.exec(text);
  if (move !== null) {
    const groups = move.slice(1);
    const own = groups.slice(0, 10).some((group) => group !== undefined) ? groups.slice(0, 10) : groups.slice(10);
    const from = placeOf(own[0] ?? own[1]) ?? 0;
    const to = from === 0 ? null : target(own.slice(2), from);
    if (to !== null) return [{ op: 'move', field: 'bullets', position: from, to }];
  }
  const keyword = keywordMoves.exec(text);
  if (keyword !== null)
    return [{ op: 'move', field: 'keywords', value: part(source, keyword, 1), to: keyword[2] === undefined ? -1 : 1 }];
  const many = manyRemoved.exec(text);
  if (many !== null) {
    const count = numberWord(many[2] ?? '') ?? 0;
    if (many[1] !== undefined)
      return count > 1
        ? removedAt(Array.from({ length: count }, (_, index) => (many[1] === 'last' ? -1 : index + 1)))
        : [];
    const places = placesIn(many[3] ?? many[4] ?? '');
    if (places.length > 1) return removedAt(places);
  }
  const fresh = added.exec(text);
  if (fresh !== null) {
    const stated = value(source, fresh);
    return stated === ''
      ? []
      : [{ op: 'add', field: 'bullets', value: stated, ...at(fresh[1] === undefined ? undefined : 1) }];
  }
  const asPlace = addedAs.exec(text);
  if (asPlace === null) return [];
  const position = placeOf(asPlace[2]);
  return [
    { op: 'add', field: 'bullets', value: part(source, asPlace, 1), ...at(position === -1 ? undefined : position) },
  ];
}
