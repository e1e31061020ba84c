import { List, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const principles = ['grounded', 'sum', 'kept', 'yours'] as const;

export function AboutPage() {
  const { t } = useTranslation('pages');
  return (
    <Stack gap="xl">
      <Title order={1}>{t('about.title')}</Title>
      <Text fz="lg">{t('about.mission')}</Text>
      <section>
        <Title order={2} mb="sm">
          {t('about.howTitle')}
        </Title>
        <Text fz="lg">{t('about.how')}</Text>
      </section>
      <section>
        <Title order={2} mb="sm">
          {t('about.principlesTitle')}
        </Title>
        <List spacing="sm" size="lg">
          {principles.map((principle) => (
            <List.Item key={principle}>{t(`about.principles.${principle}`)}</List.Item>
          ))}
        </List>
      </section>
      <section>
        <Title order={2} mb="sm">
          {t('about.contactTitle')}
        </Title>
        <Text fz="lg">{t('about.contact')}</Text>
      </section>
    </Stack>
  );
}
