// @vitest-environment node
import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { createListingEngine, type EngineRequest } from './listing-engine.ts';
import { type Measured, measureListing } from './measure-listing.ts';

it('asks for one listing at a time and drops those that newer ones have overtaken', () => {
  const asked: EngineRequest[] = [];
  const port = new EventTarget();
  const worker = Object.assign(port, {
    postMessage: (request: EngineRequest) => asked.push(request),
    terminate: () => {},
  });
  const measured: Measured[] = [];
  const engine = createListingEngine(worker as never, (answer) => measured.push(answer));
  const answer = () => {
    const { id, listing, images, marketplace } = asked.at(-1) as EngineRequest;
    port.dispatchEvent(new MessageEvent('message', { data: { id, ...measureListing(listing, images, marketplace) } }));
  };
  const ask = (title: string) =>
    engine.measure({ listing: { ...emptyListing, title }, images: [], marketplace: 'generic' });
  for (const title of ['B', 'Bo', 'Bot', 'Bottle']) ask(title);
  expect(asked.map(({ listing }) => listing.title)).toEqual(['B']);
  answer();
  expect(asked.map(({ listing }) => listing.title)).toEqual(['B', 'Bottle']);
  expect(measured).toEqual([]);
  answer();
  expect(measured.map(({ counters }) => counters.title?.length)).toEqual([6]);
});
