import { Center, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds after which the wait needs an explanation. */
const longMs = 3_000;

export function BusyPage() {
  const { t, ready } = useTranslation('common', { useSuspense: false });
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Center mih="50vh" p="md" role="status">
      <Stack align="center" gap="sm" ta="center">
        <Loader size="sm" />
        {isLong && ready && <Text c="dimmed">{t('stillLoading')}</Text>}
      </Stack>
    </Center>
  );
}

/** Replaces everything, including the frame of the page. */
export function BusyScreen() {
  return (
    <main>
      <BusyPage />
    </main>
  );
}
