import { Button } from '@mantine/core';
import { IconGauge, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { BulkAction } from './bulk-queries.ts';

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx').then((module) => module.BulkDialog));

interface BulkWorkProps {
  cardIds: string[];
  /** With the id of the job. */
  onStarted(jobId: string): void;
}

/** Buttons for work on the chosen cards. */
export function BulkWork({ cardIds, onStarted }: BulkWorkProps) {
  const { t } = useTranslation('library');
  const [asked, setAsked] = useState<BulkAction | null>(null);
  return (
    <>
      <Button variant="default" leftSection={<IconGauge size={16} />} onClick={() => setAsked('score')}>
        {t('bulk.score.button')}
      </Button>
      <Button variant="default" leftSection={<IconSparkles size={16} />} onClick={() => setAsked('improve')}>
        {t('bulk.improve.button')}
      </Button>
      {asked !== null && (
        <LazyPart onMissing={() => setAsked(null)}>
          <BulkDialog
            action={asked}
            cardIds={cardIds}
            onStarted={({ id }) => {
              setAsked(null);
              onStarted(id);
            }}
            onClose={() => setAsked(null)}
          />
        </LazyPart>
      )}
    </>
  );
}
