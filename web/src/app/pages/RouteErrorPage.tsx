import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { useServices } from '../../lib/services.tsx';

/** Shown in place of a page whose code failed or could not be loaded. */
export function RouteErrorPage() {
  const { t } = useTranslation('pages');
  const { logError } = useServices();
  const error = useRouteError();
  useEffect(() => logError(error), [error, logError]);
  return (
    <Center mih="55vh" p="md" role="alert">
      <Stack align="center" gap="sm" maw={440} ta="center">
        <Title order={1}>{t('routeError.title')}</Title>
        <Text c="dimmed">{t('routeError.text')}</Text>
        <Button mt="xs" onClick={() => window.location.reload()}>
          {t('routeError.reload')}
        </Button>
      </Stack>
    </Center>
  );
}
