import type { Marketplace } from '@cardwright/contract/listings';
import { Alert, Button, Loader, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useCardFile } from './card-file-queries.ts';
import { FileChoice } from './FileChoice.tsx';
import { FileReview } from './FileReview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { useKept } from './use-kept.ts';

const none: string | null = null;

/** A file of products: choose it, look at what was found, import, see what became of each row. Survives a reload. */
export function FileImport({ marketplaces }: { marketplaces: Marketplace[] }) {
  const { t } = useTranslation('add');
  const [importId, keepImportId] = useKept('file', none);
  const { data: file, error, isPending, refetch } = useCardFile(importId);
  const another = (
    <Button variant="default" onClick={() => keepImportId(null)} style={{ alignSelf: 'start' }}>
      {t('file.another')}
    </Button>
  );
  if (importId === null) return <FileChoice onFile={(sent) => keepImportId(sent.import_id)} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <Stack>
        <Alert color="yellow" variant="light" role="alert">
          {t('errors.gone')}
        </Alert>
        {another}
      </Stack>
    );
  if (file === undefined)
    return isPending ? (
      <Loader size="sm" />
    ) : (
      <LoadFailure title={t('errors.previewFailed')} error={error} onRetry={() => void refetch()} />
    );
  if (file.status === 'uploaded')
    return <FileReview key={file.import_id} file={file} marketplaces={marketplaces} another={another} />;
  return <ImportProgress file={file} another={another} />;
}
