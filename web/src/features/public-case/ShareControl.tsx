import { Box, Button, Group, Text, TextInput } from '@mantine/core';
import { useClipboard, useDidUpdate } from '@mantine/hooks';
import { IconCheck, IconCopy, IconExternalLink, IconShare } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { paths } from '../../lib/paths.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSharing } from './case-queries.ts';

interface ShareControlProps {
  cardId: string;
  /** Null while the card is not published. */
  caseId: string | null;
}

function PublicLink({ address }: { address: string }) {
  const { t } = useTranslation('case');
  const clipboard = useClipboard({ timeout: 3_000 });
  return (
    <>
      <TextInput
        readOnly
        value={address}
        label={t('share.link')}
        onFocus={(event) => event.currentTarget.select()}
        error={clipboard.error === null ? undefined : t('share.copyByHand')}
        mt="md"
      />
      <Group mt="sm" gap="xs">
        <Button
          leftSection={clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => clipboard.copy(address)}
          data-autofocus
        >
          <span aria-live="polite">{t(clipboard.copied ? 'share.copied' : 'share.copy')}</span>
        </Button>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={16} />}
        >
          {t('share.open')}
        </Button>
      </Group>
    </>
  );
}

/** Publishes a listing at a public address, shows that address, and takes the listing back. */
export function ShareControl({ cardId, caseId }: ShareControlProps) {
  const { t } = useTranslation(['case', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { publish, takeBack } = useSharing(cardId);
  const isPublished = caseId !== null;
  // The pressed button has gone from the dialog: the focus goes to what replaced it.
  const nextRef = useRef<HTMLDivElement>(null);
  useDidUpdate(() => nextRef.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [isPublished]);
  const close = () => {
    setIsOpen(false);
    publish.reset();
  };
  const confirmTakeBack = () =>
    takeBack.mutate(undefined, {
      onError: (error) => showFailure(t('share.takeBackError'), error),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button variant="default" leftSection={<IconShare size={16} />} onClick={() => setIsOpen(true)}>
        {t(isPublished ? 'share.shared' : 'share.share')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        // Escape belongs to the confirmation above it.
        closeOnEscape={!isAsking}
        title={<Text fw={600}>{t('share.title')}</Text>}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <Text role="status">{t(isPublished ? 'share.isPublic' : 'share.lead')}</Text>
        <div ref={nextRef}>
          {isPublished ? (
            <>
              <PublicLink address={new URL(paths.case(caseId), window.location.origin).href} />
              <Button variant="subtle" color="red" mt="md" onClick={() => setIsAsking(true)}>
                {t('share.takeBack')}
              </Button>
            </>
          ) : (
            <>
              {publish.isError && (
                <Box mt="md">
                  <ActionFailure error={publish.error} fallback={t('share.publishError')} />
                </Box>
              )}
              <Group justify="flex-end" mt="lg" gap="xs">
                <Button variant="default" onClick={close}>
                  {t('common:actions.cancel')}
                </Button>
                <BusyButton isBusy={publish.isPending} onClick={() => publish.mutate()} data-autofocus>
                  {t('share.publish')}
                </BusyButton>
              </Group>
            </>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('share.confirmTitle')}
        text={t('share.confirmText')}
        confirmLabel={t('share.takeBack')}
        isBusy={takeBack.isPending}
        onConfirm={confirmTakeBack}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
