import { Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePathSummary } from '../use-path-label.ts';
import classes from './editing.module.css';
import { useEditing, useEditorState } from './editing.tsx';

/** Whether what is on the screen is saved; announced only when it is not, or when another tab made changes. */
export function SaveState() {
  const { t } = useTranslation('editing');
  const summaryOf = usePathSummary();
  const status = useEditorState((state) => state.status);
  const refusal = useEditorState((state) => state.refusal);
  const takenIn = useEditorState((state) => state.takenIn);
  const isBad = status === 'retrying' || status === 'refused' || status === 'conflict';
  const Icon = isBad ? IconAlertTriangle : status === 'saved' ? IconCloudCheck : IconCloudUp;
  const words =
    status === 'refused' && refusal !== null && refusal !== ''
      ? `${t('status.refused')}: ${refusal}`
      : t(`status.${status}`);
  const { author } = useEditing().card.current;
  const others =
    takenIn.length === 0 ? '' : t(author === 'assistant' ? 'writtenAnew' : 'takenIn', { fields: summaryOf(takenIn) });
  return (
    <div className={`${classes.saveState} screen-only`} data-bad={isBad} data-status={status}>
      <Icon size={16} aria-hidden />
      <Text size="sm" component="span" title={status === 'saved' ? undefined : t('statusHint')}>
        {words}
      </Text>
      {others !== '' && (
        <Text size="sm" component="span">
          {others}
        </Text>
      )}
      <VisuallyHidden role="status">{`${isBad ? words : ''} ${others}`.trim()}</VisuallyHidden>
    </div>
  );
}
