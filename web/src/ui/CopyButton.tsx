import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CopyButton.module.css';
import { copyText } from './copy-text.ts';

/** How long success is shown, in ms. */
const shownMs = 2_000;

interface CopyButtonProps {
  label: string;
  /** Called when the button is pressed. */
  text(): string;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), shownMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        className={classes.button ?? ''}
        data-state={state}
        aria-label={label}
        title={label}
        onClick={() => void copyText(text()).then((worked) => setState(worked ? 'copied' : 'failed'))}
      >
        {state === 'ready' && <IconCopy size={16} stroke={1.6} aria-hidden />}
        {state === 'copied' && <IconCheck size={16} aria-hidden />}
        {state === 'failed' && <IconX size={16} aria-hidden />}
      </ActionIcon>
      <VisuallyHidden role="status">{state !== 'ready' && t(`copy.${state}`)}</VisuallyHidden>
    </>
  );
}
