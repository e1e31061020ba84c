import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type DataRouter, RouterProvider } from 'react-router';
import { ApiError } from '../lib/api-error.ts';
import { type Services, ServicesProvider } from '../lib/services.tsx';
import { BusyPage } from '../ui/BusyPage.tsx';
import { cssVariables, theme } from './theme.ts';

/** A refusal will be the same the next time; only lost connections and server faults are worth two more tries. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

interface AppProps {
  services: Services;
  i18n: i18n;
  router: DataRouter;
}

export function App({ services, i18n, router }: AppProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 5_000 } } }),
  );
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesProvider value={services}>
        <QueryClientProvider client={queryClient}>
          <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
            <Notifications position="bottom-right" limit={4} />
            <Suspense fallback={<BusyPage />}>
              <RouterProvider router={router} />
            </Suspense>
          </MantineProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </I18nextProvider>
  );
}
