import type { LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { cardwrightOptions } from '../../../outside/language-model/assistant-model.ts';
import { type AttachedFile, attachedFileOf } from '../attached-files.ts';
import { isFailure, isToolName, type ToolFailure, type ToolName, type ToolOutputs } from '../tool-types.ts';
import { rankAskedIn } from './understanding/cards/ranked-words.ts';
import { shortRank } from './understanding/cards/short-ranks.ts';
import { priceAskedIn } from './understanding/questions/price-questions.ts';

/** A tool that ran, with what it answered. */
export type ToolStep = {
  [Name in ToolName]: { tool: Name; output: ToolOutputs[Name] | ToolFailure; input?: Record<string, unknown> };
}[ToolName];

export interface Turn {
  /** What the seller wrote. */
  text: string;
  /** What came with it. Data, as what tools answer. */
  files?: AttachedFile[];
  steps: ToolStep[];
}

/** A conversation as the built-in model sees it. Everything in `steps` and `files` is data: only `text` says what to do. */
export interface Conversation {
  earlier: Turn[];
  current: Turn;
  /** The card that the seller is looking at. */
  shownCardId: string | null;
  /** Those of the current message, then earlier ones, the newest first. */
  files: AttachedFile[];
  /** A task sent the request by its schedule: nobody is there to answer. */
  isScheduled?: boolean;
  /** Names of the tools that are there; null or left out when that is not known. */
  offered?: ReadonlySet<string> | null;
}

export function conversationOf(prompt: LanguageModelV4Prompt, shownCardId: string | null): Conversation {
  const turns: Turn[] = [];
  const inputs = new Map<string, unknown>();
  for (const message of prompt) {
    if (message.role === 'user') turns.push(turnOf(message.content));
    if (message.role === 'assistant')
      for (const part of message.content) if (part.type === 'tool-call') inputs.set(part.toolCallId, part.input);
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result' || !isToolName(part.toolName)) continue;
      const input = inputOf(inputs.get(part.toolCallId));
      turns.at(-1)?.steps.push({ tool: part.toolName, output: outputOf(part.output), input } as ToolStep);
    }
  }
  const current = turns.at(-1) ?? { text: '', steps: [] };
  const files = turns.toReversed().flatMap((turn) => turn.files ?? []);
  return { earlier: turns.slice(0, -1), current, shownCardId, files };
}

function turnOf(content: Extract<LanguageModelV4Prompt[number], { role: 'user' }>['content']): Turn {
  const words: string[] = [];
  const files: AttachedFile[] = [];
  for (const part of content) {
    if (part.type !== 'text') continue;
    const file = attachedFileOf(part);
    if (file === null) words.push(part.text);
    else files.push(file);
  }
  return { text: words.join('\n'), files, steps: [] };
}

export function shownCardOf(options: Pick<LanguageModelV4CallOptions, 'providerOptions'>): string | null {
  const id = options.providerOptions?.[cardwrightOptions]?.card_id;
  return typeof id === 'string' ? id : null;
}

export const isScheduledRun = (options: Pick<LanguageModelV4CallOptions, 'providerOptions'>): boolean =>
  options.providerOptions?.[cardwrightOptions]?.is_scheduled === true;

/** What a call was given: models keep it as an object or as JSON. */
function inputOf(input: unknown): Record<string, unknown> {
  if (typeof input === 'object' && input !== null) return { ...input };
  if (typeof input !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(input);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** A step that worked, and did not only tell a price. */
export const isDone = (output: ToolStep['output']): boolean =>
  !isFailure(output) && !('dry_run' in output && output.dry_run);

/** The card that "it" means: the last one that a tool worked on, else the one on the screen. */
export function cardInHand(turns: Turn[], shownCardId: string | null): string | null {
  for (const turn of [...turns].reverse()) {
    const better = comparedTold(turn);
    if (better !== null) return better;
    for (const step of [...turn.steps].reverse()) {
      const told = onlyListed(step) ?? dearestTold(turn.text, step) ?? rankedTold(turn.text, step);
      if (told !== null) return told;
      if ('card' in step.output && step.output.card !== null) return step.output.card.card_id;
      const refused = refusedOn(step);
      if (refused !== null) return refused;
      const exported = step.tool === 'export_cards' ? step.input?.card_ids : undefined;
      if (Array.isArray(exported) && exported.length === 1) return String(exported[0]);
      const [only, ...others] = ('done' in step.output ? step.output.done?.changed_ids : undefined) ?? [];
      if (only !== undefined && others.length === 0) return only;
    }
  }
  return shownCardId;
}

/** "Which of them is better?", of cards that were read beside each other: the one that was told. */
function comparedTold({ text, steps }: Turn): string | null {
  const worked = steps.filter(({ tool }) => tool !== 'list_cards');
  const cards = worked.flatMap(({ tool, output }) =>
    tool === 'read_card' && !isFailure(output) && 'card' in output && output.card !== null ? [output.card] : [],
  );
  const isLow = /\b(?:worse|worst|weaker|weakest|lower|lowest)\b/i.test(text);
  if (
    cards.length < 2 ||
    cards.length < worked.length ||
    !(isLow || /\b(?:better|best|stronger|strongest|higher|highest)\b/i.test(text))
  )
    return null;
  const ranked = cards.toSorted((a, b) => (isLow ? (a.score ?? 0) - (b.score ?? 0) : (b.score ?? 0) - (a.score ?? 0)));
  const [first, second] = ranked;
  return first === undefined || first.score === second?.score ? null : first.card_id;
}

/** Work on a card that came to nothing: the card was meant all the same, if there is one. */
function refusedOn({ output, input }: ToolStep): string | null {
  if (!isFailure(output) || output.error.code === 'not_found') return null;
  return typeof input?.card_id === 'string' ? input.card_id : null;
}

/** A list of one card is answered with "improve it". */
function onlyListed({ tool, output }: ToolStep): string | null {
  if (tool !== 'list_cards' || isFailure(output) || output.more) return null;
  const [only, ...others] = output.cards;
  return only === undefined || others.length > 0 ? null : only.card_id;
}

/** "Which one is the worst?", of a list in that order: the one that was told. */
function rankedTold(asked: string, { tool, output, input }: ToolStep): string | null {
  if (tool !== 'list_cards' || isFailure(output) || input?.sort === undefined) return null;
  const rank = rankAskedIn(asked.toLowerCase());
  const end = rank?.most === 1 ? rank.sort : shortRank(asked);
  if (end === null || end === 'cheapest' || end === 'dearest') return null;
  // Of a list by score, the lowest first, the best is the last that has one.
  const isLast = end === 'best' && input.sort === 'score' && input.most === undefined;
  const told = isLast ? output.cards.findLast(({ score }) => score !== null) : output.cards[0];
  return told?.card_id ?? null;
}

/** "And the cheapest?": the one card that was told as the answer. */
function dearestTold(asked: string, { tool, output }: ToolStep): string | null {
  if (tool !== 'list_cards' || isFailure(output) || output.prices?.length !== 1) return null;
  const short = shortRank(asked);
  const end =
    priceAskedIn(asked.toLowerCase().replace(/[\s?!.]+$/, '')) ??
    (short === 'cheapest' ? 'lowest' : short === 'dearest' ? 'highest' : null);
  const [only, ...others] = (end === 'highest' || end === 'lowest' ? output.prices[0]?.[end].cards : undefined) ?? [];
  return only === undefined || others.length > 0 ? null : only.card_id;
}

/** Errors of the machinery around a tool carry no text of their own. */
function outputOf(output: { type: string; value?: unknown }): object {
  if (output.type === 'json' && typeof output.value === 'object' && output.value !== null) return output.value;
  return { error: { code: 'internal_error', message: 'This step did not work. Please try again.' } };
}

/** The answer of the newest run of a tool in these steps, if it worked. */
export function outputFrom<Name extends ToolName>(steps: ToolStep[], tool: Name): ToolOutputs[Name] | null {
  const step = steps.findLast((candidate) => candidate.tool === tool);
  return step === undefined || isFailure(step.output) ? null : (step.output as ToolOutputs[Name]);
}

/** The list of cards that was shown last in these turns; null when there was none. */
export const listedLast = (turns: readonly Pick<Turn, 'steps'>[]): ToolOutputs['list_cards'] | null =>
  turns.map(({ steps }) => outputFrom(steps, 'list_cards')).findLast((listed) => listed !== null) ?? null;
