import type { Marketplace } from '@cardwright/contract/listings';
import type { Listing, ListingImage } from '@cardwright/listing/listing';
import type { Measured } from './measure-listing.ts';

export interface EngineRequest {
  id: number;
  listing: Listing;
  images: ListingImage[];
  marketplace: Marketplace;
}
export type EngineAnswer = Measured & { id: number };

/** The calls of a worker that the engine uses. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface ListingEngine {
  /** Measures the listing as soon as the one before is done; if several wait, only the newest is measured. */
  measure(request: Omit<EngineRequest, 'id'>): void;
  close(): void;
}

/** Talks with the worker; one question at a time, so that fast typing never queues up. */
export function createListingEngine(worker: WorkerPort, onMeasured: (measured: Measured) => void): ListingEngine {
  let made = 0;
  let isBusy = false;
  let next: Omit<EngineRequest, 'id'> | null = null;
  const send = () => {
    if (isBusy || next === null) return;
    made += 1;
    isBusy = true;
    worker.postMessage({ id: made, ...next });
    next = null;
  };
  worker.addEventListener('message', (event) => {
    const { id, ...measured } = (event as MessageEvent<EngineAnswer>).data;
    if (id !== made) return;
    isBusy = false;
    // An answer that is already outdated would only flicker.
    if (next === null) onMeasured(measured);
    send();
  });
  return {
    measure(request) {
      next = request;
      send();
    },
    close: () => worker.terminate(),
  };
}
