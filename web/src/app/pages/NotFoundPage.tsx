import { Center, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('pages');
  return (
    <Center mih="55vh">
      <Stack align="center" gap="md" maw={440} ta="center">
        <Text className="tabular" fz={56} fw={600} lh={1} c="var(--app-accent-text)" aria-hidden>
          404
        </Text>
        <Title order={1}>{t('notFound.title')}</Title>
        <Text c="dimmed">{t('notFound.text')}</Text>
        <Group justify="center" mt="xs">
          <ButtonLink to={paths.landing()}>{t('notFound.home')}</ButtonLink>
          <ButtonLink to={paths.about()} variant="default">
            {t('notFound.learnMore')}
          </ButtonLink>
        </Group>
      </Stack>
    </Center>
  );
}
