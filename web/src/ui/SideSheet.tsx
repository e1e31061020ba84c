import { Drawer, type DrawerProps } from '@mantine/core';
import { useRef } from 'react';
import { useGivenBackFocus } from './use-given-back-focus.ts';

/** The library's drawer, also for when it is closed as soon as it opens. */
export function SideSheet(props: Omit<DrawerProps, 'onExitTransitionEnd' | 'returnFocus'>) {
  const ref = useRef<HTMLDivElement>(null);
  const onGone = useGivenBackFocus(props.opened, ref);
  return <Drawer {...props} ref={ref} returnFocus={false} onExitTransitionEnd={onGone} />;
}
