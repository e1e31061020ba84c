import { Modal, type ModalProps } from '@mantine/core';
import { useRef } from 'react';
import { useGivenBackFocus } from './use-given-back-focus.ts';

/** The library's dialog, also for when it is mounted already open, or is closed at once. */
export function Dialog({ onExitTransitionEnd, ...props }: ModalProps) {
  const ref = useRef<HTMLDivElement>(null);
  const giveFocusBack = useGivenBackFocus(props.opened, ref);
  const onGone = () => {
    giveFocusBack();
    onExitTransitionEnd?.();
  };
  return <Modal {...props} ref={ref} returnFocus={false} onExitTransitionEnd={onGone} />;
}
