import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Logo() {
  const { t } = useTranslation();
  return (
    <Group gap={8} wrap="nowrap" component="span">
      <img src="/logo.svg" alt="" width={24} height={24} />
      <Text component="span" fw={600} fz="lg" lts={-0.2}>
        {t('productName')}
      </Text>
    </Group>
  );
}
