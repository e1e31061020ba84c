// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const answers = vi.fn<(address: string) => Response>();
const calls: { address: string; at: number }[] = [];
let open = 0;
let mostOpen = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push({ address, at: Date.now() });
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    // An answer takes a while, so that those of one moment are open together.
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    return answers(address);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  calls.length = 0;
  mostOpen = 0;
});

/** The modules anew: the library keeps the `fetch` that it found when it was loaded. */
async function freshI18n(atHand = {}) {
  const { createI18n } = await import('./i18n.ts');
  await import('i18next-http-backend');
  return createI18n(atHand);
}

it('asks five times more when texts do not come, after 350 ms and then twice as long each time', async () => {
  answers.mockImplementation(() => new Response('busy', { status: 503 }));
  const i18n = await freshI18n({ common: { productName: 'Cardwright' } });
  const loaded = i18n.loadNamespaces('auth');
  await vi.runAllTimersAsync();
  await loaded;
  const waits = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0) - 1);
  expect(waits).toEqual([350, 700, 1_400, 2_800, 5_600]);
  expect(calls[0]?.address).toBe('/locales/en/auth.json');
});

it('reads at most ten at once', async () => {
  answers.mockImplementation(() => Response.json({ title: 'Title' }));
  const i18n = await freshI18n({ common: {} });
  const names = Array.from({ length: 25 }, (_, index) => `part${index}`);
  const loaded = i18n.loadNamespaces(names);
  await vi.runAllTimersAsync();
  await loaded;
  expect([calls.length, mostOpen]).toEqual([25, 10]);
  expect(i18n.t('part24:title' as never)).toBe('Title');
});

it('fetches nothing that the page has brought along, and is in English whatever the browser prefers', async () => {
  const i18n = await freshI18n({ common: { productName: 'Cardwright' }, auth: { login: { title: 'Sign in' } } });
  await i18n.loadNamespaces(['common', 'auth']);
  expect(calls).toEqual([]);
  expect([i18n.language, i18n.options.fallbackLng]).toEqual(['en', ['en']]);
  expect(i18n.t('productName')).toBe('Cardwright');
});

it('gives an answer up that does not begin within ten seconds', async () => {
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    calls.push({ address, at: Date.now() });
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const i18n = await freshI18n({ common: {} });
  const loaded = i18n.loadNamespaces('auth');
  await vi.runAllTimersAsync();
  await loaded;
  const waits = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
  expect(waits).toEqual([10_350, 10_700, 11_400, 12_800, 15_600]);
});

describe.each([
  ['busy', () => new Response('busy', { status: 503 })],
  ['gone', () => new Response('gone', { status: 404 })],
  ['no texts', () => new Response('<html>')],
  ['nothing', () => Response.json(null)],
])('texts that are never had (%s)', (_what, answer) => {
  it('are missing for the page that waited for them, until it has said so', async () => {
    answers.mockImplementation(answer);
    const i18n = await freshI18n({ common: {} });
    const load = async () => {
      const loaded = i18n.loadNamespaces('auth');
      await vi.runAllTimersAsync();
      await loaded;
    };
    expect(i18n.hasLoadedNamespace('auth')).toBe(false);
    await load();
    // The same module as the texts have: another one knows another error.
    const { forgetMissing, isMissingCode } = await import('../lib/missing-code.ts');
    const failure = caught(() => i18n.hasLoadedNamespace(['common', 'auth']));
    expect(isMissingCode(failure)).toBe(true);
    forgetMissing(failure);
    expect(i18n.hasLoadedNamespace('auth')).toBe(false);
    answers.mockImplementation(() => Response.json({ title: 'Title' }));
    await load();
    expect(i18n.hasLoadedNamespace('auth')).toBe(true);
  });

  it('are asked for again when only the fetching ahead has failed', async () => {
    answers.mockImplementation(answer);
    const i18n = await freshI18n({ common: {} });
    const ahead = i18n.loadNamespaces('auth');
    await vi.runAllTimersAsync();
    await ahead;
    expect(i18n.hasLoadedNamespace('auth')).toBe(false);
    answers.mockImplementation(() => Response.json({ title: 'Title' }));
    const loaded = i18n.loadNamespaces('auth');
    await vi.runAllTimersAsync();
    await loaded;
    expect(i18n.t('auth:title' as never)).toBe('Title');
  });
});

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
