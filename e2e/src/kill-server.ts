import { logInTo } from './api.ts';
import { type Product, seller, startProduct } from './product.ts';

export interface KillPlan {
  /** A data folder on which the product has been started; it is changed. */
  dataDir: string;
  port: number;
  kills: number;
  /** Of each piece of work. */
  cards: number;
  /** Returns a number from 0 to 1, which gives the moment of the next kill. */
  random(): number;
  log(line: string): void;
}

interface Look {
  /** Whether the work has ended for good. */
  ended: boolean;
  /** How much of it is done, from 0 to 1. */
  share: number;
  text: string;
}

export interface WorkToKill {
  /** Starts the work of this turn (turn 0 is not killed) and returns its id. */
  begin(product: Product, turn: number): Promise<string>;
  look(product: Product, turn: number, id: string): Promise<Look>;
  /** Looks at what the dead server left, before the next one starts. */
  afterKill?(turn: number, id: string): Promise<void>;
  /** Looks at what must hold at any time: after each start, and at the end. */
  check?(product: Product): Promise<void>;
}

/** Work reports its progress in at least this many steps. */
const steps = 20;

/**
 * Kills the server without warning at a random moment of each piece of work, and waits until the next server has ended it.
 * Returns the ids by turn; the server that has ended the last one keeps running, for `atEnd`.
 * @throws Error when work does not end, and what `work` throws
 */
export async function killInTheMiddle(
  { dataDir, port, kills, random, log }: KillPlan,
  work: WorkToKill,
  atEnd: (product: Product, ids: string[]) => Promise<void>,
): Promise<string[]> {
  let product = await startProduct(dataDir, port);
  try {
    const ids = [await work.begin(product, 0)];
    const started = performance.now();
    await untilEnded(product, work, 0, ids[0] ?? '');
    const whole = performance.now() - started;
    for (let turn = 1; turn <= kills; turn += 1) {
      const id = await work.begin(product, turn);
      ids.push(id);
      const target = random();
      let before = await work.look(product, turn, id);
      while (!before.ended && before.share < target) before = await work.look(product, turn, id);
      // The progress is some cards old, and where within a card the server dies is left to chance too.
      await pause((random() * whole) / steps);
      await product.kill();
      await work.afterKill?.(turn, id);
      product = await startProduct(dataDir, port);
      await work.check?.(product);
      const after = await untilEnded(product, work, turn, id);
      log(`kill ${turn}: ${before.text}, then ${after}`);
    }
    await work.check?.(product);
    await atEnd(product, ids);
    return ids;
  } finally {
    await product.stop();
  }
}

async function untilEnded(product: Product, work: WorkToKill, turn: number, id: string): Promise<string> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const { ended, text } = await work.look(product, turn, id);
    if (ended) return text;
    await pause(20);
  }
  return fail(`${id} does not end`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const fail = (message: string): never => {
  throw new Error(message);
};

/** Calls of one account, which signs in once at each server. */
export function accountAt(email: string = seller.email) {
  const tokens = new WeakMap<Product, Promise<string>>();
  return async (product: Product, path: string, init: RequestInit = {}): Promise<Response> => {
    const signingIn =
      tokens.get(product) ??
      logInTo(product.url, { email, password: seller.password }).then(({ access_token }) => access_token);
    tokens.set(product, signingIn);
    const headers = { ...init.headers, authorization: `Bearer ${await signingIn}` };
    const answer = await fetch(`${product.url}${path}`, { ...init, headers });
    return answer.ok ? answer : fail(`${path}: ${answer.status} ${await answer.text()}`);
  };
}
export type AccountCall = ReturnType<typeof accountAt>;

/** Posts JSON. */
export const posting = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
