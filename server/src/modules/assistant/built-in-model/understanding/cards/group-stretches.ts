import type { CardSummary } from '../../../tool-types.ts';
import { hasWords } from '../../which-card/title-match.ts';
import { marketplacesIn } from '../marketplace-words.ts';
import { numberWord } from '../speech/number-words.ts';
import type { Group } from './unnamed-text.ts';

const noun = '(?:ones|cards|listings|products|items)';
const words =
  "((?:(?!(?:ones|cards|listings|products|items|of|for|on|to)\\b)[\\p{L}\\d'’-]+ ){0,2}(?!(?:ones|cards|listings|products|items|of|for|on|to)\\b)[\\p{L}\\d'’-]+)";
const number = '(?:(two|three|four|five|[2-9]) )?';
const only = '(?:(?:only|just|all)(?: of)? )?';
/** "Both rings". */
const both = new RegExp(`\\bboth (?:of )?(?:the |my |our )?${words}`, 'iu');
/** "The two listings for ozon". */
const forMarket = new RegExp(`\\b${only}(?:the |my |our )${number}${noun} (?:on|for|from) (\\p{L}+)`, 'iu');
/** "The oak ones", "my ebay cards". */
const kind = new RegExp(
  `\\b${only}(?:the |my |our )${number}${words} ${noun}\\b(?! (?:on|for|from) \\p{L}+ (?:ones|cards))`,
  'iu',
);

/** The cards that a message names by what they have in common, where it is as many as it says; null for other words. */
export function groupStretch(text: string, cards: CardSummary[]): Group | null {
  const pair = both.exec(text);
  if (pair !== null) return pairOf(pair, cards);
  const market = forMarket.exec(text);
  const found = market ?? kind.exec(text);
  if (found === null) return null;
  const [, count, said = ''] = found;
  const [place] = marketplacesIn(said.toLowerCase());
  const own =
    place === undefined
      ? cards.filter(({ title }) => market === null && hasWords(title, said))
      : cards.filter((card) => card.marketplace === place.id);
  const wanted = count === undefined ? own.length : (numberWord(count) ?? Number(count));
  return own.length < 2 || own.length !== wanted ? null : groupOf(found.index, found[0], own);
}

/** The longest words behind "both" that exactly two titles have. */
function pairOf(found: RegExpExecArray, cards: CardSummary[]): Group | null {
  const said = (found[1] ?? '').split(' ');
  for (let length = said.length; length > 0; length -= 1) {
    const some = said.slice(0, length).join(' ');
    const own = cards.filter(({ title }) => hasWords(title, some));
    const cut = said.slice(length).reduce((sum, word) => sum + word.length + 1, 0);
    if (own.length === 2) return groupOf(found.index, found[0].slice(0, found[0].length - cut), own);
  }
  return null;
}

const groupOf = (start: number, said: string, cards: CardSummary[]): Group => ({
  start,
  end: start + said.length,
  words: [],
  isSure: true,
  isStrong: true,
  isOne: false,
  isPossessive: false,
  hasArticle: true,
  card_ids: cards.map(({ card_id }) => card_id),
});
