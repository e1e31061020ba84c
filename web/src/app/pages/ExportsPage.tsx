import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ExportsTable } from '../../features/exports/ExportsTable.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function ExportsPage() {
  const { t } = useTranslation('exports');
  return (
    <PageFrame width={1040}>
      <Text c="dimmed" mb="md">
        {t('lead')}
      </Text>
      <ExportsTable />
    </PageFrame>
  );
}
