import { type CardFile, maxCardFileBytes, maxCardFileRows } from '@cardwright/contract/card-files';
import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import classes from './add-product.module.css';
import { maxFileMegabytes, useSendFile } from './card-file-queries.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.jsonld,.xml';

/** A place to drop or choose a file, with the progress of sending it. */
export function FileChoice({ onFile }: { onFile(file: CardFile): void }) {
  const { t } = useTranslation('add');
  const reset = useRef<() => void>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, progress, stop } = useSendFile(onFile);
  const take = (file: File | null | undefined) => {
    // The same file may be chosen again after it was corrected.
    reset.current?.();
    if (file === null || file === undefined || progress !== null) return;
    setProblem(file.size > maxCardFileBytes ? t('errors.fileTooLarge', { maxSize: maxFileMegabytes }) : null);
    if (file.size <= maxCardFileBytes) send.mutate(file);
  };
  const drop = useFileDrop((files) => take(files[0]));
  const wasStopped = send.error instanceof DOMException && send.error.name === 'AbortError';
  const failure = problem ?? (send.isError && !wasStopped ? messageOf(send.error, t('errors.fileUnreadable')) : null);
  return (
    <Stack gap="md">
      <div className={classes.drop} data-over={drop.isOver} {...drop.handlers}>
        <IconTableImport size={32} stroke={1.5} aria-hidden />
        <Text fw={600}>{drop.isOver ? t('file.dropNow') : t('file.drop')}</Text>
        <Text size="sm" c="dimmed" maw="60ch" ta="center">
          {t('file.hint', { rows: maxCardFileRows, maxSize: maxFileMegabytes })}
        </Text>
        <FileButton accept={accepted} onChange={take} resetRef={reset} inputProps={{ 'aria-label': t('file.choose') }}>
          {(props) => (
            <Button {...props} disabled={progress !== null}>
              {t('file.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      {progress !== null && (
        <Stack gap="xs">
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" role="status" className={classes.long ?? ''}>
              {progress.share < 1
                ? t('file.uploading', { name: progress.name, percent: Math.round(progress.share * 100) })
                : t('file.reading', { name: progress.name })}
            </Text>
            <Button variant="subtle" size="xs" onClick={stop}>
              {t('file.stop')}
            </Button>
          </Group>
          <Progress value={progress.share * 100} animated={progress.share >= 1} aria-label={t('tabs.file')} />
        </Stack>
      )}
      {failure !== null && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
    </Stack>
  );
}
