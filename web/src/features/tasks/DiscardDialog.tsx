import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface DiscardDialogProps {
  isOpen: boolean;
  onConfirm(): void;
  onClose(): void;
  onGone?(): void;
}

/** Asks before an unsaved task is discarded. */
export function DiscardDialog({ isOpen, onConfirm, onClose, onGone }: DiscardDialogProps) {
  const { t } = useTranslation('tasks');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('discard.title')}
      text={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.goOn')}
      onConfirm={onConfirm}
      onClose={onClose}
      {...(onGone === undefined ? {} : { onGone })}
    />
  );
}
