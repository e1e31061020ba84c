import type { Listing } from '@cardwright/listing/listing';
import type { Tool, ToolSet } from 'ai';
import { isAskedFor, requestTexts } from './asked-for.ts';
import {
  editRefusal,
  factRefusal,
  importRefusal,
  plainAddress,
  type Refusal,
  refused,
  unaskedEdit,
} from './call-refusals.ts';
import { isNamedIn, pointsAtCards } from './named-cards.ts';
import { cardsSeenIn, cardsWorkedOn, type SaidBefore, tasksSeenIn } from './said-before.ts';
import { isFailure, type ToolInput, type ToolName } from './tool-types.ts';
import { createTurnLimits } from './turn-limits.ts';

export interface CallGuardDeps extends SaidBefore {
  /** The card that the seller is looking at. */
  activeCardId: string | null;
  listingOf(cardId: string): Promise<Listing>;
  /** The built-in assistant made the call with this id: it takes its calls from the seller's words alone. */
  isTrusted(callId: string): boolean;
}

/**
 * Stands between a language model and the tools. A page that the model has read may have told it anything, so what is
 * called must come from the seller: addresses and facts word for word, and what reaches beyond a card by its name. The
 * model gets the reason of a refusal and can ask the seller.
 */
export function guardCalls(tools: ToolSet, deps: CallGuardDeps): ToolSet {
  /** Our own tools have answered with these. */
  const knownAddresses = new Set<string>();
  const cardsSeen = new Map(deps.cardsSeen);
  const tasksSeen = new Set(deps.tasksSeen);
  const cardsInHand = new Set([...deps.cardsInChat, ...(deps.activeCardId === null ? [] : [deps.activeCardId])]);
  const request = requestTexts(deps.sellerTexts, deps.lastAnswer);
  const limits = createTurnLimits(request.join('\n'));
  let hasRead = deps.hasReadBefore || deps.fileTexts.length > 0;

  const isMeant = (cardId: string): boolean =>
    cardsInHand.has(cardId) ||
    isNamedIn([...deps.sellerTexts, ...request], { id: cardId, title: cardsSeen.get(cardId) ?? '' }) ||
    (cardsSeen.has(cardId) && pointsAtCards(deps.sellerTexts));

  const refusalOf = (name: ToolName, input: unknown): Refusal | Promise<Refusal> => {
    if (hasRead && !isAskedFor(name, request))
      return refused('The seller has not asked for this. Tell them what you would do, and ask.');
    const { card_id: cardId, task_id: taskId } = input as { card_id?: unknown; task_id?: unknown };
    if (typeof taskId === 'string' && !tasksSeen.has(taskId) && !request.some((text) => text.includes(taskId)))
      return refused(
        'This is no task that was listed here. Look the tasks up first, and take the one that the seller means.',
      );
    if (hasRead && changesCard.has(name) && typeof cardId === 'string' && !isMeant(cardId))
      return refused('The seller has not named this card. Tell them its title, and ask whether they mean it.');
    if (name === 'import_listing') return importRefusal(input as ToolInput<'import_listing'>, deps, knownAddresses);
    if (name === 'create_card') return factRefusal((input as ToolInput<'create_card'>).text, deps);
    if (name === 'edit_card') {
      const edit = input as ToolInput<'edit_card'>;
      return (hasRead ? unaskedEdit(edit, request, deps.sellerTexts) : null) ?? editRefusal(edit, deps);
    }
    return null;
  };
  const after = (name: ToolName, output: unknown) => {
    hasRead = true;
    const address = (output as { source_url?: unknown } | null)?.source_url;
    if (typeof address === 'string') knownAddresses.add(plainAddress(address));
    for (const { card_id, title } of cardsSeenIn(output)) cardsSeen.set(card_id, title);
    for (const id of tasksSeenIn(output)) tasksSeen.add(id);
    if (bringsCards.has(name)) for (const id of cardsWorkedOn(output)) cardsInHand.add(id);
  };

  const guarded = (name: ToolName, tool: Tool): Tool => {
    const { execute } = tool;
    if (execute === undefined) return tool;
    return {
      ...tool,
      execute: (input: never, options) => {
        const isTrusted = deps.isTrusted(options.toolCallId);
        const refusal = isTrusted ? null : refusalOf(name, input);
        const work = () => {
          const giveBack = isTrusted ? () => {} : limits.take(name, input);
          if (giveBack === null)
            return refused('This was done already, as often as the seller asked for. Ask them before you do more.');
          const read = (output: unknown) => {
            after(name, output);
            if (typeof output === 'object' && output !== null && isFailure(output)) giveBack();
          };
          const output = execute(input, options);
          if (isIterable(output)) return passingOn(output, read);
          return Promise.resolve(output).then((value) => {
            read(value);
            return value;
          });
        };
        if (refusal instanceof Promise) return refusal.then((reason) => reason ?? work());
        return refusal ?? work();
      },
    } as Tool;
  };
  return Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [name, guarded(name as ToolName, tool as Tool)]),
  );
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function* passingOn(source: AsyncIterable<unknown>, after: (output: unknown) => void): AsyncGenerator<unknown> {
  for await (const output of source) {
    after(output);
    yield output;
  }
}

/** They change a card, show it to others or take credits for it. */
const changesCard: ReadonlySet<ToolName> = new Set([
  'reimport_card',
  'improve_card',
  'edit_card',
  'lock_fields',
  'restore_version',
  'edit_image',
  'generate_image',
  'add_image_to_gallery',
  'publish_case',
  'withdraw_case',
]);
/** What they bring was asked for itself. */
const bringsCards: ReadonlySet<ToolName> = new Set(['import_listing', 'create_card', 'import_file']);
