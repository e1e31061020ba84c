import { type Conversation, outputFrom } from '../../conversation.ts';
import { numberWord, ordinalWord } from '../speech/number-words.ts';
import type { Group } from './unnamed-text.ts';

const count = '(two|three|four|five|[2-5])';
const nth = '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)';
const last = '(?:second to last|second last|last but one|penultimate|(?:one )?before (?:the )?last)';
const noun = '(?: (?:one|card|listing|product|item))?(?: (?:in|on|of|from) (?:the|that|this) list)?';

/** Places of a list in words that `targetIn` does not read: from 1, -1 is the last. */
const forms: [RegExp, (match: RegExpExecArray) => number[]][] = [
  [new RegExp(`\\b(?:the )?${last}${noun}\\b`, 'i'), () => [-2]],
  [new RegExp(`\\bthe ${count} at the (?:bottom|end)\\b|\\bthe bottom ${count}\\b`, 'i'), (match) => few(match, -1)],
  [
    new RegExp(`\\bthe ${count} at the (?:top|start|beginning)\\b|\\bthe top ${count}\\b`, 'i'),
    (match) => few(match, 1),
  ],
  [
    new RegExp(
      `(?:\\bthe |^)(?:top|uppermost|topmost)${noun.replace(')?', ')')}|\\bthe one (?:at the|on) top(?: of the list)?\\b`,
      'i',
    ),
    () => [1],
  ],
  [
    new RegExp(
      `(?:\\bthe |^)(?:bottom|lowermost)${noun.replace(')?', ')')}|\\bthe one at the (?:bottom|end)(?: of the list)?\\b`,
      'i',
    ),
    () => [-1],
  ],
  [
    new RegExp(`^(?:(?:ok|and|now|please|so)[\\s,]+)*(?:the )?${nth}(?: one| card)?(?=\\s*[:,])`, 'i'),
    ([, word = '']) => [ordinalWord(word.toLowerCase()) ?? 0],
  ],
  [
    /(?<=\b(?:back|return|over) to (?:just )?)(?:card |number |no\.? ?|#)(\d{1,2})(?=\s*(?:[:,;.!]|and\b|-\s|$))/i,
    ([, figure = '']) => [Number(figure)],
  ],
  [
    new RegExp(
      `(?<=\\b(?:add|put|write|append|insert|include|give|attach)\\b(?:(?!\\b(?:first|second|third|fourth|fifth|last)\\b)[^.;!?])* (?:to|on|onto|into|in|for) )(?:the )?(?:${nth}|(last)) (?:one|card|listing|product|item)(?=(?: (?:please|pls|too|as well|now|in the list|there))*[\\s.!?]*$)`,
      'i',
    ),
    ([, word = 'last']) => [ordinalWord(word.toLowerCase()) ?? 0],
  ],
  [
    /(?<=\b(?:add|put|write|append|insert|include|give|attach)\b[^.;!?]* (?:to|onto|into) )(?:card |number |no\.? ?|#)(\d{1,2})(?=(?: (?:please|too|as well|now))*[\s.!?]*$)/i,
    ([, figure = '']) => [Number(figure)],
  ],
  [
    new RegExp(
      `(?<=^(?:(?:ok|and|now|please|so)[\\s,]+)*(?:to|on|onto|for) )(?:the )?(?:${nth}|(last)) (?:one|card|listing|product|item)(?=,? (?:add|put|write|append|insert|give)\\b)`,
      'i',
    ),
    ([, word = 'last']) => [ordinalWord(word.toLowerCase()) ?? 0],
  ],
  [
    /\b(?:on|of|for) (?:card |number |no\.? ?|#)?(\d{1,2})(?=\s*(?:please)?[\s.!?]*$)/i,
    ([, figure = '']) => [Number(figure)],
  ],
];

const cardNoun = '(?:one|card|listing|product|item)';
const numbered = '(?:card |number |no\\.? ?|nr\\.? ?|#)';
const opens = '(?<=^(?:(?:ok|and|now|please|so)[\\s,]+)*)';
const part =
  '(?:(?:bullet|key ?word|tag|spec)s?|titles?|description|prices?|brand|category|material|colou?r|size|weight|capacity|dimensions|main|photos?|pictures?|images?)';
/** "The titles of the second and the third" are read with both places. */
const noOther = `(?!(?:,| and| &| or)+ (?:of )?(?:the )?(?:${nth.replace('(', '(?:')}|last|${numbered}?\\d{1,2})\\b(?! (?:${part}|point)\\b))`;
/** Of several cards, each beside what is done to it: "the third bullet of number 1 and the first one of card 4". */
const besideParts = new RegExp(
  [
    `(?<=\\b(?:of|on|from|in|for) )(?:the )?(?:${nth}|(last)) ${cardNoun}\\b(?! ${part}\\b)`,
    `(?<=\\b(?:of|on|from|in) )${numbered}(\\d{1,2})\\b(?!\\s*(?:%|[.,]\\d))`,
    `(?<=\\b(?:${part}|point|one) (?:of|on) )the (?:${nth}|(last))(?=\\s*(?:[.,;!?]|and\\b|then\\b|$))`,
    `${opens}${numbered}(\\d{1,2})(?=\\s*:|,|\\s-\\s|\\s+(?:the |its )?${part}\\b)`,
    `${opens}(\\d{1,2})(?=:\\s)`,
    `${opens}the (?:${nth}|(last)) ${cardNoun}(?=\\s+(?:is|has|weighs|measures|comes)\\b)`,
  ]
    .map((form) => `${form}${noOther}`)
    .join('|'),
  'gi',
);

function few([, end, start]: RegExpExecArray, from: 1 | -1): number[] {
  const many = numberWord((end ?? start ?? '').toLowerCase()) ?? Number(end ?? start);
  return Array.from({ length: many }, (_, index) => (from === 1 ? index + 1 : index - many));
}

/** Cards that are named by their place in the list that the seller saw last. */
export function placesSaid(text: string, { earlier }: Conversation): Group[] {
  const steps = earlier.at(-1)?.steps ?? [];
  if (steps.at(-1)?.tool !== 'list_cards') return [];
  const cards = outputFrom(steps, 'list_cards')?.cards ?? [];
  const like = { words: [], isSure: true, isStrong: true, isOne: true, isPossessive: false, hasArticle: true };
  const beside = [...text.matchAll(besideParts)].map((match): Group => {
    const said = match.slice(1).find((word) => word !== undefined) ?? '';
    const place = /^\d/.test(said) ? Number(said) : (ordinalWord(said.toLowerCase()) ?? 0);
    const id = place === 0 ? undefined : cards.at(place < 0 ? place : place - 1)?.card_id;
    return { ...like, start: match.index, end: match.index + match[0].length, card_ids: id === undefined ? [] : [id] };
  });
  if (beside.length > 0) return beside.every(({ card_ids }) => card_ids.length > 0) ? beside : [];
  const groups = forms.flatMap(([pattern, placesOf]): Group[] => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const prep = /^(?:on|of|for) /i.exec(match[0])?.[0].length ?? 0;
    const ids = placesOf(match).map((place) => cards.at(place < 0 ? place : place - 1)?.card_id);
    const card_ids = ids.filter((id) => id !== undefined);
    if (card_ids.length === 0 || card_ids.length < ids.length) return [];
    return [{ ...like, start: match.index + prep, end: match.index + match[0].length, card_ids }];
  });
  return [...groups, ...withScore(text, cards)].slice(0, 1);
}

const besideIt =
  /\b(?:the )?(?:one|card|listing|product|item)(?: (?:that|which)(?: is|'s| comes| stands)?)? (?:(?:right|just|directly|immediately|straight) )?(before|above|preceding|after|below|under|underneath|beneath|following|behind)\s+$/i;
/** "The one after the kettle": its neighbour in the list that the seller saw last; null when it has none. */
export function besideInList(text: string, named: Group, { earlier }: Conversation): Group | null {
  const match = besideIt.exec(text.slice(0, named.start));
  const steps = earlier.at(-1)?.steps ?? [];
  if (match === null) return named;
  // Without a list nobody knows what comes after it.
  if (steps.at(-1)?.tool !== 'list_cards') return null;
  const cards = outputFrom(steps, 'list_cards')?.cards ?? [];
  const at = cards.findIndex(({ card_id }) => card_id === named.card_ids[0]);
  const place = at + (/^(?:before|above|preceding)$/i.test(match[1] ?? '') ? -1 : 1);
  const other = at < 0 ? undefined : cards[place]?.card_id;
  return other === undefined ? null : { ...named, start: match.index, words: [], card_ids: [other] };
}

/** "The one with 64 points". */
function withScore(text: string, cards: { card_id: string; score: number | null }[]): Group[] {
  const match =
    /\bthe (?:one|card|listing) (?:with|at|that has|on|that(?:'?s| is)|which is|scoring|that scores)(?: (?:only|just|at|on|still|barely))* (\d{1,3})(?: points?| score|%)?(?=[\s,.!?]|$)/i.exec(
      text,
    );
  const [only, ...others] = match === null ? [] : cards.filter(({ score }) => score === Number(match[1]));
  if (match === null || only === undefined || others.length > 0) return [];
  const like = { words: [], isSure: true, isStrong: true, isOne: true, isPossessive: false, hasArticle: true };
  return [{ ...like, start: match.index, end: match.index + match[0].length, card_ids: [only.card_id] }];
}
