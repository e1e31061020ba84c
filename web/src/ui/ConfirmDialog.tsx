import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BusyButton } from './BusyButton.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  /** The label of the button that cancels, where "Cancel" is unclear. */
  cancelLabel?: string;
  isBusy?: boolean;
  onConfirm(): void;
  onClose(): void;
  /** Called when it has left the page. */
  onGone?(): void;
}

/** Asks before something is removed. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  onConfirm,
  onClose,
  onGone,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      {...(onGone === undefined ? {} : { onExitTransitionEnd: onGone })}
      title={<Text fw={600}>{title}</Text>}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancelLabel ?? t('actions.cancel')}
        </Button>
        <BusyButton color="red" isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
