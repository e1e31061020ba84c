import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx').then((module) => module.ExportDialog));

interface ExportButtonProps {
  cardIds: string[];
  variant?: string;
  size?: string;
  onStarted?(): void;
}

/** Opens the dialog that exports the given cards. */
export function ExportButton({ cardIds, variant = 'default', size = 'sm', onStarted }: ExportButtonProps) {
  const { t } = useTranslation('exports');
  const [isOpen, setIsOpen] = useState(false);
  /** Its code is fetched when it is first opened; then it stays mounted, so that it can close smoothly. */
  const [isNeeded, setIsNeeded] = useState(false);
  const open = () => {
    setIsNeeded(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        disabled={cardIds.length === 0}
        aria-haspopup="dialog"
        leftSection={<IconDownload size={16} />}
        onClick={open}
      >
        {t('dialog.open')}
      </Button>
      {isNeeded && (
        <LazyPart onMissing={() => setIsNeeded(false)}>
          <ExportDialog
            cardIds={cardIds}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            {...(onStarted === undefined ? {} : { onStarted })}
          />
        </LazyPart>
      )}
    </>
  );
}
