import { type Conversation, cardInHand } from '../conversation.ts';
import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';

const as = (pattern: string) => new RegExp(pattern, 'iu');
const before =
  '(?:(?:ok(?:ay)?|and|now|so|but|hm+|oh|well|no|alright|all right|great|good|perfect|yes|yeah|then|in that case|i think|maybe|actually|please|fine)[\\s,.!–-]+)*';
const end = '(?:,? (?:please|pls|then|instead|first|for now|thanks|it is))*[\\s.!]*$';
const place = `(${marketplaceName})`;
/** "Ok then Shopify it is", "let's go with Etsy". */
const chosen = [
  as(`^${before}${place},? (?:it is|then|it shall be|will do)${end}`),
  as(
    `^${before}(?:let['’]?s|let us|i(?:['’]ll| will)|we(?:['’]ll| will)?|i(?:['’]d| would) (?:like|want|rather|prefer) to|i want to)? ?(?:go|stick|take|pick|choose|do|use|try) (?:with |for |it for |it on )?${place}${end}`,
  ),
];
/** "Do the first one", "the second please", "the latter". */
const byPlace = as(
  `^${before}(?:(?:do|take|use|go with|go for|let['’]?s (?:do|take|go with)|i(?:['’]ll| will) take|pick) )?(?:it )?(?:for )?the (first|second|former|latter|last)(?: (?:one|marketplace|place|option))?${end}`,
);
const work = /\b(?:improve|optimi[sz]e|rewrite|re-?work|polish|ready|prepare|better|list|sell)\b/i;
/** So many messages back the work is looked for. */
const lately = 4;

/** A marketplace that is chosen where one was asked about or offered, as the work that it is for; null for other words. */
export function saidOfMarket({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 80 || cardInHand(earlier, shownCardId) === null) return null;
  const named = chosen.map((one) => one.exec(said)?.[1]).find((found) => found !== undefined);
  if (named !== undefined)
    return workFor(
      named,
      earlier.slice(-lately).map(({ text }) => text),
    );
  const [, which] = byPlace.exec(said) ?? [];
  const last = earlier.at(-1);
  if (which === undefined || last === undefined || !/\bor\b/i.test(last.text)) return null;
  const offered = [...new Set(marketplacesIn(last.text.toLowerCase()).map(({ id }) => id))];
  if (offered.length !== 2) return null;
  const inOrder = offered.toSorted((a, b) => last.text.toLowerCase().indexOf(a) - last.text.toLowerCase().indexOf(b));
  const meant = /first|former/i.test(which) ? inOrder[0] : inOrder[1];
  return meant === undefined ? null : workFor(meant, [last.text]);
}

/** The last work that was spoken of; a choice without any is asked about, and nothing is begun for it. */
function workFor(market: string, before: string[]): string {
  const last = before.toReversed().find((text) => work.test(text) || /\b(?:score|rate|export)\b/i.test(text)) ?? '';
  if (work.test(last)) return `improve it for ${market}`;
  return /\b(?:score|rate)\b/i.test(last) ? `score it for ${market}` : `for ${market}`;
}
