import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { forgetMissing, isMissingCode } from '../../lib/missing-code.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

/** Shown in place of a page whose code failed or could not be loaded. Both ways out reload the whole app. */
export function RouteErrorPage() {
  const { t } = useTranslation();
  const { logError } = useServices();
  const error = useRouteError();
  useEffect(() => {
    logError(error);
    forgetMissing(error);
  }, [error, logError]);
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (!isMissing) return;
    const left = new AbortController();
    // Of the page itself, see public/start-watch.js. Nothing is shown that a reload could lose.
    void window.reloadWhenBack?.(left.signal, true);
    return () => left.abort();
  }, [isMissing]);
  return (
    <Center mih="55vh" p="md" role="alert">
      <Stack align="center" gap="sm" maw={440} ta="center">
        <Title order={1}>{t(isMissing ? 'routeError.missingTitle' : 'routeError.title')}</Title>
        <Text c="dimmed">{t(isMissing ? 'routeError.missingText' : 'routeError.text')}</Text>
        <Group justify="center" mt="xs">
          <Button onClick={() => window.location.reload()}>{t('routeError.reload')}</Button>
          <Button component="a" href={paths.landing()} variant="default">
            {t('actions.goHome')}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}

/** For when the frame of the page failed too. */
export function RouteErrorScreen() {
  return (
    <main>
      <RouteErrorPage />
    </main>
  );
}
