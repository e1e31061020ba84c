import { createRequire } from 'node:module';
import { decodePage } from '@cardwright/listing/extract/decode-page';
import { extractListing } from '@cardwright/listing/extract/extract-listing';
import { improveListing } from '@cardwright/listing/improve/improve-listing';
import type { Listing } from '@cardwright/listing/listing';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import { parseDocument } from 'htmlparser2';
import { parse } from 'parse5';
import { readCorpus } from './corpus.ts';
import { type Contender, measure, microsecondsACall } from './measure.ts';

const officialRules = ['author', 'date', 'description', 'image', 'lang', 'logo', 'publisher', 'title', 'url'];
const rounds = 5;
const address = 'https://shop.example.com/product';

type Metascraper = (page: { html: string; url: string }) => Promise<unknown>;

function loadMetascraper(): Metascraper {
  const require = createRequire(new URL('../rivals/package.json', import.meta.url));
  return require('metascraper')(officialRules.map((rule) => require(`metascraper-${rule}`)()));
}

const format = (value: number, digits = 2) => value.toFixed(digits).padStart(10);

async function benchExtraction(folder: string | undefined): Promise<Listing[]> {
  const pages = readCorpus(folder).map(({ name, bytes }) => ({ name, bytes, ...decodePage(bytes, null) }));
  const megabytes = pages.reduce((sum, page) => sum + page.bytes.length, 0) / 1e6;
  const metascraper = loadMetascraper();
  const contenders = (html: string): Contender[] => [
    { name: 'parse alone (htmlparser2)', work: () => parseDocument(html) },
    { name: 'parse alone (parse5)', work: () => parse(html) },
    { name: 'metascraper, official rules', work: () => metascraper({ html, url: address }) },
    { name: 'extractListing', work: () => extractListing({ html, url: address }) },
  ];
  // Each reads the whole corpus once before the clock starts; otherwise the first pages would measure the compiler.
  for (const { html } of pages) for (const { work } of contenders(html)) await work();
  const total = new Map<string, number>();
  for (const { html } of pages) {
    const times = await measure(contenders(html), rounds);
    for (const [name, time] of times) total.set(name, (total.get(name) ?? 0) + time);
  }
  const ours = total.get('extractListing') ?? Number.NaN;
  console.log(
    `Extraction: ${pages.length} pages, ${megabytes.toFixed(1)} MB, sum of the medians of ${rounds} interleaved rounds`,
  );
  console.log(`${''.padEnd(30)}${'ms a page'.padStart(10)}${'MB/s'.padStart(10)}${'time / ours'.padStart(13)}`);
  for (const [name, time] of total)
    console.log(
      `${name.padEnd(30)}${format(time / pages.length)}${format((megabytes / time) * 1_000, 1)}${`${(time / ours).toFixed(2)}x`.padStart(13)}`,
    );
  return pages.flatMap(({ html }) => {
    const extraction = extractListing({ html, url: address });
    return extraction.kind === 'product' ? [extraction.listing] : [];
  });
}

async function benchScoringAndImproving(listings: Listing[]): Promise<void> {
  const [first] = listings;
  if (first === undefined) throw new Error('no page of the corpus is a product');
  console.log(`\nScoring and improving: ${listings.length} cards, baseline JSON.stringify of the same listing`);
  console.log(`${''.padEnd(30)}${'µs a card'.padStart(10)}${'/ baseline'.padStart(13)}`);
  const cases: [string, (listing: Listing) => unknown][] = [
    ['JSON.stringify', (listing) => JSON.stringify(listing)],
    ['scoreListing, amazon', (listing) => scoreListing({ listing, images: [], marketplace: 'amazon' })],
    ['scoreListing, etsy', (listing) => scoreListing({ listing, images: [], marketplace: 'etsy' })],
    [
      'improveListing, amazon',
      (listing) =>
        improveListing({
          listing,
          images: [],
          sources: [
            {
              id: 'page',
              kind: 'page',
              text: `${listing.title}\n${listing.description}\n${listing.bullets.join('\n')}`,
            },
          ],
          marketplace: 'amazon',
        }),
    ],
  ];
  let baseline = Number.NaN;
  for (const [name, work] of cases) {
    let at = 0;
    const time = await microsecondsACall(() => work(listings[at++ % listings.length] ?? first));
    if (Number.isNaN(baseline)) baseline = time;
    console.log(`${name.padEnd(30)}${format(time, 1)}${`${(time / baseline).toFixed(1)}x`.padStart(13)}`);
  }
}

/** `npm run bench -- listing [FOLDER]` */
export async function benchListing([folder]: string[]): Promise<void> {
  await benchScoringAndImproving(await benchExtraction(folder));
}
