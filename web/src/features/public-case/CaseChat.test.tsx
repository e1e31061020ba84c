import type { PublicCase } from '@cardwright/contract/cases';
import { emptyListing } from '@cardwright/listing/listing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { CaseChat } from './CaseChat.tsx';

const { scrollIntoView } = Element.prototype;
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const version = {
  id: 'v1',
  number: 1,
  created_at: '2026-03-01T10:00:00.000Z',
  listing: {
    ...emptyListing,
    title: 'Bottle',
    brand: 'Norvik',
    specifications: [{ name: 'Material', value: 'Steel' }],
  },
};
const shown: PublicCase = {
  case_id: 'c1',
  marketplace: 'amazon',
  brand_store: null,
  original: version,
  current: version,
  images: [],
  score: 84,
  published_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
};
const stream = (chunks: object[], { left = '19', isWhole = true } = {}) =>
  new Response(
    [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), ...(isWhole ? ['data: [DONE]\n\n'] : [])].join(''),
    { headers: { 'content-type': 'text/event-stream', 'x-messages-left': left } },
  );
const says = (text: string, left = '19') => stream([{ type: 'text-delta', id: 't', delta: text }], { left });
const open = async (respond: Parameters<typeof fakeApi>[0], questionsLeft: number | null = null) => {
  const api = fakeApi(respond);
  await renderApp(<CaseChat shown={shown} questionsLeft={questionsLeft} />, testServices(api));
  return api;
};
const box = () => screen.getByRole('textbox', { name: 'Your question' }) as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key = 'Enter', more = {}) => fireEvent.keyDown(box(), { key, ...more });

describe('the chat of a public card', () => {
  it('asks with the turns before, shows the answer and what is left of the day', async () => {
    let answers = 0;
    const api = await open(() => {
      answers += 1;
      return says(`Answer ${answers}`, String(20 - answers));
    });
    type('  What is it made of? ');
    press();
    expect(await screen.findByText('Answer 1', { selector: 'div' })).toBeTruthy();
    expect(await screen.findByText(/19 questions left today/)).toBeTruthy();
    expect(box().value).toBe('');
    type('And the lid?');
    press();
    await screen.findByText('Answer 2', { selector: 'div' });
    expect(api.calls.map(({ path }) => path)).toEqual(['/public/cases/c1/messages', '/public/cases/c1/messages']);
    expect(api.calls.map(({ body }) => body)).toEqual([
      { text: 'What is it made of?', earlier: [] },
      {
        text: 'And the lid?',
        earlier: [
          { role: 'visitor', text: 'What is it made of?' },
          { role: 'assistant', text: 'Answer 1' },
        ],
      },
    ]);
  });

  it('offers questions that the listing can answer', async () => {
    const api = await open(() => says('Steel'));
    expect(screen.queryByRole('button', { name: 'What does it cost?' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Who makes it?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'What is it made of?' }));
    await screen.findByText('Steel', { selector: 'div' });
    expect(api.calls).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Who makes it?' })).toBeNull();
  });

  it('shows answers as the characters they are made of', async () => {
    await open(() => says('<img src=x> ![p](https://evil.example/p.png) [l](https://evil.example)'));
    type('Hello');
    press();
    expect(await screen.findByText(/evil\.example\/p\.png/, { selector: 'div' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows a list of an answer with bullets, and hyphens elsewhere as they are', async () => {
    await open(() => says('The listing says:\n\n- Weight: 1.1 kg\n* Depth: 20-30 cm'));
    type('- How heavy?');
    press();
    const list = (await screen.findByText('The listing says:')).nextElementSibling as HTMLElement;
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Weight: 1.1 kg', 'Depth: 20-30 cm']),
    );
    expect(screen.getByText('- How heavy?')).toBeTruthy();
  });

  it('gives a refused question back, and says why', async () => {
    await open(() => problem(503, 'unavailable', 'The server is busy.'));
    type('Is it heavy?');
    press();
    expect((await screen.findByRole('alert')).textContent).toBe('The server is busy.');
    await waitFor(() => expect(box().value).toBe('Is it heavy?'));
  });

  it('asks the same question again as the same one, when its answer was lost or cut off', async () => {
    const answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => stream([{ type: 'text-delta', id: 't', delta: 'It weighs' }], { isWhole: false }),
      () => says('It weighs 300 g'),
      () => says('Yes'),
    ];
    const api = await open(({ path }) =>
      path.endsWith('/messages') ? (answers.shift()?.() ?? says('')) : json(shown),
    );
    const ask = async (text: string, find: () => Promise<unknown>) => {
      type(text);
      press();
      await find();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Send the question' }).hasAttribute('data-loading')).toBe(false),
      );
    };
    await ask('Is it heavy?', () => screen.findByRole('alert'));
    await ask('Is it heavy?', () => screen.findByText('It weighs', { selector: 'div' }));
    await ask('Is it heavy?', () => screen.findByText('It weighs 300 g', { selector: 'div' }));
    expect(screen.getAllByText('Is it heavy?', { selector: 'div' })).toHaveLength(1);
    await ask('Is it heavy?', () => screen.findByText('Yes', { selector: 'div' }));
    const keys = api.calls.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3]);
    expect(api.calls.at(-1)?.body).toMatchObject({ earlier: [{ text: 'Is it heavy?' }, { text: 'It weighs 300 g' }] });
  });

  it('closes for today after the last question', async () => {
    await open(() => problem(429, 'rate_limited', 'You have asked 20 questions today.'));
    type('One more');
    press();
    const reason = await screen.findByText(/come back tomorrow/);
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(box().disabled).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is closed from the start for who has asked all questions of the day, and takes no focus', async () => {
    await open(() => says('x'), 0);
    screen.getByText(/come back tomorrow/);
    expect(box().disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('says from the start how many questions are left', async () => {
    await open(() => says('x', '2'), 3);
    screen.getByText(/3 questions left today/);
    type('Well?');
    press();
    await screen.findByText(/2 questions left today/);
  });

  it('keeps the box in view while the answer grows, unless the visitor has scrolled away', async () => {
    const show = vi.fn();
    Element.prototype.scrollIntoView = show;
    await open(() => says('Steel'));
    type('What is it made of?');
    press();
    await screen.findByText('Steel', { selector: 'div' });
    expect(show.mock.contexts.every((element) => element === box().form)).toBe(true);
    expect(show).toHaveBeenCalledWith({ block: 'nearest' });
    show.mockClear();
    vi.spyOn(HTMLFormElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: -50, bottom: -10 } as DOMRect);
    let answer = (_response: Response): void => undefined;
    cleanup();
    await open(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    type('And the lid?');
    press();
    await waitFor(() => expect(show).toHaveBeenCalled());
    show.mockClear();
    fireEvent.wheel(window);
    fireEvent.scroll(window);
    answer(says('Cork'));
    await screen.findByText('Cork', { selector: 'div' });
    expect(show).not.toHaveBeenCalled();
  });

  it('leaves the focus where the visitor is when the questions are used up', async () => {
    let refuse = (_response: Response): void => undefined;
    await open(
      () =>
        new Promise<Response>((resolve) => {
          refuse = resolve;
        }),
    );
    type('One more');
    press();
    const log = await screen.findByRole('region', { name: 'Questions and answers' });
    log.focus();
    refuse(says('Steel', '0'));
    await screen.findByText(/come back tomorrow/);
    expect(document.activeElement).toBe(log);
  });

  it.each([
    [
      stream([{ type: 'text-delta', id: 't', delta: 'It is' }], { isWhole: false }),
      'The answer was cut off. Please ask again.',
    ],
    [
      stream([{ type: 'error', errorText: 'This listing is not public any more.' }]),
      'This listing is not public any more.',
    ],
  ])('says so when an answer does not come to its end', async (response, words) => {
    await open(({ path }) => (path.endsWith('/messages') ? response : json(shown)));
    type('Hello');
    press();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(box().value).toBe('');
  });

  it('sends nothing while a word is being composed, with shift, or without words', async () => {
    const api = await open(() => says('x'));
    type('   ');
    press();
    type('ねこ');
    press('Enter', { isComposing: true });
    press('Enter', { keyCode: 229 });
    press('Enter', { shiftKey: true });
    expect(api.calls).toEqual([]);
  });
});
