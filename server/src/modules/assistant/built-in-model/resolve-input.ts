import type { ToolName } from '../tool-types.ts';
import { cardState } from '../tools/card-state.ts';
import { type Conversation, outputFrom } from './conversation.ts';
import type { PlannedCall } from './plan-calls.ts';
import { exceptedIn } from './understanding/pictures/other-images.ts';

const takesCard = new Set<ToolName>([
  'read_card',
  'answer_from_card',
  'score_card',
  'improve_card',
  'edit_card',
  'lock_fields',
  'compare_versions',
  'restore_version',
  'edit_image',
  'generate_image',
  'add_image_to_gallery',
  'reimport_card',
  'publish_case',
  'withdraw_case',
]);

/** A call's input with the cards, rules and tasks that its words stand for; a string is what to say instead. */
export function resolvedInput(
  conversation: Conversation,
  { tool, input }: PlannedCall,
  cardIds: string[],
): Record<string, unknown> | string {
  const [cardId] = cardIds;
  const complete = withRules(conversation, { ...input });
  if (tool === 'export_cards')
    return complete.all === true || (complete.as_last_time === true && cardIds.length === 0)
      ? complete
      : { ...complete, card_ids: cardIds };
  const isOfNone = cardIds.length === 0 && complete.scope !== undefined;
  if ((tool === 'improve_cards' || tool === 'score_cards') && isOfTarget(complete.scope) && !isOfNone)
    return { ...complete, scope: { ...(complete.scope ?? {}), card_ids: cardIds } };
  if (tool === 'schedule_task') return cardId === undefined ? complete : { ...complete, card_ids: cardIds };
  if (tool === 'cancel_task') return withTask(conversation, complete);
  if (!takesCard.has(tool) || cardId === undefined) return complete;
  if (tool === 'edit_image' && isOfOtherCard(conversation, cardId)) delete complete.except;
  return { card_id: cardId, ...complete };
}

/** "And the scarf": of another card none of the pictures had the work before, unless the words leave some out. */
const isOfOtherCard = ({ earlier, current }: Conversation, cardId: string): boolean => {
  const last = earlier.flatMap(({ steps }) => steps).findLast(({ tool }) => tool === 'edit_image');
  return last?.input?.card_id !== undefined && last.input.card_id !== cardId && exceptedIn(current.text) === null;
};

/** Which cards is told by the target; a price only narrows them. */
const isOfTarget = (scope: unknown) =>
  scope === undefined ||
  (typeof scope === 'object' &&
    scope !== null &&
    Object.keys(scope).every((key) => key.startsWith('price_') || key in cardState));

/** "the first problem" is what the last score named first. */
function withRules({ earlier, current }: Conversation, input: Record<string, unknown>): Record<string, unknown> {
  const { rules } = input;
  if (!Array.isArray(rules)) return input;
  const scored = [...earlier, current]
    .toReversed()
    .map(({ steps }) => outputFrom(steps, 'score_card'))
    .find((one) => one !== null);
  const named = rules.flatMap((rule: string) => {
    if (!rule.startsWith('#')) return [rule];
    return scored?.fixes.at(Number(rule.slice(1)) < 0 ? -1 : Number(rule.slice(1)) - 1)?.rules ?? [];
  });
  const { rules: _, ...rest } = input;
  return named.length === 0 ? rest : { ...rest, rules: [...new Set(named)] };
}

function withTask({ earlier }: Conversation, input: Record<string, unknown>): Record<string, unknown> {
  const { task_id: wanted } = input;
  if (typeof wanted !== 'string') return input;
  const steps = earlier.flatMap((turn) => turn.steps);
  if (wanted === 'last') {
    const made = outputFrom(steps, 'schedule_task');
    return made === null ? {} : { task_id: made.task_id };
  }
  if (!wanted.startsWith('#')) return input;
  const listed = outputFrom(steps, 'list_tasks')?.tasks ?? [];
  const place = Number(wanted.slice(1));
  const task = listed.at(place < 0 ? place : place - 1);
  return task === undefined ? {} : { task_id: task.task_id };
}
