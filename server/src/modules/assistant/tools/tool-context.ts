import type { Card } from '@cardwright/contract/cards';
import type { Tool, ToolExecutionOptions } from 'ai';
import type { Clock } from '../../../outside/clock/clock.ts';
import { type AgreedPrice, asPassedOn } from '../agreed-prices.ts';
import { progressOf } from '../progress.ts';
import type { AssistantPorts, RewriteInput } from '../seller-ports.ts';
import { cardPartOf } from '../tool-results.ts';
import type { ToolRun, ToolRunner } from '../tool-runner.ts';
import type { ToolFailure, ToolName, ToolOutputs } from '../tool-types.ts';

export interface AssistantToolsDeps extends AssistantPorts {
  clock: Clock;
  runner: ToolRunner;
  /** Bound here for the whole turn: no model can name another user. */
  userId: string;
  chatId: string;
  /** The turn: what its tools do is part of it. */
  runId: string;
  /** The seller's message, the same for each try of its answer. */
  messageId?: string | undefined;
  /** The card that the seller is looking at. */
  activeCardId?: string | null;
  /** A task sent the request: the seller agreed to its work then, and nobody is there to ask. */
  isScheduled?: boolean;
  /** Where the seller is, as an IANA name; null when that is not known. */
  timeZone?: string | null | undefined;
  /**
   * What a call may take for this work, of which it says that the seller agreed to `passedOn`; null: any price. Without this
   * calls are taken at their word.
   */
  agreedFor?(callId: string, work: string, passedOn: number | undefined): AgreedPrice | null;
  /** Scoring credits that a score takes. */
  scorePrice?: number;
  /** What the chat took before this turn. */
  spent?: () => Promise<NonNullable<ToolOutputs['show_usage']['spent']>>;
  /** Names of the tools that the turn means to use, as far as that is known before. */
  plannedTools: string[];
  /** Told of each card that the turn brings into the chat. */
  onCard(cardId: string): Promise<void>;
  /** Writes listing texts with a language model; null leaves it to the listing engine. */
  rewrite: ((input: RewriteInput, signal: AbortSignal) => Promise<RewriteInput['listing']>) | null;
  onError(error: unknown): void;
}

/** What all tools of one turn share. */
export interface ToolContext extends AssistantToolsDeps {
  /** Runs a tool as a step of the plan. */
  run<Name extends ToolName>(
    name: Name,
    title: string,
    options: ToolExecutionOptions<unknown>,
    work: (run: ToolRun) => Promise<ToolOutputs[Name] | ToolFailure>,
    onProgress?: (detail: string) => void,
  ): Promise<ToolOutputs[Name] | ToolFailure>;
  /** As `run`, for work that reports what it is doing: each report is a preliminary result. */
  runWithProgress<Name extends ToolName>(
    name: Name,
    title: string,
    options: ToolExecutionOptions<unknown>,
    work: (run: ToolRun) => Promise<ToolOutputs[Name] | ToolFailure>,
  ): AsyncGenerator<ToolOutputs[Name] | ToolFailure | { progress: string }>;
  agreedFor: NonNullable<AssistantToolsDeps['agreedFor']>;
  showCard(step: ToolRun, card: Card, scores: Parameters<typeof cardPartOf>[1]): void;
  /** The score of these cards comes with their import or improvement in this turn. */
  paidCards: Set<string>;
  /** Whether the turn means to improve this card: its score before that is free. */
  isToBeImproved(cardId: string): boolean;
}

/** A group of tools; those whose port is missing are left out. */
export type Tools = Partial<Record<ToolName, Tool>>;

const seconds = 1_000;
/** A model may take minutes to write, and pictures take their time; everything else answers fast or not at all. */
const timeouts: Partial<Record<ToolName, number>> = {
  import_listing: 60 * seconds,
  reimport_card: 60 * seconds,
  import_file: 120 * seconds,
  improve_card: 180 * seconds,
  improve_cards: 180 * seconds,
  // Of many images, or of one that a model draws, as long as a turn lets a tool take.
  edit_image: 190 * seconds,
  generate_image: 180 * seconds,
};
const defaultTimeoutMs = 30 * seconds;

export function createToolContext(deps: AssistantToolsDeps): ToolContext {
  /** The card that the turn means to improve: the first that it scores for that. */
  let plannedCard: string | null = null;
  const run: ToolContext['run'] = (name, title, options, work, onProgress) =>
    deps.runner.run(
      {
        name,
        title,
        id: options.toolCallId,
        signal: options.abortSignal,
        timeoutMs: timeouts[name] ?? defaultTimeoutMs,
      },
      work,
      onProgress,
    );
  return {
    ...deps,
    run,
    agreedFor: deps.agreedFor ?? ((_callId, _work, passedOn) => asPassedOn(passedOn)),
    runWithProgress: (name, title, options, work) =>
      progressOf((report) => run(name, title, options, work, (progress) => report({ progress }))),
    showCard: (step, card, scores) => step.show({ type: 'data-card', id: card.id, data: cardPartOf(card, scores) }),
    paidCards: new Set(),
    isToBeImproved: (cardId) => {
      if (!deps.plannedTools.includes('improve_card')) return false;
      plannedCard ??= cardId;
      return plannedCard === cardId;
    },
  };
}
