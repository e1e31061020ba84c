import { Alert, Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { plainTextOf } from '../../../lib/plain-text.ts';
import { type ChatUiMessage, textOf } from '../ui-message.ts';
import { ListItem } from './ListItem.tsx';
import classes from './Message.module.css';
import { MessageFoot } from './MessageFoot.tsx';
import { MessageParts, type RenderExport } from './MessageParts.tsx';
import { messageDateLabel } from './message-date-label.ts';

export function ThinkingIndicator({ isQueued }: { isQueued: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <div className={classes.thinking} role="status">
      <Loader type="dots" size="sm" />
      {t(isQueued ? 'message.queued' : 'message.thinking')}
    </div>
  );
}

interface AnswerViewProps {
  message: ChatUiMessage;
  today: Date;
  /** Of the last turn: measured at once, not only when it comes into view. */
  isRecent: boolean;
  /** This message is the answer that is being written. */
  isLive: boolean;
  renderExport: RenderExport;
  activeCardId: string | null;
  /** Present on an ended answer that may be asked for again. */
  onRetry?: (() => void) | undefined;
  leaf: ReactNode;
}

function RunOutcome({ message, onRetry }: Pick<AnswerViewProps, 'message' | 'onRetry'>) {
  const { t } = useTranslation('chat');
  const run = message.metadata?.run;
  if (run?.status !== 'failed' && run?.status !== 'stopped') return null;
  const isFailed = run.status === 'failed';
  const chargedText = (count: number) => t(count === 0 ? 'message.notCharged' : 'message.charged', { count });
  return (
    <Alert color={isFailed ? 'red' : 'gray'} variant="light" py="xs" title={t(`message.${run.status}`)}>
      {isFailed && run.error?.message}
      {!isFailed && run.charged !== undefined && <span>{chargedText(run.charged)} </span>}
      {!isFailed && run.charged !== undefined && (
        <Link to={paths.ledger()} className={classes.ledger}>
          {t('message.ledger')}
        </Link>
      )}
      {onRetry && (
        <div>
          <Button size="xs" variant="default" mt="xs" leftSection={<IconRefresh size={14} />} onClick={onRetry}>
            {t('message.retry')}
          </Button>
        </div>
      )}
    </Alert>
  );
}

/** An answer: its text, steps, cards and files, how it ended, and what can be done with it. */
export function AnswerView(props: AnswerViewProps) {
  const { message, today, isRecent, isLive, renderExport, activeCardId, onRetry, leaf } = props;
  const { t } = useTranslation('chat');
  const time = messageDateLabel(message.metadata?.created_at, today);
  const text = textOf(message);
  const hasEnded = message.metadata?.run?.status !== 'failed' && message.metadata?.run?.status !== 'stopped';
  return (
    <ListItem
      className={classes.message}
      data-role="assistant"
      data-message={message.id}
      data-recent={isRecent || undefined}
      aria-busy={isLive}
    >
      <VisuallyHidden>{t('message.assistant')}</VisuallyHidden>
      <MessageParts
        parts={message.parts}
        isLive={isLive}
        isCutOff={!hasEnded}
        renderExport={renderExport}
        activeCardId={activeCardId}
      />
      <RunOutcome message={message} onRetry={onRetry} />
      {!isLive && (
        <MessageFoot
          copy={text === '' ? null : { label: t('message.copy'), text: () => plainTextOf(text) }}
          action={{ label: t('message.again'), icon: IconRefresh, onClick: hasEnded ? onRetry : undefined }}
          leaf={leaf}
          time={time}
        />
      )}
    </ListItem>
  );
}
