import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function TermsPage() {
  const { t } = useTranslation();
  return <Title order={1}>{t('titles.terms')}</Title>;
}
