import { maxImageBytes } from '@cardwright/contract/images';
import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './EditableGallery.module.css';
import type { Upload, UploadQueue } from './upload-queue.ts';

export const maxSize = Math.floor(maxImageBytes / 1_048_576);

/** Files on their way, each with its progress or its failure. */
export function UploadList({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  const { t } = useTranslation('images');
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={t('upload.list')}>
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} queue={queue} />
      ))}
    </ul>
  );
}

function UploadLine({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { t } = useTranslation('images');
  const { id, file, status, failure } = upload;
  const percent = Math.round(upload.progress * 100);
  const dismiss = t(failure === null ? 'upload.stop' : 'upload.dismiss', { name: file.name });
  return (
    <li className={classes.upload}>
      <div className={classes.uploadLine}>
        <span className={classes.fileName} title={file.name}>
          <bdi>{file.name}</bdi>
        </span>
        {status === 'waiting' && <Text size="xs">{t('upload.waiting')}</Text>}
        {status === 'sending' && (
          <Text size="xs" className="tabular">
            {t('upload.sending', { percent })}
          </Text>
        )}
        {status === 'adding' && <Text size="xs">{t('upload.adding')}</Text>}
        {failure?.can_retry && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconRefresh size={14} />}
            aria-label={t('upload.retryName', { name: file.name })}
            onClick={() => queue.retry(id)}
          >
            {t('upload.retry')}
          </Button>
        )}
        <ActionIcon variant="subtle" color="gray" size={26} aria-label={dismiss} onClick={() => queue.dismiss(id)}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      {failure === null ? (
        <Progress value={percent} size="xs" mt={6} animated={status === 'adding'} aria-label={file.name} />
      ) : (
        <div role="alert">
          <Text size="xs" c="red">
            {(failure.kind === 'type' || failure.kind === 'too_large') && failure.reason !== ''
              ? failure.reason
              : t(`upload.errors.${failure.kind}`, { maxSize })}
          </Text>
          {(failure.kind === 'upload' || failure.kind === 'gallery') && failure.reason !== '' && (
            <Text size="xs" c="dimmed">
              {failure.reason}
            </Text>
          )}
        </div>
      )}
    </li>
  );
}
