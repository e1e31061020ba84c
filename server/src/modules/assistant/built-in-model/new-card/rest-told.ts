import { upperFirst } from '@cardwright/listing/improve/casing';
import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, isDone, type Turn } from '../conversation.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { questionsOf } from '../surroundings.ts';
import { isCall } from '../understanding/ask.ts';
import { correctedStatement } from '../understanding/facts/corrected-facts.ts';
import { factsAlone } from '../understanding/facts/stated-facts.ts';

const border = /\s*(?:\n+|;|,(?=\s)|(?<!\b(?:approx|ca|max|min|no|nr|incl))\.(?=\s))\s*(?:and\s+)?/gi;
const mostWords = 9;
/** A question, an order, talk, or what is said not to be known: no fact of a product. */
const noFact =
  /\?|\bones? (?:is|are|has|have|was)\b|^(?:\d{1,2}[.):]|(?:ok(?:ay)?|yes|no|nope|thanks|thx|thank you|please|hi|hello|sorry|great|good|cool|nice|perfect|done|that is all|thats all|etc)\b)|\b(?:i|we|you|me|us|my|our|your|what|why|how|which|who|when|where|dont|don['’]?t|not sure|no idea|unknown|skip|rest|improve|score|export|rewrite|title|description|bullets?|keywords?|credits?|card|listing|please|undo|change|set|make|add|remove|delete|put|write|call|name|rename|should|could|would|can|will|maybe|price)\b/i;
const lead = /^(?:(?:it['’]?s|it is|its|they are|and|also|with)\s+)+(?=\S)/i;

/**
 * Answers to our questions that stand in one message side by side, "5 wagons with magnets, age 3+, beech": those that name no
 * known property are facts as well, each a bullet of its own. Null where nothing is left over.
 */
export function withRestTold({ current, earlier, isScheduled }: Conversation, read: Request): Request | null {
  const said = current.text.trim();
  if (isScheduled === true || (current.files ?? []).length > 0 || said.length > 400 || !asksFacts(earlier)) return null;
  if (read.isForeign || read.isHeld === true || !isWordsAlone(splitMessage(said))) return null;
  const [ask, ...others] = read.asks;
  const isEdit = ask !== undefined && isCall(ask) && ask.tool === 'edit_card' && others.length === 0;
  if (read.asks.length > 0 && !isEdit) return null;
  const parts = said
    .split(border)
    .map((part) => part.replace(lead, '').trim())
    .filter((part) => part !== '');
  const isList =
    parts.length > 1 &&
    parts.every((part) => /\p{L}{2}/u.test(part) && part.split(/\s+/).length <= mostWords && !noFact.test(part));
  if (!isList) return null;
  const edits = isEdit ? (ask.input.edits as ListingEdit[]) : [];
  const kept = JSON.stringify(edits).toLowerCase();
  // "Latex, not cotton" is one fact, and so is "not brown, it is dark brown".
  const isDenial = (part: string, at: number) =>
    [`${parts[at - 1] ?? ''}, ${part}`, `${part}, ${parts[at + 1] ?? ''}`].some(
      (pair) => /\bnot\b/i.test(part) && correctedStatement(pair) !== null,
    );
  const left = parts.filter((part, at) => !isHeld(part.toLowerCase(), kept, edits) && !isDenial(part, at));
  if (left.length === 0) return null;
  const told = left.flatMap((part): ListingEdit[] => {
    const facts = factsAlone(part);
    return facts.length > 0 ? facts : [{ op: 'add', field: 'bullets', value: upperFirst(part) }];
  });
  const target = isEdit ? ask.target : ({ kind: 'it' } as const);
  return { ...read, asks: [{ kind: 'call', tool: 'edit_card', input: { edits: [...edits, ...told] }, target }] };
}

/** The words of a part stand in a change, or its value is all that the part says beside a name. */
const isHeld = (part: string, kept: string, edits: ListingEdit[]) =>
  kept.includes(part) || edits.some(({ value = '' }) => value.length > 1 && part.includes(value.toLowerCase()));

/** So many answers behind our questions they still wait. */
const lately = 3;
/** We asked for facts, and since then the seller only told some. */
function asksFacts(earlier: Turn[]): boolean {
  for (const turn of earlier.slice(-lately).toReversed()) {
    if (questionsOf(turn).length > 0) return true;
    if (!turn.steps.every(({ tool, output }) => tool === 'edit_card' && isDone(output)) || turn.steps.length === 0)
      return false;
  }
  return false;
}
