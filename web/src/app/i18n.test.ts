// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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
