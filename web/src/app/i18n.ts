import { createInstance, type i18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

/** Texts come from `/locales`; the numbers are the specification's (section 9): 10 at once, 5 retries, 350 ms doubling. */
export async function createI18n(): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      ns: ['common'],
      defaultNS: 'common',
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      interpolation: { escapeValue: false },
    });
  return instance;
}
