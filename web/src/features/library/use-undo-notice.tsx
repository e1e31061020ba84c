import { Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { useUndeleteCards } from './card-list-queries.ts';

/** How long a deletion can be taken back by its notice; the server keeps the cards for longer. */
const undoNoticeMs = 10_000;

/** The notice after a deletion, with a way back; Ctrl+Z does the same while it stands. */
export function useUndoNotice(onUndone: () => void): (deletionId: string, count: number) => void {
  const { t } = useTranslation('library');
  const undelete = useUndeleteCards();
  const openRef = useRef<string | null>(null);
  const undo = (deletionId: string) => {
    notifications.hide(deletionId);
    if (openRef.current === deletionId) openRef.current = null;
    undelete.mutate(deletionId, {
      onSuccess: onUndone,
      onError: (error) => showFailure(t('errors.undo'), error),
    });
  };
  useHotkeys([['mod+Z', () => openRef.current !== null && undo(openRef.current)]]);
  return (deletionId, count) => {
    openRef.current = deletionId;
    notifications.show({
      id: deletionId,
      autoClose: undoNoticeMs,
      onClose: () => {
        if (openRef.current === deletionId) openRef.current = null;
      },
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{t('deleted', { count })}</Text>
          <Button variant="subtle" size="compact-sm" onClick={() => undo(deletionId)}>
            {t('undo')}
          </Button>
        </Group>
      ),
    });
  };
}
