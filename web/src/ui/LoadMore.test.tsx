import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { LoadMore } from './LoadMore.tsx';

afterEach(cleanup);

interface Shown {
  items: string[];
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  error: unknown;
}

const begun: Shown = { items: ['a', 'b'], hasNextPage: true, isFetchingNextPage: false, error: null };

interface Seen {
  asked: number;
  show(change: Partial<Shown>): void;
}

/** A list whose answers the test gives with `show`. */
function Listed({ seen }: { seen: Seen }) {
  const [shown, setShown] = useState(begun);
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    seen.show = (change) => setShown((before) => ({ ...before, isFetchingNextPage: false, ...change }));
  }, [seen]);
  const fetchNextPage = () => {
    seen.asked += 1;
    setShown((before) => ({ ...before, isFetchingNextPage: true }));
  };
  return (
    <>
      <ul ref={listRef} aria-label="Letters">
        {shown.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <LoadMore list={{ ...shown, isFetchNextPageError: shown.error !== null, fetchNextPage }} listRef={listRef} />
      <input aria-label="Other" />
    </>
  );
}

async function open() {
  const seen: Seen = { asked: 0, show: () => undefined };
  await renderApp(<Listed seen={seen} />, testServices(fakeApi(() => json({}))));
  const more = await screen.findByRole('button', { name: 'Load more' });
  return { seen, more, user: userEvent.setup() };
}

const gone = () => expect.poll(() => screen.queryByRole('button', { name: 'Load more' })).toBeNull();

describe('the way to the next page', () => {
  it('keeps the focus while it loads and while there are further pages, and asks once at a time', async () => {
    const { seen, more, user } = await open();
    await user.click(more);
    await user.click(more);
    expect(seen.asked).toBe(1);
    expect(document.activeElement).toBe(more);
    seen.show({ items: ['a', 'b', 'c'] });
    await screen.findByText('c');
    expect(document.activeElement).toBe(more);
  });

  it('gives the focus to the first new item when it goes', async () => {
    const { seen, more, user } = await open();
    await user.click(more);
    seen.show({ items: ['a', 'b', 'c', 'd'], hasNextPage: false });
    await gone();
    expect(document.activeElement?.textContent).toBe('c');
  });

  it('gives it to the list when nothing new came, and leaves it where somebody took it', async () => {
    const { seen, more, user } = await open();
    await user.click(more);
    seen.show({ hasNextPage: false });
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Letters' }));
    seen.show({ hasNextPage: true });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    const other = screen.getByLabelText('Other');
    await user.click(other);
    seen.show({ items: ['a', 'b', 'c'], hasNextPage: false });
    await gone();
    expect(document.activeElement).toBe(other);
  });

  it('stays with the reason when the page did not come', async () => {
    const { seen, more, user } = await open();
    await user.click(more);
    seen.show({ error: new TypeError('network error') });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(document.activeElement).toBe(more);
    await user.click(more);
    expect(seen.asked).toBe(2);
  });
});
