import type { ChatMessage } from '@cardwright/contract/chats';
import type { Page } from 'playwright-core';

/** The answer of every turn: of each kind of block that answers are made of. */
const answer = (number: number) =>
  `Answer **${number}** with a few words.\n\n| Field | Score |\n|---|---|\n| Title | ${number} |\n| Bullets | 80 |\n\n- first\n- second\n- third\n\nAnd a last paragraph of some length, so that its lines are broken at the width of the page.`;

const at = '2026-11-21T11:00:00Z';

const message = (number: number, role: ChatMessage['role'], text: string): ChatMessage => ({
  id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  role,
  parts: [{ type: 'text', text }],
  created_at: at,
  run: null,
  alternatives: [],
});

/** A conversation as the server would tell it, long enough that nobody would write it in a test. */
const longChat = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, number) =>
    number % 2 === 0 ? message(number, 'user', `Request ${number}`) : message(number, 'assistant', answer(number)),
  );

export interface LongChat {
  /** Goes on after what is there, as the server does when a turn has been stored. */
  add(request: { id: string; text: string }, answer: { id: string; text: string }): void;
}

/** Lets a page see the chat `id` as one of `count` messages, in pages as the server gives them. */
export async function showLongChat(page: Page, id: string, count: number): Promise<LongChat> {
  const all = longChat(count);
  await page.route(new RegExp(`/api/chats/${id}(\\?.*)?$`), async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const before = asked.get('messages_before');
    const pageSize = Number(asked.get('messages_limit') ?? 60);
    const end = before === null ? all.length : Number(before);
    const start = Math.max(0, end - pageSize);
    await route.fulfill({
      json: {
        ...{ id, title: `${count} messages`, status: 'idle', created_at: at, updated_at: at, last_message_at: at },
        ...{ messages: all.slice(start, end), earlier_cursor: start === 0 ? null : String(start) },
        ...{ cards: [], files: [], active_run: null },
      },
    });
  });
  return {
    add: (request, said) =>
      void all.push(
        { ...message(all.length, 'user', request.text), id: request.id },
        { ...message(all.length, 'assistant', said.text), id: said.id },
      ),
  };
}

// Asked of the document itself: looking for texts and roles among so many messages would be most of what is measured.

/** The messages that are in the page. */
export const shownMessages = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('[data-role]').length);

/** Wheels up until so many messages are in the page. */
export async function wheelUpTo(page: Page, count: number): Promise<void> {
  await page.mouse.move(600, 400);
  for (let turns = 0; turns < 4_000; turns += 1) {
    await page.mouse.wheel(0, -600);
    if (turns % 10 === 0 && (await shownMessages(page)) >= count) return;
  }
  throw new Error('the first message was not reached');
}

/** 60 steps from the first message to the last, a frame for each. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const scrolled = document.querySelector('[data-scroll]');
    if (scrolled === null) throw new Error('nothing scrolls');
    for (let step = 0; step <= 60; step += 1) {
      scrolled.scrollTop = (scrolled.scrollHeight * step) / 60;
      await new Promise(requestAnimationFrame);
    }
  });

/** Types into what has the focus. */
export const typeWords = (page: Page): Promise<void> =>
  page.keyboard.type('Improve the title of it for Amazon, please.'.repeat(3));

/** One letter, until it is drawn. */
export async function typeLetter(page: Page, letter: string): Promise<void> {
  await page.keyboard.type(letter);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
