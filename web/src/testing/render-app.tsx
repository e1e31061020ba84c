import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import account from '../../public/locales/en/account.json';
import add from '../../public/locales/en/add.json';
import auth from '../../public/locales/en/auth.json';
import billing from '../../public/locales/en/billing.json';
import publicCase from '../../public/locales/en/case.json';
import chat from '../../public/locales/en/chat.json';
import common from '../../public/locales/en/common.json';
import editing from '../../public/locales/en/editing.json';
import exports from '../../public/locales/en/exports.json';
import images from '../../public/locales/en/images.json';
import legal from '../../public/locales/en/legal.json';
import library from '../../public/locales/en/library.json';
import listing from '../../public/locales/en/listing.json';
import pages from '../../public/locales/en/pages.json';
import pricing from '../../public/locales/en/pricing.json';
import search from '../../public/locales/en/search.json';
import tasks from '../../public/locales/en/tasks.json';
import { UserStoreProvider } from '../features/account/use-user.ts';
import { createUserStore, type UserStore } from '../features/account/user-store.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { type Services, ServicesProvider } from '../lib/services.tsx';
import { memoryStore } from '../lib/storage.ts';
import { createStreamRegistry } from '../lib/stream-registry.ts';
import { createTokenStore } from '../lib/tokens.ts';

// A busy machine needs more than the second that testing-library waits by itself; what fails fails later.
configure({ asyncUtilTimeout: 15_000 });

/** What jsdom lacks and the components ask for; constant answers do. */
function completeJsdom(): void {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  Element.prototype.scrollIntoView ??= () => undefined;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

export async function testI18n() {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: {
      en: {
        account,
        add,
        auth,
        billing,
        case: publicCase,
        chat,
        common,
        editing,
        exports,
        images,
        legal,
        library,
        listing,
        pages,
        pricing,
        search,
        tasks,
      },
    },
  });
  return instance;
}

export function testServices(api: ApiClient): Services {
  const store = memoryStore();
  let made = 0;
  return {
    api,
    store,
    tokens: createTokenStore(store),
    drafts: memoryStore(),
    streams: createStreamRegistry(),
    newId: () => {
      made += 1;
      return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
    },
    now: () => new Date('2026-11-21T12:00:00Z'),
    logError: () => undefined,
    leave: () => undefined,
  };
}

/** The user state of a test: no pause before another try, failures told by their kind. */
export function testUserStore({ api, logError }: Pick<Services, 'api' | 'logError'>): UserStore {
  return createUserStore({ api, logError, wait: async () => undefined, fallback: (load) => `no ${load}` });
}

/** Shows a part of the app at an address, with its texts and the given services. */
export async function renderApp(
  children: ReactNode,
  services: Services,
  address = '/',
  user: UserStore = testUserStore(services),
) {
  completeJsdom();
  // The library keeps notices for the whole page, and files share a worker: those of an earlier file are none of this app's.
  act(() => {
    notifications.cleanQueue();
    notifications.clean();
  });
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <I18nextProvider i18n={await testI18n()}>
      <ServicesProvider value={services}>
        <UserStoreProvider value={user}>
          <QueryClientProvider client={queryClient}>
            <MantineProvider env="test">
              <RouterProvider router={router} />
            </MantineProvider>
          </QueryClientProvider>
        </UserStoreProvider>
      </ServicesProvider>
    </I18nextProvider>,
  );
  return { ...view, router, queryClient, user };
}
