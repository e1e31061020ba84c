import { isDone, type ToolStep, type Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, say } from '../understanding/ask.ts';
import type { Topic } from '../understanding/questions/topics.ts';
import { cardinalPattern, numberIn } from '../understanding/speech/number-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const lead =
  '(?:(?:hm+|no|oh|wait|ok(?:ay)?|actually|and|but|so|then|now|please|also|sorry|can you|could you|i want to|let us|just)[\\s,.!]+)*';
const end = '(?:,? (?:please|again|then|now|thanks|for me))*[\\s.!?]*$';
const changes = '(?:changes?|edits?|steps?|versions?|things?|updates?|ones?|of (?:them|those|these|it))';
const undo = '(?:undo|revert|roll back|take back|reverse)';
const many = `((?:the |my |your )*(?:last |latest |previous )?(?:both|couple of|couple|\\d{1,2}|${cardinalPattern})|all (?:\\d{1,2}|${cardinalPattern}))`;
const ofLast = '(?: (?:of )?(?:the|my|your|those|these))?(?: (?:last|latest|recent|previous))?';
/** "Undo both of the last changes", "two steps back", "undo that twice". */
const counted = [
  `${lead}${undo} ${many}${ofLast}(?: ${changes}){0,2}`,
  `${lead}(?:take|put|bring|roll|get) ${many}${ofLast}(?: ${changes}){0,2} back`,
  `${lead}(?:(?:go|move|roll|jump|step) )?(?:back )?${many} (?:versions?|steps?|edits?|changes?)(?: (?:back|ago|earlier|before))?`,
  `${lead}${undo} (?:it |that |this )?(twice|\\d{1,2} times|${cardinalPattern} times)`,
].map((pattern) => new RegExp(`^${pattern}${end}`));
const isBack = /\b(?:back|undo|revert|reverse|ago|earlier)\b/;
const most = 20;
const countOf = (said: string) => Math.min(Math.max(numberIn(said) ?? 2, 1), most);

/** "Go back to the version before keywords". */
const before = new RegExp(
  `^${lead}(?:(?:go|get|roll|switch|take (?:it|me)|bring (?:it|me)) back to|(?:back|revert|return|restore|undo) (?:it )?to|restore|bring back|give me(?: back)?|i want(?: back)?|undo everything (?:back )?to) (?:the (?:version|one|card|listing|state|text)(?: from)?|how it was|what (?:it|we|i) (?:was|had)|as it was)(?: right| just)? before (?:(?:i|we|you) (?:[a-z]+ )?(?:changed|did|edited|improved|rewrote|added|touched|made) )?(?:the |my |those |these |its )*([a-z ]{4,40}?)(?: (?:was|were|got))?(?: (?:changes?|edits?|changed|edited|added|improved|rewritten|update|improvement|work))?${end}`,
);

/** Answers to an order that was not carried out. */
const refused = new Set<Topic>([
  'stock_count',
  'cannot',
  'edit_what',
  'edit_many',
  'publishing',
  'translating',
  'deleting',
  'deleting_images',
  'no_labels',
  'archiving',
  'put_off',
]);
const undoThat = new RegExp(`^${lead}${undo} (?:it|that|this)${end}`);
/** "Undo that", right behind an order that changed nothing: what was changed before it is not meant. */
export const undoesNothing = ({ text }: Request, last: Turn | undefined, asks: () => Ask[]): boolean =>
  last !== undefined &&
  last.steps.length === 0 &&
  undoThat.test(text.trim()) &&
  asks().some((ask) => ask.kind === 'say' && refused.has(ask.topic));

/** "Undo the last thing": all that the last message changed. */
const last = new RegExp(
  `^${lead}(?:${undo}(?: (?:it|that|this|them|everything|all|it all|all of (?:it|that|them)|(?:the |my |your )?(?:last |latest |previous )?(?:change|edit|thing|step|update|action|changes|edits|one)))?(?: back)?|(?:take|put|bring) (?:it|that|this|them|the last (?:change|thing|one)) back)${end}`,
);

const writes = new Set<string>(['edit_card', 'improve_card', 'restore_version', 'reimport_card']);
/** The steps that made a version of a card, the last one first. */
const versionsMade = (earlier: Turn[]): ToolStep[] =>
  earlier
    .flatMap(({ steps }) => steps)
    .filter(
      (step) =>
        writes.has(step.tool) &&
        isDone(step.output) &&
        !('changes' in step.output && step.output.changes.length === 0) &&
        !('edits' in step.output && step.output.edits.every(({ field }) => field === 'marketplace')),
    )
    .toReversed();
const cardOf = ({ input }: ToolStep) => String(input?.card_id ?? '');

/** What the words name: a section, a field, or all texts. */
const partNamed = (said: string): string =>
  /\b(?:improve\w*|re-?writ\w*|optimi[sz]\w*)\b/.test(said)
    ? 'improvement'
    : (sectionNamed(said)[0] ?? said.trim().replace(/^colou?r$/, 'color'));

const isOf = (step: ToolStep, part: string) => {
  if (step.tool === 'improve_card' && 'changes' in step.output)
    return (
      part === 'improvement' || step.output.changes.some(({ path }) => path.replace(/^\//, '').split('/')[0] === part)
    );
  return (
    step.tool === 'edit_card' &&
    'edits' in step.output &&
    step.output.edits.some(
      ({ field, before: was }) =>
        field.toLowerCase() === part || (part === 'specifications' && was?.startsWith(`${field}: `) === true),
    )
  );
};

const back = (steps: number, card_id?: string): Ask => ({
  kind: 'call',
  tool: 'restore_version',
  input: steps > 1 ? { version: 'previous', steps } : { version: 'previous' },
  target: card_id === undefined ? { kind: 'it' } : { kind: 'cards', card_ids: [card_id] },
});

/** The change of every card that the last message changed; of one that was shown since, "it" is that one. */
function ofSeveral(earlier: Turn[], text: string): Ask[] | null {
  const at = earlier.findLastIndex((turn) => versionsMade([turn]).length > 0);
  const made = at < 0 ? [] : versionsMade(earlier.slice(at, at + 1));
  const shown = earlier
    .slice(at + 1)
    .flatMap(({ steps }) => steps)
    .findLast(({ input }) => input?.card_id !== undefined);
  const own = shown === undefined ? [] : made.filter((step) => cardOf(step) === cardOf(shown));
  const [first] = own;
  const isOne = first !== undefined && own.length < made.length && /\b(?:it|this)\b/.test(text);
  return isOne ? [back(own.length, cardOf(first))] : eachBack(made);
}

function eachBack(made: ToolStep[]): Ask[] | null {
  const cards = new Map<string, number>();
  for (const step of made) cards.set(cardOf(step), (cards.get(cardOf(step)) ?? 0) + 1);
  return cards.size > 1 ? [...cards].map(([id, own]) => back(own, id)) : null;
}

/**
 * So many changes taken back at once, each card by as many as are its own, or all since a section was changed. Null for other
 * messages; an undone change is itself a version, so one after the other would only bring it back.
 */
export function stepsBack({ text: said }: Request, earlier: Turn[]): Ask[] | null {
  const text = said.trim();
  if (text.length > 120) return null;
  const made = versionsMade(earlier);
  const found = counted.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  if (last.test(text)) return ofSeveral(earlier, text);
  if (found !== undefined && isBack.test(text)) {
    const count = countOf(found);
    return eachBack(made.slice(0, count)) ?? [back(count)];
  }
  const named = before.exec(text)?.[1];
  if (named === undefined) return null;
  const part = partNamed(named);
  const at = made.findIndex((step) => isOf(step, part));
  const step = made[at];
  if (step === undefined) return sectionNamed(named).length > 0 ? [say('old_version')] : null;
  const since = made.slice(0, at + 1).filter((one) => cardOf(one) === cardOf(step));
  return [back(since.length, cardOf(step))];
}
