import type { Marketplace } from '@cardwright/contract/listings';
import { Alert, Button, Loader, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import classes from './add-product.module.css';
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
  const placeRef = useRef<HTMLDivElement>(null);
  const another = (
    <Button variant="default" onClick={() => keepImportId(null)} style={{ alignSelf: 'start' }}>
      {t('file.another')}
    </Button>
  );
  const step = (): { name: string; content: ReactNode } => {
    if (importId === null)
      return { name: 'choice', content: <FileChoice onFile={(sent) => keepImportId(sent.import_id)} /> };
    if (error instanceof ApiError && error.status === 404)
      return {
        name: 'gone',
        content: (
          <Stack>
            <Alert color="yellow" variant="light" role="alert">
              {t('errors.gone')}
            </Alert>
            {another}
          </Stack>
        ),
      };
    if (file === undefined)
      return {
        name: 'loading',
        content: isPending ? (
          <Loader size="sm" />
        ) : (
          <LoadFailure title={t('errors.previewFailed')} error={error} onRetry={() => void refetch()} />
        ),
      };
    if (file.status === 'uploaded')
      return {
        name: file.import_id,
        content: <FileReview file={file} marketplaces={marketplaces} another={another} />,
      };
    return { name: 'progress', content: <ImportProgress file={file} isCutOff={error !== null} another={another} /> };
  };
  const { name, content } = step();
  const shownRef = useRef(name);
  // With a step goes the button that led on from it, and with that the focus.
  useEffect(() => {
    if (shownRef.current !== name && document.activeElement === document.body)
      placeRef.current?.focus({ preventScroll: true });
    shownRef.current = name;
  }, [name]);
  return (
    <section key={name} ref={placeRef} tabIndex={-1} className={classes.step} aria-label={t('tabs.file')}>
      {content}
    </section>
  );
}
