import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePortal } from './billing-calls.ts';

interface OwedPlanDialogProps {
  isPaused: boolean;
  onClose(): void;
}

/** Leads to the provider's page before another plan can be chosen, because the current one waits for its payment. */
export function OwedPlanDialog({ isPaused, onClose }: OwedPlanDialogProps) {
  const { t } = useTranslation(['billing', 'common']);
  const portal = usePortal();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Text fw={600}>{t(isPaused ? 'own.paused' : 'own.overdue')}</Text>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack>
        <Text>{t(isPaused ? 'own.pausedText' : 'own.graceOver')}</Text>
        {portal.isError && <ActionFailure error={portal.error} fallback={t('change.portalFailed')} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton isBusy={portal.isPending} onClick={() => portal.mutate()} data-autofocus>
            {t('own.manage')}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
