import { type Browser, chromium, type Page } from 'playwright-core';
import { type LongChat, scrollThrough, showLongChat, typeWords, wheelUpTo } from '../../e2e/src/long-chat.ts';
import { newDataDir, removeDataDir, seller, startProduct } from '../../e2e/src/product.ts';
import { type MainThread, readMainThread, traceCategories } from './main-thread.ts';
import { signedIn } from './signed-in.ts';

/** The size of the chat with which others are compared. */
const fewMessages = 10;
/** A longer task is one that a person may notice. */
const longMs = 50;

interface Sent {
  request: { id: string; text: string };
  answer: { id: string; text: string };
}

/**
 * Runs in the page: answers messages by a stream of 200 pieces, one each 20 ms, as a language model does. It waits after its
 * first piece until `goOn` is called.
 */
function answerMessages(): void {
  const { fetch } = globalThis;
  const page = globalThis as unknown as { goOn(): void; noteTurn(sent: Sent): Promise<void> };
  const paragraph = (number: number) =>
    number % 4 === 0 ? `\n\n- point ${number}\n- **bold** point\n\n` : `Some words of an answer number ${number}, `;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'POST' || !/\/chats\/[^/]+\/messages$/.test(String(input))) return fetch(input, init);
    const request = JSON.parse(String(init.body)) as Sent['request'];
    const answer = { id: crypto.randomUUID(), text: '' };
    let seq = 0;
    const frame = (chunk: object) => {
      seq += 1;
      return new TextEncoder().encode(`id: ${seq}\ndata: ${JSON.stringify(chunk)}\n\n`);
    };
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(frame({ type: 'start', messageId: answer.id }));
        controller.enqueue(frame({ type: 'text-start', id: 't' }));
        for (let number = 1; number <= 200; number += 1) {
          const delta = paragraph(number);
          answer.text += delta;
          controller.enqueue(frame({ type: 'text-delta', id: 't', delta }));
          if (number > 1) await new Promise((resolve) => setTimeout(resolve, 20));
          else
            await new Promise<void>((resolve) => {
              page.goOn = resolve;
            });
        }
        controller.enqueue(frame({ type: 'text-end', id: 't' }));
        controller.enqueue(frame({ type: 'finish' }));
        await page.noteTurn({ request, answer });
        controller.enqueue(new TextEncoder().encode('data: [DONE]\n\n'));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-run-id': answer.id } });
  };
}

interface Traced extends MainThread {
  action: string;
}

interface OpenChat {
  page: Page;
  /** Resolves once the running turn is stored. */
  turnStored(): Promise<void>;
}

async function openChat(browser: Browser, url: string, count: number): Promise<OpenChat> {
  const { context, tokens } = await signedIn(browser, url, seller);
  const created = await fetch(`${url}/api/chats`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: `${count} messages` }),
  });
  const { id } = (await created.json()) as { id: string };
  const page = await context.newPage();
  let chat: LongChat | null = null;
  let tell = (): void => undefined;
  await page.exposeFunction('noteTurn', ({ request, answer }: Sent) => {
    chat?.add(request, answer);
    tell();
  });
  await page.addInitScript(answerMessages);
  chat = await showLongChat(page, id, count);
  await page.goto(`${url}/chat/${id}`);
  await page.getByText('And a last paragraph').last().waitFor();
  await page.getByLabel('Message to the assistant').focus();
  return {
    page,
    turnStored: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
  };
}

/** Waits until the page has been idle for a while, so that deferred work is not counted for the next action. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let quiet = 0; quiet < 5; ) {
      const before = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 60));
      quiet = performance.now() - before < 90 ? quiet + 1 : 0;
    }
  });

/** Does everything once in a chat of `count` messages, and measures how long the page's tasks took. */
async function measureChat(browser: Browser, url: string, count: number): Promise<Traced[]> {
  const { page, turnStored } = await openChat(browser, url, count);
  const measured: Traced[] = [];
  const traced = async (action: string, work: () => Promise<unknown>) => {
    await untilIdle(page);
    await browser.startTracing(page, { categories: traceCategories });
    await work();
    await untilIdle(page);
    measured.push({ action, ...readMainThread((await browser.stopTracing()).toString()) });
  };
  const turn = async (sending: string, receiving: string) => {
    const stored = turnStored();
    await traced(sending, () => page.keyboard.press('Enter'));
    await traced(receiving, async () => {
      await page.evaluate(() => (globalThis as unknown as { goOn(): void }).goOn());
      await stored;
    });
  };
  await traced('loading earlier messages', () => wheelUpTo(page, count));
  await traced('scrolling through all', () => scrollThrough(page));
  await traced('typing', () => typeWords(page));
  await turn('sending', 'receiving');
  // The first time loads code that the page had not needed before.
  await page.keyboard.type('And what else?');
  await turn('sending once more', 'receiving once more');
  await page.context().close();
  return measured;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const ms = (value: number) => value.toFixed(value < 100 ? 1 : 0).padStart(9);

function print(count: number, few: Traced[], many: Traced[]): void {
  console.log(
    `\nA chat of ${count} messages, beside one of ${fewMessages} in the same run; ms of the processor, of the page's main thread`,
  );
  console.log(
    `${''.padEnd(26)}${'longest'.padStart(9)}${`of ${fewMessages}`.padStart(9)}${'ratio'.padStart(9)}${`over ${longMs}`.padStart(9)}${'in all'.padStart(9)}${`of ${fewMessages}`.padStart(9)}   the longest is spent on`,
  );
  many.forEach(({ action, tasks, longest }, place) => {
    const [top = 0] = tasks;
    const before = few[place]?.tasks ?? [];
    const [topBefore = 0] = before;
    const over = tasks.filter((task) => task > longMs).length;
    const spent = longest.map(([name, took]) => `${name} ${took.toFixed(0)}`).join(', ');
    console.log(
      `${action.padEnd(26)}${ms(top)}${ms(topBefore)}${`${(top / topBefore).toFixed(2)}x`.padStart(9)}${String(over).padStart(9)}${ms(sum(tasks))}${ms(sum(before))}   ${spent}`,
    );
  });
}

/** `npm run bench -- chat [MESSAGES]`: how long the page of a long conversation keeps a seller waiting. */
export async function benchChat([asked = '1000']: string[]): Promise<void> {
  const count = Number(asked);
  const { chromiumPath } = (await import(new URL('../../scripts/chromium.mjs', import.meta.url).href)) as {
    chromiumPath(): string;
  };
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    // Once without counting, so that both find the browser and the server warm.
    await (await openChat(browser, product.url, fewMessages)).page.context().close();
    const few = await measureChat(browser, product.url, fewMessages);
    print(count, few, await measureChat(browser, product.url, count));
  } finally {
    await browser.close();
    await product.stop();
    await removeDataDir(dataDir);
  }
}
