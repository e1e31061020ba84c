import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function ActivationPage() {
  const { t } = useTranslation();
  return <Title order={1}>{t('titles.activation')}</Title>;
}
