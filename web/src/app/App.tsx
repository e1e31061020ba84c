import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Suspense, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type DataRouter, RouterProvider } from 'react-router';
import { UserStoreProvider } from '../features/account/use-user.ts';
import { createUserStore } from '../features/account/user-store.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { type Services, ServicesProvider } from '../lib/services.tsx';
import { wait } from '../lib/waiting.ts';
import { BusyScreen } from '../ui/BusyPage.tsx';
import type { Brought } from './brought.ts';
import { Notices } from './Notices.tsx';
import { startSession } from './session.ts';
import { cssVariables, theme } from './theme.ts';

const sessionEndNotice = 'session-ended';

interface AppProps {
  services: Services;
  i18n: i18n;
  router: DataRouter;
  brought: Brought;
}

export function App({ services, i18n, router, brought }: AppProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    // Marked as stale on purpose: shown at once, and requested again.
    if (brought.plans !== undefined) client.setQueryData(queryKeys.plans, brought.plans, { updatedAt: 0 });
    return client;
  });
  const [user] = useState(() => {
    const { api, logError } = services;
    return createUserStore({ api, wait, logError, fallback: (load) => i18n.t(`userErrors.${load}`) });
  });
  useEffect(
    () =>
      startSession({
        services,
        user,
        queryClient,
        router,
        events: window,
        reload: () => window.location.reload(),
        endNotice: {
          show: () => notifications.show({ id: sessionEndNotice, message: i18n.t('sessionEnded'), autoClose: false }),
          hide: () => notifications.hide(sessionEndNotice),
        },
      }),
    [services, user, queryClient, router, i18n],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesProvider value={services}>
        <UserStoreProvider value={user}>
          <QueryClientProvider client={queryClient}>
            <MantineProvider
              theme={theme}
              cssVariablesResolver={cssVariables}
              defaultColorScheme="auto"
              withCssVariables={false}
              withGlobalClasses={false}
            >
              <Notices />
              <Suspense fallback={<BusyScreen />}>
                <RouterProvider router={router} />
              </Suspense>
            </MantineProvider>
          </QueryClientProvider>
        </UserStoreProvider>
      </ServicesProvider>
    </I18nextProvider>
  );
}
