import { Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { maxSize } from './AttachmentList.tsx';
import classes from './Composer.module.css';

/** Stands over the conversation while files are held above it. */
export function DropHint() {
  const { t } = useTranslation('chat');
  return (
    <div className={classes.drop}>
      <IconPaperclip size={28} stroke={1.5} aria-hidden />
      <Text fw={500}>{t('composer.drop')}</Text>
      <Text size="sm" c="dimmed">
        {t('composer.dropHint', { maxSize })}
      </Text>
    </div>
  );
}
