import type { CardFile } from '@cardwright/contract/card-files';
import { Alert, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CutOffNote } from '../../ui/CutOffNote.tsx';
import { FailedRows } from './FailedRows.tsx';

/** The progress of an import, and at its end what was made and what was not. */
export function ImportProgress({ file, isCutOff, another }: { file: CardFile; isCutOff: boolean; another: ReactNode }) {
  const { t } = useTranslation('add');
  const { status, progress } = file;
  const { total, created, failed, pictures_left } = progress;
  const isOver = status === 'done' || status === 'failed';
  const isMade = status === 'done' || status === 'pictures';
  const [only, second] = file.card_ids;
  const said = () => {
    if (isOver) return t(status === 'done' ? 'file.done' : 'file.failedImport');
    if (status === 'pictures') return t('file.running.pictures', { count: pictures_left });
    return status === 'creating'
      ? t('file.running.creating', { done: created + failed, total })
      : t('file.running.reading');
  };
  return (
    <Stack gap="lg">
      <Title order={2} size="h4">
        <bdi>{file.file_name}</bdi>
      </Title>
      <Stack gap="xs">
        <Text role="status" fw={isOver ? 600 : 400}>
          {said()}
        </Text>
        {!isOver && (
          <>
            <Progress
              value={total === 0 ? 0 : ((created + failed) / total) * 100}
              animated={status !== 'pictures'}
              aria-label={t('file.running.reading')}
            />
            {isCutOff ? (
              <CutOffNote />
            ) : (
              <Text size="sm" c="dimmed">
                {t('file.keepOpen')}
              </Text>
            )}
          </>
        )}
      </Stack>
      {status === 'failed' && (
        <Alert color="red" variant="light" role="alert">
          {file.error_message}
        </Alert>
      )}
      {(isMade || created > 0) && <Text>{t('file.created', { count: created })}</Text>}
      {isOver && <FailedRows rows={file.failed_rows} count={failed} fileName={file.file_name} />}
      <Group>
        {isMade && created > 0 && (
          <ButtonLink to={only !== undefined && second === undefined ? paths.listingPreview(only) : paths.library()}>
            {t(only !== undefined && second === undefined ? 'file.openCard' : 'file.openLibrary')}
          </ButtonLink>
        )}
        {isOver && another}
      </Group>
    </Stack>
  );
}
