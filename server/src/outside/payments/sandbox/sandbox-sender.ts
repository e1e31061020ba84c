import type { Clock } from '../../clock/clock.ts';
import { signWebhook } from '../webhook-signature.ts';
import type { SandboxDesk } from './sandbox-desk.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** Posts an event to the webhook and returns the HTTP status. */
export type SendEvent = (body: string, signature: string) => Promise<number>;

export interface SandboxSender {
  begin(send: SendEvent): void;
  wake(): void;
  /** Carries out what is due, and sends waiting events. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export interface SandboxSenderDeps {
  store: SandboxStore;
  desk: Pick<SandboxDesk, 'settle'>;
  clock: Clock;
  webhook_secret: string;
  onError(error: unknown): void;
}

const pollMs = 10_000;
/** The wait before an event that was not accepted is sent again; doubles with each try, for as long as it takes. */
const firstWaitMs = 5_000;
const longestWaitMs = 3_600_000;

/** Sends the sandbox's events to the webhook as a provider would: signed, and again until they are accepted. */
export function createSandboxSender({ store, desk, clock, webhook_secret, onError }: SandboxSenderDeps): SandboxSender {
  let send: SendEvent | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const round = async (post: SendEvent) => {
    for (const id of await store.due(clock.now())) await desk.settle(id);
    for (const event of await store.eventsToSend(clock.now())) {
      if (stopped) return;
      const status = await post(event.body, signWebhook(event.body, webhook_secret, clock.now()));
      if (status < 300) await store.eventSent(event.id);
      else {
        const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** event.attempts);
        await store.eventLater(event.id, new Date(clock.now().getTime() + wait));
      }
    }
  };
  const work = (): Promise<void> => {
    if (send === null || stopped) return Promise.resolve();
    again = true;
    const post = send;
    const rounds = async () => {
      while (again && !stopped) {
        again = false;
        await round(post);
      }
    };
    running ??= rounds()
      .catch(onError)
      .finally(() => {
        running = null;
      });
    return running;
  };
  return {
    begin(poster) {
      send = poster;
      timer = setInterval(() => void work(), pollMs);
      void work();
    },
    wake: () => void work(),
    work,
    async close() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
