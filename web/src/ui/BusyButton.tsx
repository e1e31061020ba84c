import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentProps, type RefObject, useLayoutEffect } from 'react';
import { useFocusAfterWait } from './use-focus-after-wait.ts';

type BusyButtonProps = Omit<ButtonProps, 'loading'> &
  Pick<ComponentProps<'button'>, 'type' | 'title' | 'onClick' | 'onKeyDown' | 'aria-disabled'> & {
    isBusy: boolean;
    /** Gets the focus when the button disappears; must stay on the page, and be focusable. */
    heir?: RefObject<HTMLElement | null>;
  };

/** A button that keeps its width while its request runs. Disabled, it loses the focus; it takes it back afterwards. */
export function BusyButton({ isBusy, heir, ...button }: BusyButtonProps) {
  const { ref, wasBusy } = useFocusAfterWait<HTMLButtonElement>(isBusy);
  // Runs just before the button is removed; afterwards nothing tells where the focus was.
  useLayoutEffect(
    () => () => {
      const { activeElement, body } = document;
      const wasLost = wasBusy.current && activeElement === body;
      if (wasLost || ref.current === activeElement) heir?.current?.focus({ preventScroll: true });
    },
    [heir, ref, wasBusy],
  );
  return <Button {...button} ref={ref} loading={isBusy} />;
}
