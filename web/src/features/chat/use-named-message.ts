import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ChatUiMessage } from './ui-message.ts';
import type { EarlierState } from './use-message-history.ts';

/** How long a message that the address names is marked, in ms. */
const markedMs = 4_000;
/** As many as the server gives: whoever looks for one message waits for all after it. */
const mostAtOnce = 200;
/** The place is found when the message has not moved for so many frames; a page that goes on moving is left alone. */
const stillFrames = 4;
const mostFrames = 40;
const namePrefix = '#message-';

/** The message that an address names by its part after `#`. */
export const namedMessageId = (hash: string): string | null =>
  hash.startsWith(namePrefix) ? hash.slice(namePrefix.length) : null;

interface NamedMessageOptions {
  messages: readonly ChatUiMessage[];
  hasEarlier: boolean;
  earlierState: EarlierState;
  loadEarlier(count: number): Promise<void>;
  /** The list does not follow its end any more. */
  leaveEnd(): void;
  box(): HTMLElement | null;
}

/** Leads to the message that the address names, as a hit of the search does: loads the pages up to it, scrolls there and marks it. */
export function useNamedMessage({ messages, ...list }: NamedMessageOptions): void {
  const { hash, key } = useLocation();
  const { hasEarlier, earlierState, loadEarlier, leaveEnd, box } = list;
  /** The move that has been answered already. */
  const doneRef = useRef<string | null>(null);
  const id = namedMessageId(hash);
  useEffect(() => {
    const move = `${key} ${id}`;
    if (id === null || doneRef.current === move) return;
    const element = [...(box()?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].find(
      ({ dataset }) => dataset.message === id,
    );
    if (element === undefined) {
      if (hasEarlier && earlierState === 'ready' && !messages.some((message) => message.id === id))
        void loadEarlier(mostAtOnce);
      return;
    }
    doneRef.current = move;
    leaveEnd();
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    // The middle of what is higher than the box would be somewhere in its text.
    const isHigh = () => element.offsetHeight > (box()?.clientHeight ?? 0);
    const show = () => element.scrollIntoView({ block: isHigh() ? 'start' : 'center' });
    const top = () => element.getBoundingClientRect().top;
    // What comes into view is measured only then, which moves the rest, and so on.
    const settle = (frames: number, before: number, still: number) => {
      show();
      const now = top();
      const isStill = Math.abs(now - before) < 1 ? still + 1 : 0;
      if (frames > 0 && isStill < stillFrames) requestAnimationFrame(() => settle(frames - 1, now, isStill));
    };
    settle(mostFrames, Number.NaN, 0);
    element.dataset.marked = '';
    setTimeout(() => delete element.dataset.marked, markedMs);
  }, [id, key, messages, hasEarlier, earlierState, loadEarlier, leaveEnd, box]);
}
