import { numberWord } from '../speech/number-words.ts';
import { cheapest, dearest } from './picked-few.ts';

export interface RankedFew {
  sort: 'score' | 'best' | 'oldest' | 'newest' | 'cheapest' | 'dearest';
  /** So many of them; 1 where one is meant. */
  most: number;
  /** The number was said. */
  isCounted: boolean;
  /** Of those that were shown, and not of all. */
  isOfThem: boolean;
}

const number = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|couple(?: of)?|few)';
const kinds: [RankedFew['sort'], string][] = [
  ['score', '(?:worst|weakest|poorest|lowest)(?:[- ](?:scoring|scored|rated|ranked|performing))?'],
  ['best', '(?:best|strongest|highest|top)(?:[- ](?:scoring|scored|rated|ranked|performing))?'],
  ['oldest', '(?:oldest|earliest|first added)'],
  ['newest', '(?:newest|latest|most recent|youngest|last (?:added|imported|created|made))'],
];
/** Ranks that no list is sorted by, only a price of work. */
const byPrice: [RankedFew['sort'], string][] = [
  ['cheapest', cheapest],
  ['dearest', dearest],
];
const noun = '(?:ones?|cards?|listings?|products?|items?|performers?|scorers?)';
const them =
  '(?:them|these|those|(?:all )?(?:my|our|the|these|those) (?:cards|listings|products|items|library)|mine|all)';
/** "Couple", "few". */
const some: Record<string, number> = { couple: 2, few: 3 };

const phraseOf = (rank: string) =>
  `(?:(?:the|my|our|those|these|all) )*(?:${number} )?(?:of (?:my|the|our) )?(?:the )?${rank}(?: ${number})?(?: (${noun}))?(?: (?:of|in|from|among) (${them}))?`;

const begins =
  '^(?:(?:and|so|ok(?:ay)?|but|now|then|please|pls|well|hm+|great|thanks|tell me|just|also|can you (?:tell|show) me|could you (?:tell|show) me|i want to know)[\\s,.!]+)*';
const asks = `${begins}(?:(?:which|what|who)(?: (?:${noun}|of (${them})))*(?: (?:is|are|was|were|has|have|would be|do i have))?(?: (?:currently|right now|now))?|(?:show|list|give|name|find|see|open)(?: me)?|what about)`;
const ends =
  '(?: (?:please|pls|now|right now|currently|at the moment|so far|then|first|again|do i have|i have|there))*[\\s?.!]*$';

/** What the words of one rank mean; null where they name too little to be cards. */
function fewOf(sort: RankedFew['sort'], groups: (string | undefined)[]): RankedFew | null {
  const [before, behind, noun, of, leadOf] = groups;
  const said = before ?? behind;
  const most = said === undefined ? null : (some[said.replace(/ of$/, '')] ?? numberWord(said));
  const isMany = noun?.endsWith('s') === true;
  if (most === 0) return null;
  return {
    sort,
    most: most ?? (isMany ? 5 : 1),
    isCounted: most !== null,
    isOfThem: /^(?:them|these|those)\b/.test(of ?? leadOf ?? ''),
  };
}

/** How each rank is asked for: behind another question, with nothing ordered of it ("Lowest scoring one?", "top 3"), in full. */
const asked = [...kinds, ...byPrice].map(([sort, rank]) => ({
  /** Which one card costs least is told with what it costs. */
  isOfPrice: sort === 'cheapest' || sort === 'dearest',
  sort,
  next: new RegExp(`^(?:and|what about|how about|and what about) (?:the|my) ${rank}(?: ${noun})?\\s*\\?`),
  alone: new RegExp(`${begins}${phraseOf(rank)}(?: (?:please|pls))?\\s*(\\?)?[\\s.!]*$`),
  full: new RegExp(`${asks} ${phraseOf(rank)}${ends}`),
}));
const asksNoun = new RegExp(`\\b(?:which|what|who) ${noun}\\b`);
/** How the cards of each rank stand in an order. */
const ordered = [...kinds, ...byPrice].map(([sort, rank]) => ({
  sort,
  phrase: new RegExp(
    `\\b${phraseOf(rank)}(?=[\\s.,;!?]*$| (?:for|to|as|into|in|on|with|without|and|please|pls|now|first|again|then|today|at)\\b|[,;.] )`,
  ),
}));

/** So long a request for the few of an order is. */
const longest = 160;

/** "Which card needs the most work?" */
const mostWork =
  /\b(?:needs?|requires?|deserves?|could use|has) (?:the )?most (?:work|help|attention|improvements?|improving|love|fixing)\b/;
/** "Which is the worst one?", "show me my three oldest": which cards are asked for. */
export function rankAskedIn(text: string): RankedFew | null {
  if (text.length > longest) return null;
  const said = text.trim().replace(mostWork, 'is the worst');
  for (const { sort, isOfPrice, ...wording } of asked) {
    if (isOfPrice) {
      const alone = wording.alone.exec(said) ?? [];
      // "Just the cheapest two", of work that was priced, asks for no list.
      const few = alone[5] === undefined ? null : fewOf(sort, alone.slice(1, 5));
      const [, leadOf, ...groups] = wording.full.exec(said) ?? [];
      const [several] = [few, fewOf(sort, [...groups, leadOf])].filter(
        (one) => one?.isCounted === true && one.most > 1,
      );
      if (several != null) return several;
      continue;
    }
    if (wording.next.test(said)) return { sort, most: 1, isCounted: false, isOfThem: false };
    const alone = wording.alone.exec(said);
    const bare = alone === null ? null : fewOf(sort, alone.slice(1, 5));
    if (bare !== null && (alone?.[5] !== undefined ? bare.isCounted || alone?.[3] !== undefined : bare.isCounted))
      return bare;
    const [found, leadOf, ...groups] = wording.full.exec(said) ?? [];
    if (found === undefined) continue;
    const [before, behind, named, of] = groups;
    // "Which is the best?" may be asked of texts, pictures or marketplaces.
    const isNamed = (named ?? of ?? leadOf ?? before ?? behind) !== undefined || asksNoun.test(found);
    const isSure = sort !== 'best' || isNamed;
    const isAsked = /\b(?:which|who|what)\b/.test(found);
    const isList = (before ?? behind ?? named?.match(/s$/)?.[0]) !== undefined;
    // "Show the best one" opens that card.
    if (isSure && (isAsked || (isNamed && isList))) return fewOf(sort, [...groups, leadOf]);
  }
  return null;
}

/** "Score the 3 oldest": which cards are worked on, and the words with "it" in their place; null for other words. */
export function rankedWorkIn(text: string): (RankedFew & { ofOne: string; index: number }) | null {
  for (const { sort, phrase } of ordered) {
    const match = phrase.exec(text);
    if (match === null) continue;
    const [found, before, behind, named, of] = match;
    const few = fewOf(sort, [before, behind, named, of]);
    if (few === null || (named ?? of ?? before ?? behind ?? (sort === 'best' ? undefined : 'alone')) === undefined)
      return null;
    return {
      ...few,
      index: match.index,
      ofOne: `${text.slice(0, match.index)}it${text.slice(match.index + found.length)}`,
    };
  }
  return null;
}
