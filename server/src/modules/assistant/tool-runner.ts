import { type CardPart, type ExportPart, type ImagePart, nothingToChange } from '@cardwright/contract/chats';
import type { OtherCredits } from '@cardwright/contract/plans';
import { asksSeller } from './asks-seller.ts';
import type { PlanRecorder } from './plan-recorder.ts';
import { failureResult } from './tool-results.ts';
import { isFailure, type ToolFailure, type ToolName } from './tool-types.ts';

/** A part that the answer shows beside its text. The same id again replaces it. */
type ShownPart =
  | { type: 'data-card'; id: string; data: CardPart }
  | { type: 'data-export'; id: string; data: ExportPart }
  | { type: 'data-image'; id: string; data: ImagePart };

export interface ToolRun {
  signal: AbortSignal;
  /** Aborts shortly before the step's time is up: what is finished by then should be answered. */
  soon: AbortSignal;
  /** What the step is doing now, for the plan and the answer. */
  progress(detail: string): void;
  /** Shown once the tool has ended. */
  show(part: ShownPart): void;
  /** Put beside the finished step in the plan. */
  detail(text: string): void;
  /** What the step will take, for work whose tool has no fixed price; `feature`: of which credits, when not of `credits`. */
  takes(credits: number, feature?: OtherCredits): void;
  /** What it has taken so far, which may be less than its price. */
  charged(credits: number): void;
}

export interface ToolRunner {
  /** Runs a tool as a step of the plan. It never throws: a failure is a result that says why. */
  run<Output extends object>(
    call: { name: ToolName; title: string; id: string; signal: AbortSignal | undefined; timeoutMs: number },
    work: (run: ToolRun) => Promise<Output | ToolFailure>,
    onProgress?: (detail: string) => void,
  ): Promise<Output | ToolFailure>;
  /** The parts that the call with this id shows; each is given out once. */
  takeParts(callId: string): ShownPart[];
}

/** Enough to store and answer what is finished. */
const answerMs = 10_000;

interface ToolRunnerOptions {
  /** Whether the conversation has asked a question before, so that it is not asked again. */
  isAsked?(question: string): boolean;
  /** Nothing runs before it; of a call that has been stopped by then the signal's reason is thrown. */
  ready?: Promise<unknown>;
}

export function createToolRunner(
  plan: PlanRecorder,
  onError: (error: unknown) => void,
  { isAsked = () => false, ready = Promise.resolve() }: ToolRunnerOptions = {},
): ToolRunner {
  const shown = new Map<string, ShownPart[]>();
  return {
    async run({ name, title, id, signal, timeoutMs }, work, onProgress = () => {}) {
      await ready;
      signal?.throwIfAborted();
      const step = plan.begin(name, title);
      const timeout = AbortSignal.timeout(timeoutMs);
      const parts: ShownPart[] = [];
      let detail: string | null = null;
      let taken: number | undefined;
      const run: ToolRun = {
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        soon: AbortSignal.timeout(Math.max(0, timeoutMs - answerMs)),
        progress: (text) => {
          plan.progress(step, text);
          onProgress(text);
        },
        show: (part) => void parts.push(part),
        detail: (text) => {
          detail = text;
        },
        takes: (credits, feature) => plan.price(step, credits, feature),
        charged: (credits) => {
          taken = credits;
        },
      };
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await Promise.race([work(run), rejectedBy(run.signal)]);
      } catch (error) {
        // A stop ends the whole answer; the run's end closes the step.
        if (signal?.aborted) throw error;
        const failure = failureResult(error, timeout.aborted);
        if (failure.error.code === 'internal_error') onError(error);
        result = failure;
      }
      if (isFailure(result)) plan.end(step, endingOf(result), result.error.message, false, taken);
      else plan.end(step, 'done', detail, asksSeller(result, isAsked), taken);
      shown.set(id, parts);
      return result;
    },
    takeParts(callId) {
      const parts = shown.get(callId) ?? [];
      shown.delete(callId);
      return parts;
    },
  };
}

const endingOf = ({ error }: ToolFailure) => (error.code === nothingToChange ? 'unchanged' : 'failed');

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
