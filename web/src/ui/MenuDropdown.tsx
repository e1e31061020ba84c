import { Menu, type MenuDropdownProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { giveFocusBack } from './use-given-back-focus.ts';

/** The library gives a menu the focus by a timer: keys that are pressed before would be the button's, and Escape lost. */
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

/** What a menu opens: it has the focus from the moment in which it is there. */
export function MenuDropdown({ children, ...props }: MenuDropdownProps) {
  return (
    <Menu.Dropdown {...props}>
      <FirstFocus />
      {children}
    </Menu.Dropdown>
  );
}
