import { maxChatFileBytes, maxFilesOfMessage } from '@cardwright/contract/chats';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { singlePress } from '../../../ui/single-press.ts';
import { FileChip, FileFacts, useFileSize } from '../messages/FileChip.tsx';
import type { Attachment, Attachments } from './attachments.ts';
import classes from './Composer.module.css';

/** In the megabytes of the specification's message. */
export const maxSize = Math.floor(maxChatFileBytes / 1_048_576);

function kindOf({ part, isImage, name }: Attachment) {
  if (part !== null) return part.kind;
  if (isImage) return 'image';
  const ending = name.toLowerCase().split('.').at(-1);
  return ending === 'csv' || ending === 'xlsx' || ending === 'pdf' ? ending : 'text';
}

interface AttachmentChipProps {
  attachment: Attachment;
  /** Of which the same is to be said. */
  further: readonly Attachment[];
  attachments: Attachments;
}

function AttachmentChip({ attachment, further, attachments }: AttachmentChipProps) {
  const { t } = useTranslation('chat');
  const size = useFileSize();
  const { id, bytes, status, progress, failure, part } = attachment;
  const name =
    further.length === 0 ? attachment.name : t('files.more', { name: attachment.name, count: further.length });
  const percent = Math.round(progress * 100);
  return (
    <FileChip
      name={name}
      kind={kindOf(attachment)}
      thumbnailUrl={part?.thumbnail_url ?? null}
      isFailed={status === 'failed'}
      detail={
        status === 'failed' && failure !== null ? (
          <div role="alert" className={classes.fileError}>
            {!failure.can_retry && failure.reason !== ''
              ? failure.reason
              : t(`files.errors.${failure.kind}`, { maxSize, max: maxFilesOfMessage })}
            {failure.can_retry && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('files.retryName', { name })}
                onClick={() => attachments.retry(id)}
              >
                {t('files.retry')}
              </Button>
            )}
          </div>
        ) : status === 'sending' ? (
          <>
            {t('files.sending', { percent })}
            <Progress value={percent} size="xs" mt={3} aria-label={name} />
          </>
        ) : part !== null ? (
          <FileFacts file={part} />
        ) : (
          size(bytes)
        )
      }
      action={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t(status === 'sending' ? 'files.stop' : 'files.remove', { name })}
          {...singlePress(() => attachments.remove(id, ...further.map((other) => other.id)))}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

/** The files of the message that is being written, each with its progress or its failure. */
export function AttachmentList({ list, attachments }: { list: readonly Attachment[]; attachments: Attachments }) {
  const { t } = useTranslation('chat');
  const listRef = useRef<HTMLUListElement>(null);
  // What came last is to be seen, above all why it was not taken.
  const newest = list.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined && listRef.current !== null) listRef.current.scrollTop = listRef.current.scrollHeight;
  }, [newest]);
  if (list.length === 0) return null;
  const beyond = list.filter(({ failure }) => failure?.kind === 'count');
  return (
    <ul ref={listRef} className={classes.attachments} aria-label={t('files.list')}>
      {list
        .filter((attachment) => attachment === beyond[0] || !beyond.includes(attachment))
        .map((attachment) => (
          <li key={attachment.id}>
            <AttachmentChip
              attachment={attachment}
              attachments={attachments}
              further={attachment === beyond[0] ? beyond.slice(1) : []}
            />
          </li>
        ))}
    </ul>
  );
}
