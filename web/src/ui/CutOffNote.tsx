import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Beside work of the server that the page cannot follow now: what is shown may be behind. */
export function CutOffNote() {
  const { t } = useTranslation('common');
  return (
    <Text size="sm" role="status">
      {t('errors.cutOff')}
    </Text>
  );
}
