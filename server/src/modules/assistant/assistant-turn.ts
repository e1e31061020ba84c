import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import {
  convertToModelMessages,
  isStepCount,
  type ModelMessage,
  type SystemModelMessage,
  streamText,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
} from 'ai';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import {
  type AssistantModel,
  cardwrightOptions,
  type TurnModels,
} from '../../outside/language-model/assistant-model.ts';
import { createLiveText } from '../../outside/language-model/live-text.ts';
import { modelAfter } from '../../outside/language-model/model-after.ts';
import type { RunContext } from '../../runs/own-runs.ts';
import { agreedPrices, asPassedOn } from './agreed-prices.ts';
import { createAssistantTools } from './assistant-tools.ts';
import { conversationOf } from './built-in-model/conversation.ts';
import { askedBefore } from './built-in-model/questions/asked-questions.ts';
import { type CallGuardDeps, guardCalls } from './call-guard.ts';
import { withKeptSchemas } from './kept-schemas.ts';
import type { ModelCalls } from './model-calls.ts';
import { modelFailure } from './model-failure.ts';
import { createModelRewrite } from './model-rewrite.ts';
import { createPlanRecorder } from './plan-recorder.ts';
import type { StepPrices } from './plan-steps.ts';
import type { PlanStore } from './plan-store.ts';
import { assistantInstructions, turnInstructions } from './prompts/assistant-instructions.ts';
import { type SaidBefore, saidBefore } from './said-before.ts';
import type { AssistantPorts, TurnSource } from './seller-ports.ts';
import { createToolRunner } from './tool-runner.ts';
import { withTurnSources } from './turn-sources.ts';

interface TurnInput {
  user_id: string;
  chat_id: string;
  /** Id that the answer will have. */
  message_id: string;
  /** The card that the seller is looking at. */
  card_id: string | null;
  /** Where the seller is, as an IANA name. */
  time_zone?: string | null | undefined;
  /** The conversation, ending with the seller's message. */
  history: UIMessage[];
  /** What the seller gives with the message: sources of the cards that it improves. */
  sources?: readonly TurnSource[];
  onCard(cardId: string): Promise<void>;
}

export interface Assistant {
  /** Writes one answer as chunks of a UI message stream. Throws a ProblemError when the model fails. */
  answer(input: TurnInput, context: RunContext): Promise<void>;
}

export interface AssistantDeps extends AssistantPorts {
  model: AssistantModel;
  plans: PlanStore;
  /** What the steps of a turn take besides the turn itself. */
  prices: StepPrices;
  /** Scoring credits that a score takes. */
  scorePrice?: number;
  clock: Clock;
  /** Keeps what language models were asked; nothing is kept without it. */
  calls?: Pick<ModelCalls, 'openReport'>;
  onError(error: unknown): void;
}

/** A chain of an import, a score, an improvement, a comparison and an export for two pages fits; a loop does not. */
const maxSteps = 16;
/** Tools and models have their own limits, inside these. */
const timeouts = { toolMs: 200_000, totalMs: 900_000 };
const stoppedEarly = `I stopped here after ${maxSteps} steps. Tell me what is still missing, and I will go on from there.`;
const tooSlow = 'The language model took too long to answer. Please try again.';
const safeText = 'This step did not work because of an error on our side.';

export function createAssistant(deps: AssistantDeps): Assistant {
  const { model, plans, clock, onError } = deps;
  const silent = { called: () => {}, failed: onError, settled: async () => {} };
  const whole: TurnModels = {
    chat: model.model,
    rewrite: model.rewrites ? model.model : null,
    planTurn: model.planTurn,
  };
  const guardDeps = (
    said: SaidBefore,
    { user_id: userId, card_id: activeCardId }: TurnInput,
    models: TurnModels,
  ): CallGuardDeps => ({
    ...said,
    activeCardId,
    listingOf: async (cardId) => (await deps.cards.get(userId, cardId)).current.listing,
    isTrusted: (callId) => models.isOfFallback?.(callId) === true,
  });
  return {
    async answer(input, { run, signal, kept, covered, emit }) {
      const { user_id, chat_id, message_id, card_id, history, sources = [], onCard } = input;
      const messages = await convertToModelMessages(history, { ignoreIncompleteToolCalls: true });
      const report = deps.calls?.openReport(run.id, kept) ?? silent;
      const live = createLiveText(emit);
      const models = model.openTurn?.(report, live) ?? whole;
      const asked = history.at(-1)?.id;
      const isScheduled = asked !== undefined && (await deps.tasks?.hasSent(user_id, asked)) === true;
      const planned = models.planTurn?.(promptOf(messages), card_id, isScheduled) ?? [];
      const plan = createPlanRecorder(planned, {
        clock,
        onError,
        prices: deps.prices,
        save: async (steps) => {
          if (await kept) await plans.saveLive(chat_id, run, steps);
        },
      });
      // Long chats are read for it only when there is a question.
      let isAsked: ((question: string) => boolean) | undefined;
      const runner = createToolRunner(plan, onError, {
        isAsked: (question) => {
          isAsked ??= askedBefore(conversationOf(promptOf(messages), card_id));
          return isAsked(question);
        },
        ready: kept,
      });
      // The built-in model takes its calls, and the prices that they name, from the conversation alone.
      const said = model.openTurn === undefined ? null : saidBefore(messages);
      const heldTo = said === null || isScheduled ? null : agreedPrices(conversationOf(promptOf(messages), card_id));
      const all = createAssistantTools({
        ...deps,
        cards: withTurnSources(deps.cards, sources),
        runner,
        onCard,
        userId: user_id,
        chatId: chat_id,
        runId: run.id,
        messageId: asked,
        activeCardId: card_id,
        isScheduled,
        ...(heldTo === null
          ? {}
          : {
              agreedFor: (callId, work, passedOn) =>
                models.isOfFallback?.(callId) === true ? asPassedOn(passedOn) : heldTo(work, passedOn),
            }),
        timeZone: input.time_zone,
        spent: () => plans.spentBefore(run),
        plannedTools: planned.map(({ tool }) => tool),
        rewrite:
          models.rewrite === null ? null : createModelRewrite(models.rewrite, { now: () => clock.now().getTime() }),
      });
      const guarded = said === null ? all : guardCalls(all, guardDeps(said, input, models));
      const tools = withKeptSchemas(guarded);
      let failure: ProblemError | null = null;
      const result = streamText({
        model: modelAfter(covered, models.chat),
        instructions: systemMessages(card_id, isScheduled),
        messages,
        tools,
        stopWhen: isStepCount(maxSteps),
        // The last step is for the answer.
        prepareStep: ({ stepNumber }) => (stepNumber === maxSteps - 1 ? { toolChoice: 'none' } : undefined),
        // A watched model repeats its requests itself.
        maxRetries: model.openTurn === undefined ? 2 : 0,
        abortSignal: signal,
        timeout: timeouts,
        providerOptions: { [cardwrightOptions]: { card_id, is_scheduled: isScheduled } },
        onError: ({ error }) => {
          if (!signal.aborted) failure ??= modelFailure(error, onError);
        },
      });
      const chunks = toUIMessageStream({
        stream: result.stream,
        tools,
        originalMessages: history,
        generateMessageId: () => message_id,
        sendReasoning: false,
        // Also stands in for what a tool's error says: texts of errors carry internals.
        onError: () => safeText,
      });
      let steps = 0;
      let hasText = false;
      try {
        for await (const chunk of chunks) {
          // The run itself tells its readers how it ended.
          if (chunk.type === 'abort' && !signal.aborted) failure ??= new ProblemError('unavailable', tooSlow);
          if (chunk.type === 'error' || chunk.type === 'abort') continue;
          if (chunk.type === 'start-step') {
            steps += 1;
            hasText = false;
          } else if (chunk.type === 'text-start') hasText = true;
          else if (chunk.type === 'finish' && steps >= maxSteps && !hasText && failure === null)
            say(stoppedEarly, emit);
          if (live.isNew(chunk)) emit(chunk);
          if (chunk.type === 'tool-output-available' && chunk.preliminary !== true)
            for (const part of runner.takeParts(chunk.toolCallId)) emit(part);
        }
      } catch (error) {
        // A connection that is cut in the middle of an answer ends the stream this way; what came before it is kept.
        if (!signal.aborted) failure ??= modelFailure(error, onError);
      }
      await Promise.all([plan.settled(), report.settled()]);
      signal.throwIfAborted();
      if (failure !== null) throw failure;
    },
  };
}

const systemMessages = (cardId: string | null, isScheduled: boolean): SystemModelMessage[] =>
  [assistantInstructions, turnInstructions(cardId, isScheduled)]
    .filter((content) => content !== null)
    .map((content) => ({ role: 'system', content }));

/** Words of our own at the end of an answer. */
function say(text: string, emit: (chunk: UIMessageChunk) => void): void {
  const id = 'note';
  emit({ type: 'text-start', id });
  emit({ type: 'text-delta', id, delta: text });
  emit({ type: 'text-end', id });
}

/** The prompt of the plan is the one of the first step; its parts have the same shape in both. */
const promptOf = (messages: ModelMessage[]): LanguageModelV4Prompt =>
  messages.map((message) =>
    message.role === 'user' && typeof message.content === 'string'
      ? { role: 'user', content: [{ type: 'text', text: message.content }] }
      : message,
  ) as LanguageModelV4Prompt;
