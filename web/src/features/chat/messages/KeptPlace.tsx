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

/**
 * Keeps what is read in its place when earlier messages come in above it. Browsers do that by themselves, but not at the
 * very top, and Safari not at all. A class, for only it is asked just before the page changes.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeptPlaceProps): Place | null {
    const box = before.firstKey === this.props.firstKey ? null : this.props.box();
    if (box === null) return null;
    const { top } = box.getBoundingClientRect();
    const firstSeen = (elements: Iterable<Element>) =>
      [...elements].find((each) => each.getBoundingClientRect().bottom > top + 1);
    // First the group: to ask what is inside of one that is put aside would lay it out.
    const group = firstSeen(box.querySelectorAll('[data-group]'));
    const item = group && firstSeen(group.querySelectorAll('[data-role]'));
    // Both together would move it twice.
    box.style.overflowAnchor = 'none';
    return item === undefined ? null : { box, item, top: item.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: KeptPlaceProps, _state: unknown, place: Place | null): void {
    if (place === null) return;
    const { box, item, top } = place;
    if (item.isConnected) box.scrollTop += item.getBoundingClientRect().top - top;
    requestAnimationFrame(() => {
      box.style.overflowAnchor = '';
    });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
