import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textsBackend } from './texts-backend.ts';

/**
 * Texts come from `/locales`, unless `atHand` has them already, by namespace. The numbers are the specification's
 * (section 9): 10 at once, 5 retries, 350 ms doubling.
 */
export async function createI18n(atHand: ResourceLanguage = {}): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(textsBackend())
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      ns: ['common'],
      defaultNS: 'common',
      resources: { en: atHand },
      // What is not at hand is fetched all the same.
      partialBundledLanguages: true,
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      interpolation: { escapeValue: false },
    });
  return instance;
}
