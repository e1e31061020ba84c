import { type Ask, type CallAsk, type Clause, isCall } from '../understanding/ask.ts';
import { onSubject, type Subject, subjectIn } from '../understanding/cards/subjects.ts';
import { reasonedRequest } from '../understanding/orders/request-sentence.ts';
import { isRhetorical, settle } from './settle-asks.ts';

/** These hold values, facts, times and rules, which may fill several sentences. */
const holdsMore = new Set<string>([
  'edit_card',
  'remember_preference',
  'forget_preference',
  'schedule_task',
  'create_card',
  'import_listing',
  'import_file',
]);
const harmless = new Set<string>(['score_card', 'answer_from_card', 'read_card', 'compare_versions']);
/** What shows the card to others, or ends something, is never taken from a part of the words. */
const ends = new Set<string>(['publish_case', 'withdraw_case', 'cancel_task']);
/** One card or several: that may be told by another sentence. */
const familyOf = (tool: string) => tool.replace(/^(improve|score)_cards?$/, '$1');

/**
 * What a message asks for whose first sentences only tell why: "I rewrote the bullets myself. Could you score it again?"
 * Null where its words as a whole ask for nothing beside it. `clauseOf` and `read` take a sentence.
 */
export function behindReasons(
  command: string,
  whole: Ask[],
  clauseOf: (sentence: string) => Clause,
  read: (sentence: string) => Ask[],
): Ask[] | null {
  const found = whole.every(isCall) ? reasonedRequest(command) : null;
  if (found === null || (whole.length === 0 && !found.isCompleted)) return null;
  const alone = read(found.request).filter((ask) => !isRhetorical(ask));
  if (alone.length === 0 || !alone.every(isCall)) return null;
  if (found.isCompleted) return alone;
  const families = new Set(alone.map(({ tool }) => familyOf(tool)));
  const isAsked = (ask: Ask) => isCall(ask) && families.has(familyOf(ask.tool));
  const others = whole.filter((ask) => !isAsked(ask));
  const exact = whole.length > alone.length && others.length === 0 ? alone.filter((ask) => isSaid(ask, whole)) : [];
  // "The picture looks dark. Could you brighten the second one?": of two that are alike the request names its own.
  if (exact.length === alone.length && alone.every(({ tool }) => tool === 'edit_image')) return alone;
  const limited = others.length === 0 ? asLimited(whole, alone) : null;
  if (limited !== null) return limited;
  if (
    others.length === 0 ||
    alone.some(({ tool }) => ends.has(tool)) ||
    others.some((ask) => isCall(ask) && holdsMore.has(ask.tool))
  )
    return null;
  // Words of one sentence that the whole does not bear out may be half understood: a look does no harm.
  const saidOf = ({ tool }: CallAsk) => whole.filter((one) => isCall(one) && familyOf(one.tool) === familyOf(tool));
  if (!alone.every((ask) => saidOf(ask).length > 0 || harmless.has(ask.tool))) return null;
  const request = clauseOf(found.request);
  let subject: Subject = null;
  for (const reason of found.reasons) subject = subjectIn(clauseOf(reason)) ?? subject;
  // What the whole says of it may take its picture, words or sections from the reasons.
  const asked = alone.flatMap((ask) => {
    const said = saidOf(ask);
    return said.length > 0 ? said : [ask];
  });
  return settle(
    asked.map((ask) => onSubject(ask, subject, request)),
    request,
  );
}

const isSaid = (ask: Ask, asks: Ask[]) => asks.some((one) => JSON.stringify(one) === JSON.stringify(ask));

/** "A professional wrote the title. Improve all but the title": its own sections and tone count, not those of the reasons. */
function asLimited(whole: Ask[], alone: CallAsk[]): Ask[] | null {
  const [said, more] = whole;
  const [ask, other] = alone;
  if (said === undefined || ask === undefined || more !== undefined || other !== undefined || !isCall(said))
    return null;
  if (ask.tool !== 'improve_card' || said.tool !== 'improve_card' || ask.input.sections === undefined) return null;
  const { sections: _, tone: __, ...wishes } = said.input;
  return [{ ...said, input: { ...wishes, ...ask.input } }];
}
