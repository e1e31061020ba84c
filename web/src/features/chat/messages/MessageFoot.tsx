import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import classes from './Message.module.css';

interface MessageFootProps {
  /** Null when there is nothing to copy. */
  copy: { label: string; text(): string } | null;
  action: { label: string; icon: Icon; onClick: (() => void) | undefined };
  leaf: ReactNode;
  time: string;
}

/** What stands under a message: copying, what can be done with it, its other wordings and its time. */
export function MessageFoot({ copy, action, leaf, time }: MessageFootProps) {
  const { label, icon: ActionImage, onClick } = action;
  return (
    <div className={classes.meta}>
      <div className={classes.actions}>
        {copy !== null && <CopyButton label={copy.label} text={copy.text} />}
        {onClick && (
          <ActionIcon
            className={classes.action ?? ''}
            variant="subtle"
            color="gray"
            size={28}
            aria-label={label}
            title={label}
            onClick={onClick}
          >
            <ActionImage size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {leaf}
      {time !== '' && <time className={classes.time}>{time}</time>}
    </div>
  );
}
