/// <reference lib="webworker" />
import type { EngineAnswer, EngineRequest } from './listing-engine.ts';
import { measureListing } from './measure-listing.ts';

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  const answer: EngineAnswer = { id: data.id, ...measureListing(data.listing, data.images, data.marketplace) };
  self.postMessage(answer);
});
