import type { ToolName } from '../../tool-types.ts';
import { type Conversation, outputFrom } from '../conversation.ts';
import { cardsOf, madeIn } from '../follow-ups/from-before.ts';
import { type Message, splitMessage } from '../pasted.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { say } from '../understanding/ask.ts';
import { cardinalPattern, numberWord } from '../understanding/speech/number-words.ts';

/** As many cards as the seller counts, and what is asked for as it would be of one. */
interface Counted {
  count: number;
  ofOne: string;
}

const count = `(both|all (?:of )?(?:the |my |these |those |their )?${cardinalPattern})`;
/** A card has one of each: "both titles" are those of two cards; "both titles and bullets" are not. */
const eachHasOne = new RegExp(
  `\\b${count} (?:of )?(?:the |their |my |these |those )?(titles|headlines|descriptions|prices|brands|categories)\\b(?!,? (?:and|&|plus|or)\\b)`,
  'i',
);
const cardsCounted = new RegExp(
  `\\ball (?:of )?(?:the |my |these |those |them )?(${cardinalPattern})(?: of (?:them|these|those)| (?:new )?(?:cards|listings|products|items|ones))?(?=[\\s,.!;]*$|,? (?:for|to|as|into|in (?:csv|xlsx|excel|json)|on (?:amazon|e-?bay|etsy|shopify|walmart)|with|without|please|pls|now|too|again|and|then|shorter|friendlier|better)\\b)`,
  'i',
);
const orders =
  /^(?:(?:please|pls|ok(?:ay)?|yes|now|then|and|great|good|nice|thanks|can you|could you|go ahead and|let us|i want you to)[\s,.!]+)*(?:improve|optimi[sz]e|re-?write|rework|polish|redo|do|make|score|re-?score|rate|check|export|download|publish|set|change|put|start|begin|end|shorten|lengthen|write|give)\b(?: (?!(?:so|see|that|because|and)\b)[a-z]+){0,3}\s*$/i;
/** Such a number of its problems: the card that was scored is improved. */
const ofProblems =
  /\b(?:fix|mend|solve|correct|resolve|address|handle|problems?|issues?|points?|mistakes?|errors?|suggestions?)\b/i;

function countedIn(text: string): Counted | null {
  if (text.length > 200 || text.includes('\n') || ofProblems.test(text)) return null;
  const titles = eachHasOne.exec(text);
  const cards = titles === null ? cardsCounted.exec(text) : null;
  const [said = '', number = '', parts] = titles ?? cards ?? [];
  const counted = number.toLowerCase() === 'both' ? 2 : numberWord(number.toLowerCase().split(' ').at(-1) ?? '');
  if (said === '' || counted === null || counted < 2 || !orders.test(text.slice(0, text.indexOf(said)))) return null;
  const one =
    parts === undefined ? 'it' : `the ${parts.toLowerCase().replace('categories', 'category').replace(/s$/, '')}`;
  return { count: counted, ofOne: text.replace(said, one) };
}

const manyOf: Partial<Record<ToolName, ToolName>> = {
  improve_card: 'improve_cards',
  score_card: 'score_cards',
  export_cards: 'export_cards',
  edit_card: 'edit_card',
  publish_case: 'publish_case',
};
/** So many cards are changed one by one. */
const mostChanged = 10;

/** "Improve all three for Etsy": the cards that this chat knows so many of; where it knows others, they are asked for. */
export function onCounted(conversation: Conversation): Request | null {
  const { current, earlier, shownCardId } = conversation;
  const counted =
    (current.files ?? []).length > 0 || !isShort(splitMessage(current.text)) ? null : countedIn(current.text);
  if (counted === null) return null;
  const request = parseRequest(counted.ofOne, { ...surroundingsOf(conversation), hasCard: true });
  const [ask, ...more] = request.asks;
  const tool = ask?.kind === 'call' ? manyOf[ask.tool] : undefined;
  if (ask?.kind !== 'call' || tool === undefined || more.length > 0) return null;
  if (ask.target?.kind !== 'it' && !(ask.target?.kind === 'named' && !ask.target.isSure)) return null;
  const isPriced = tool === 'improve_cards' || tool === 'score_cards';
  const work = { ...ask, tool, input: isPriced ? { ...ask.input, dry_run: true } : ask.input };
  const ids = cardsCountedBefore(conversation, counted.count);
  if (ids !== null && (tool !== ask.tool || ids.length <= mostChanged))
    return { ...request, asks: [{ ...work, target: { kind: 'cards', card_ids: ids } }] };
  const last = earlier.at(-1)?.steps.at(-1)?.tool;
  if (last === 'score_card' || (last === undefined && shownCardId === null)) return null;
  // Which of a longer list is asked by its numbers.
  const isListed = last === 'list_cards';
  return { ...request, asks: [isListed ? { ...work, target: { kind: 'unknown', look: null } } : say('place_what')] };
}

const isShort = ({ html, text, urls }: Message) => html === null && text === null && urls.length === 0;

/** The newest cards that were so many together: made, listed or worked on in a turn, or made or worked on one by one. */
function cardsCountedBefore({ earlier, shownCardId }: Conversation, wanted: number): string[] | null {
  const made: string[] = [];
  const touched = shownCardId === null ? [] : [shownCardId];
  for (const { steps } of earlier.toReversed()) {
    const listed = outputFrom(steps, 'list_cards');
    const own = steps.flatMap(madeIn);
    const worked = steps.flatMap(({ input = {} }) => cardsOf(input));
    const groups = [own, worked, listed === null || listed.more ? [] : listed.cards.map(({ card_id }) => card_id)];
    const found = groups.map((ids) => [...new Set(ids)]).find((ids) => ids.length === wanted);
    if (found !== undefined) return found;
    made.push(...own.toReversed());
    touched.push(...own, ...worked);
  }
  return [made.toReversed(), touched].map((ids) => [...new Set(ids)]).find((ids) => ids.length === wanted) ?? null;
}
