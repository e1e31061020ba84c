import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { answeredWithin } from '../lib/answered-within.ts';
import { refuseBareKeys } from './no-bare-keys.ts';
import { textsBackend } from './texts-backend.ts';

const language = 'en';
/** Milliseconds within which an answer must begin, or the request counts as failed. */
const answerMs = 10_000;

/**
 * Texts come from `/locales`, unless `atHand` already has them, by namespace. The numbers are the specification's
 * (section 9): 10 at once, 5 retries, 350 ms doubling.
 */
export async function createI18n(atHand: ResourceLanguage = {}): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(textsBackend())
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: language,
      ns: ['common'],
      defaultNS: 'common',
      resources: { [language]: atHand },
      // Everything else is still fetched.
      partialBundledLanguages: true,
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: {
        loadPath: '/locales/{{lng}}/{{ns}}.json',
        alternateFetch: (address: string, request: RequestInit) =>
          answeredWithin(answerMs, (signal) => fetch(address, { ...request, signal })),
      },
      interpolation: { escapeValue: false },
    });
  refuseBareKeys(instance, language);
  return instance;
}
