import { Worker } from 'node:worker_threads';
import { ProblemError } from './http/problem-error.ts';

/** What a thread may answer besides its results. */
export type ThreadRefusal =
  | { refused: { code: 'too_large' | 'unsupported_type' | 'invalid_request'; message: string } }
  | { broken: string };

/** Programs in threads of their own, with limited memory and time, so that a stranger's file cannot break the server. */
export interface ThreadPool<Task, Answer> {
  /**
   * Gives a task to a thread. `onAnswer` says whether it was the last answer.
   * @throws ProblemError for a refusal, and `too_large` when time or memory run out
   */
  run(task: Task, onAnswer: (answer: Answer) => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  program: URL;
  /** Threads that work at the same time. */
  lanes: number;
  /** Of a thread's heap. */
  memory_mb: number;
  longest_ms: number;
  /** Ends the sentence "The file takes too long to be read." */
  advice: string;
}

export function createThreadPool<Task, Answer extends object>(options: ThreadPoolOptions): ThreadPool<Task, Answer> {
  const idle: Worker[] = [];
  const open = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  const start = (): Worker => {
    const worker = new Worker(options.program, {
      resourceLimits: { maxOldGenerationSizeMb: options.memory_mb },
      execArgv: [],
    });
    // A waiting thread does not keep the process alive, and one that ends while it waits is simply replaced.
    worker.unref();
    worker.on('error', () => {});
    worker.once('exit', () => {
      open.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    open.add(worker);
    return worker;
  };

  const inLane = async (work: (worker: Worker) => Promise<void>): Promise<void> => {
    while (busy >= options.lanes) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
    const worker = idle.pop() ?? start();
    try {
      await work(worker);
      idle.push(worker);
    } catch (error) {
      if (error instanceof ProblemError && !(error instanceof EndedThreadError)) idle.push(worker);
      else await worker.terminate();
      throw error;
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  };

  return {
    run: (task, onAnswer) =>
      inLane(async (worker) => {
        worker.ref();
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const ended = (why: string) => () => reject(new EndedThreadError(why, options.advice));
        const timer = setTimeout(ended('takes too long'), options.longest_ms);
        const onMessage = (answer: Answer | ThreadRefusal) => {
          if ('refused' in answer) reject(new ProblemError(answer.refused.code, answer.refused.message));
          else if ('broken' in answer) reject(new Error(answer.broken));
          else if (onAnswer(answer)) resolve();
        };
        const onEnd = ended('needs too much memory');
        worker.on('message', onMessage).once('exit', onEnd);
        try {
          worker.postMessage(task);
          await promise;
        } finally {
          clearTimeout(timer);
          worker.off('message', onMessage).off('exit', onEnd);
          worker.unref();
        }
      }),
    async close() {
      await Promise.all([...open].map((worker) => worker.terminate()));
    },
  };
}

/** The file was too much for its thread, which is gone or stuck. */
class EndedThreadError extends ProblemError {
  constructor(why: string, advice: string) {
    super('too_large', `The file ${why} to be read. ${advice}`);
  }
}
