import workerUrl from './engine-worker.ts?worker&url';
import { createListingEngine, type ListingEngine } from './listing-engine.ts';
import type { Measured } from './measure-listing.ts';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Under Trusted Types a worker's address needs a policy; this one lets only the engine's own file pass. */
function trusted(url: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory === undefined) return url;
  const createScriptURL = (asked: string) => {
    if (asked !== workerUrl) throw new TypeError('Only the engine may run in a worker.');
    return asked;
  };
  return factory.createPolicy('listing-engine', { createScriptURL }).createScriptURL(url);
}

/** Starts the listing engine in a worker, so that scoring never holds up typing; its file may be missing, too. */
export function startEngine(
  onMeasured: (measured: Measured) => void,
  onFailure: (error: unknown) => void = () => {},
): ListingEngine {
  const worker = new Worker(trusted(workerUrl), { type: 'module', name: 'listing-engine' });
  worker.addEventListener('error', ({ message }) => onFailure(new Error(`The listing engine: ${message}`)));
  return createListingEngine(worker, onMeasured);
}
