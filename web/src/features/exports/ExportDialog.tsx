import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { ExportForm } from './ExportForm.tsx';

interface ExportDialogProps {
  cardIds: string[];
  isOpen: boolean;
  onClose(): void;
  onStarted?(): void;
}

/** Format, marketplace and version of an export, and what it would warn about. */
export function ExportDialog({ cardIds, isOpen, onClose, onStarted }: ExportDialogProps) {
  const { t } = useTranslation(['exports', 'common']);
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={<Text fw={600}>{t('dialog.title', { count: cardIds.length })}</Text>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <ExportForm
        cardIds={cardIds}
        onCancel={onClose}
        onStarted={() => {
          onClose();
          onStarted?.();
        }}
      />
    </Dialog>
  );
}
