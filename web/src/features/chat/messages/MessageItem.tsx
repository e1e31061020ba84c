import { Alert, Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import classes from './Message.module.css';
import { MessageParts, type RenderExport } from './MessageParts.tsx';
import { messageDateLabel } from './message-date-label.ts';
import { type ChatUiMessage, type ChatUiPart, textOf } from '../ui-message.ts';

interface MessageItemProps {
  message: ChatUiMessage;
  now: Date;
  /** This message is the answer that is being written. */
  isLive: boolean;
  renderExport: RenderExport;
  /** Present on an ended answer that may be asked for again. */
  onRetry?: (() => void) | undefined;
}

export function ThinkingIndicator({ isQueued }: { isQueued: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <div className={classes.thinking} role="status">
      <Loader type="dots" size="sm" />
      {t(isQueued ? 'message.queued' : 'message.thinking')}
    </div>
  );
}

function RunOutcome({ message, onRetry }: Pick<MessageItemProps, 'message' | 'onRetry'>) {
  const { t } = useTranslation('chat');
  const run = message.metadata?.run;
  if (run?.status !== 'failed' && run?.status !== 'stopped') return null;
  const isFailed = run.status === 'failed';
  const chargedText = (count: number) => t(count === 0 ? 'message.notCharged' : 'message.charged', { count });
  return (
    <Alert color={isFailed ? 'red' : 'gray'} variant="light" py="xs" title={t(`message.${run.status}`)}>
      {isFailed && run.error?.message}
      {!isFailed && run.charged !== undefined && <span>{chargedText(run.charged)} </span>}
      {!isFailed && run.charged !== undefined && <Link to={paths.ledger()}>{t('message.ledger')}</Link>}
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

function EarlierAnswers({ message, renderExport }: Pick<MessageItemProps, 'message' | 'renderExport'>) {
  const { t } = useTranslation('chat');
  const earlier = message.metadata?.alternatives ?? [];
  if (earlier.length === 0) return null;
  return (
    <details className={classes.earlier}>
      <summary>{t('message.earlier', { count: earlier.length })}</summary>
      {earlier.map((answer) => (
        <div key={answer.id}>
          <MessageParts parts={answer.parts as unknown as ChatUiPart[]} isLive={false} renderExport={renderExport} />
        </div>
      ))}
    </details>
  );
}

export const MessageItem = memo(({ message, now, isLive, renderExport, onRetry }: MessageItemProps) => {
  const { t } = useTranslation('chat');
  const isUser = message.role === 'user';
  const time = messageDateLabel(message.metadata?.created_at, now);
  return (
    <li className={`${classes.message} ${isUser ? classes.user : ''}`} data-role={message.role}>
      <VisuallyHidden>{t(isUser ? 'message.you' : 'message.assistant')}</VisuallyHidden>
      {isUser ? (
        <div className={classes.bubble}>{textOf(message)}</div>
      ) : (
        <>
          <EarlierAnswers message={message} renderExport={renderExport} />
          <MessageParts parts={message.parts} isLive={isLive} renderExport={renderExport} />
          <RunOutcome message={message} onRetry={onRetry} />
        </>
      )}
      {time !== '' && !isLive && <time className={classes.time}>{time}</time>}
    </li>
  );
});
MessageItem.displayName = 'MessageItem';
