import { Component, type ReactNode } from 'react';

interface KeptPlaceProps {
  /** Of the first message. */
  firstKey: string | undefined;
  /** The box that scrolls. */
  box(): HTMLElement | null;
  children: ReactNode;
}

interface Place {
  box: HTMLElement;
  item: Element;
  top: number;
}

/** How far below the beginning of all that is scrolled the item stands, in pixels, wherever one has scrolled to. */
const depthOf = (item: Element, content: Element): number =>
  item.getBoundingClientRect().top - content.getBoundingClientRect().top;

/**
 * Keeps what is read in its place when earlier messages come in above it. Browsers do that by themselves, but not at the
 * very top, and Safari not at all. A class, for only it is asked just before the page changes.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  /** Ends what is held now. */
  #letGo = (): void => undefined;

  override getSnapshotBeforeUpdate(before: KeptPlaceProps): Place | null {
    const box = before.firstKey === this.props.firstKey ? null : this.props.box();
    if (box === null) return null;
    const { top } = box.getBoundingClientRect();
    const firstSeen = (elements: Iterable<Element>) =>
      [...elements].find((each) => each.getBoundingClientRect().bottom > top + 1);
    // First the group: to ask what is inside of one that is put aside would lay it out.
    const group = firstSeen(box.querySelectorAll('[data-group]'));
    const item = group && firstSeen(group.querySelectorAll('[data-role]'));
    if (item === undefined) return null;
    // Both together would move it twice.
    box.style.overflowAnchor = 'none';
    return { box, item, top: item.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: KeptPlaceProps, _state: unknown, place: Place | null): void {
    if (place === null) return;
    const { box, item, top } = place;
    if (item.isConnected) box.scrollTop += item.getBoundingClientRect().top - top;
    const letGo = this.#hold(place);
    // What came in above has its height only once it was near for a frame.
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(letGo)));
  }

  /** Until it is let go, what grows above the item moves the scroll along: before it is painted, so that nobody sees it. */
  #hold({ box, item }: Place): () => void {
    const content = box.firstElementChild;
    let depth = content === null ? 0 : depthOf(item, content);
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => {
            if (content === null || !item.isConnected) return;
            const now = depthOf(item, content);
            if (now !== depth) box.scrollTop += now - depth;
            depth = now;
          });
    if (content !== null) observer?.observe(content);
    const letGo = () => {
      observer?.disconnect();
      // Unless the next one has taken over.
      if (this.#letGo === letGo) box.style.overflowAnchor = '';
    };
    const before = this.#letGo;
    this.#letGo = letGo;
    before();
    return letGo;
  }

  override componentWillUnmount(): void {
    this.#letGo();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
