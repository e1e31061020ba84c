import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseOverload } from './refuse-overload.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A server whose clock says what the test wants; `look` lets a timer run that comes so many milliseconds after the last. */
function watched() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = 0;
  const app = Fastify();
  refuseOverload(app, () => now);
  app.get('/', async () => 'answered');
  return {
    app,
    look(afterMs: number) {
      now += afterMs;
      vi.advanceTimersByTime(1_000);
    },
    status: async () => (await app.inject('/')).statusCode,
  };
}

describe('an overloaded server', () => {
  it('refuses requests while its timers come more than ten seconds late, and takes them again afterwards', async () => {
    const { look, status } = watched();
    expect(await status()).toBe(200);
    look(11_500);
    expect(await status()).toBe(503);
    look(1_000);
    expect(await status()).toBe(200);
  });

  it('is not one that was busy for some seconds', async () => {
    const { look, status } = watched();
    look(10_500);
    expect(await status()).toBe(200);
  });

  it('stops looking when it closes', async () => {
    const { app } = watched();
    expect(vi.getTimerCount()).toBe(1);
    await app.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
