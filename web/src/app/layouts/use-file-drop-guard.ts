import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/use-signed-in.ts';

const missed = 'missed-file-drop';

/** Whether files come to an element that neither we nor the browser has a use for. */
const isMissed = (event: DragEvent): boolean =>
  !event.defaultPrevented &&
  event.dataTransfer?.types.includes('Files') === true &&
  !(event.target instanceof HTMLInputElement && event.target.type === 'file');

/** A file dropped beside the places for it would open in place of the page, and take away what is being written. */
export function useFileDropGuard(): void {
  const { t } = useTranslation();
  const isSignedIn = useSignedIn();
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (isMissed(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (!isMissed(event)) return;
      event.preventDefault();
      // Guests have no place for files.
      if (!isSignedIn) return;
      notifications.hide(missed);
      notifications.show({ id: missed, color: 'yellow', title: t('missedDrop.title'), message: t('missedDrop.text') });
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [t, isSignedIn]);
}
