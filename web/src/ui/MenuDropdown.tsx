import { Menu, type MenuDropdownProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { giveFocusBack } from './use-given-back-focus.ts';

/** The library focuses a menu by a timer: keys pressed before that would go to the button, and Escape would be lost. */
function FirstFocus() {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const menu = ref.current?.closest('[role=menu]') ?? null;
    menu?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus({ preventScroll: true });
    return () => giveFocusBack(opener, menu);
  }, []);
  return <span ref={ref} hidden />;
}

/** A menu's dropdown that has the focus from the moment it appears. */
export function MenuDropdown({ children, ...props }: MenuDropdownProps) {
  return (
    <Menu.Dropdown {...props}>
      <FirstFocus />
      {children}
    </Menu.Dropdown>
  );
}
