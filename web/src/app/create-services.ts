import { createApiClient } from '../lib/api-client.ts';
import type { Services } from '../lib/services.tsx';
import { tolerantStore } from '../lib/storage.ts';
import { createStreamRegistry } from '../lib/stream-registry.ts';
import { endlessSeats, type StreamSeats } from '../lib/stream-seats.ts';
import { createTokenStore } from '../lib/tokens.ts';
import { wait } from '../lib/waiting.ts';

/** Connects the app to the real browser. */
export function createServices({ onSessionLost }: { onSessionLost(): void }): Services {
  const store = tolerantStore(() => window.localStorage);
  const tokens = createTokenStore(store);
  return {
    api: createApiClient({
      fetch: (input, init) => window.fetch(input, init),
      tokens,
      locks: navigator.locks,
      wait,
      onSessionLost,
    }),
    tokens,
    store,
    drafts: tolerantStore(() => window.sessionStorage),
    streams: createStreamRegistry(lazySeats()),
    newId: newUuid,
    now: () => new Date(),
    logError: (error) => console.error(error),
    leave: (address) => window.location.assign(address),
  };
}

/** Guests follow no streams, so the code comes with the first one; without it, that is worth more than a fair share. */
function lazySeats(): StreamSeats {
  let loading: Promise<StreamSeats> | undefined;
  const seats = () => {
    loading ??= import('../lib/shared-seats.ts').then((file) => file.browserSeats(), endlessSeats);
    return loading;
  };
  return { take: async (signal) => (await seats()).take(signal), takeFree: async () => (await seats()).takeFree() };
}

/** `crypto.randomUUID` exists only on https and localhost; a plain-http install in a local network needs this form. */
function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((group) => group.join(''))
    .join('-');
}
