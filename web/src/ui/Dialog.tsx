import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The library's dialog for what may come to the page already open, or leave it at once: the library gives the focus back
 * only to what it saw opening and closing.
 */
export function Dialog({ onExitTransitionEnd, ...props }: ModalProps) {
  const { opened } = props;
  const ref = useRef<HTMLDivElement>(null);
  const openerRef = useRef<Element | null>(null);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (opened) openerRef.current = document.activeElement;
  }, [opened]);
  const giveFocusBack = useEffectEvent(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || ref.current?.contains(activeElement) === true;
    if (isLost && openerRef.current instanceof HTMLElement) openerRef.current.focus({ preventScroll: true });
  });
  // After the page has become what it is without the dialog: a button that waited for it can be used again.
  useEffect(() => {
    if (!opened) return;
    return () => giveFocusBack();
  }, [opened]);
  // Once more when it is gone: closed as soon as it came, it took the focus after it had been given back.
  const onGone = () => {
    giveFocusBack();
    onExitTransitionEnd?.();
  };
  return <Modal {...props} ref={ref} returnFocus={false} onExitTransitionEnd={onGone} />;
}
