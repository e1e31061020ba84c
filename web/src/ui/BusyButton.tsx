import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentProps, useEffect, useRef } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'loading'> &
  Pick<ComponentProps<'button'>, 'type' | 'onClick' | 'aria-disabled'> & { isBusy: boolean };

/** A button that keeps its width while its request runs. Switched off, it loses the focus; it takes it back afterwards. */
export function BusyButton({ isBusy, ...button }: BusyButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) ref.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return <Button {...button} ref={ref} loading={isBusy} />;
}
