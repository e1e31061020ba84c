import { createContext, useContext } from 'react';
import type { ApiClient } from './api-client.ts';
import type { KeyValueStore } from './storage.ts';
import type { StreamRegistry } from './stream-registry.ts';
import type { TokenStore } from './tokens.ts';

/** Everything outside that the app's parts use; made once at start, replaced in tests. */
export interface Services {
  api: ApiClient;
  tokens: TokenStore;
  /** Survives the tab: tokens, the export marker, display preferences. */
  store: KeyValueStore;
  /** Lives with the tab: half-written forms. */
  drafts: KeyValueStore;
  /** Live streams of chats by key. */
  streams: StreamRegistry;
  newId(): string;
  now(): Date;
  logError(error: unknown): void;
  /** Goes to an address outside the app, such as the payment provider's page. */
  leave(address: string): void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
}
