import { describe, expect, it } from 'vitest';
import { fixtureHtml } from '../src/extract/fixtures/read-fixture.ts';
import { marketplaceIds } from '../src/marketplaces/profiles.ts';
// Loaded here and not within the first test that calls them, whose time is limited.
import './commands/export.ts';
import './commands/ground.ts';
import './commands/improve.ts';
import { exitStatus, Fault } from './fault.ts';
import { runCommandLine } from './run.ts';
import { type Terminal, TooLargeFault } from './terminal.ts';

interface Call {
  status: number;
  output: string;
  errors: string[];
  written: Record<string, string>;
}

const bottle = { title: 'Norvik Steel Bottle 950 ml', brand: 'Norvik', bullets: ['Straw lid'] };
const trip = { title: 'Blue Norvik Bottle', bullets: ['Holds 32 oz of water', 'For trips'] };
const files: Record<string, string> = {
  'page.html': fixtureHtml('woocommerce'),
  'article.html': '<html><title>News</title><article>Text</article></html>',
  'bottle.json': JSON.stringify(bottle),
  'trip.json': JSON.stringify(trip),
  'empty.json': '',
  'broken.json': '{"title": "Lamp',
  'list.json': JSON.stringify([bottle, { title: 'Lamp' }]),
  'notes.txt': 'Norvik Steel Bottle with a straw lid. It holds 32 oz.',
  'huge.html': '',
};

/** Runs a call without a process: files are those above, `-` is `input`. */
async function call(args: string[], world: { input?: string; terminal?: boolean } = {}): Promise<Call> {
  const result: Call = { status: -1, output: '', errors: [], written: {} };
  const terminal: Terminal = {
    inputIsTerminal: world.terminal ?? false,
    outputIsTerminal: world.terminal ?? false,
    now: () => '2026-11-21T00:00:00.000Z',
    say: (line) => result.errors.push(line),
    read: async (file, limit) => {
      if (file === 'huge.html') throw new TooLargeFault(file, limit);
      const content = file === '-' ? (world.input ?? '') : files[file];
      if (content === undefined) throw new Fault(exitStatus.noInput, `${file} cannot be opened.`);
      return new TextEncoder().encode(content);
    },
    write: async (chunks, file) => {
      let text = '';
      for await (const chunk of chunks)
        text += typeof chunk === 'string' ? chunk : new TextDecoder('latin1').decode(chunk);
      if (file === null) result.output += text;
      else result.written[file] = text;
    },
  };
  result.status = await runCommandLine(args, terminal, '1.2.3');
  return result;
}

const json = (found: Call) => JSON.parse(found.output);

describe('extract', () => {
  it('prints the listing with what belongs to it', async () => {
    const found = await call(['extract', 'page.html', '--url', 'https://shop.example/p']);
    expect(found.status).toBe(0);
    expect(Object.keys(json(found))).toEqual(['listing', 'images', 'variants', 'origins', 'warnings']);
    expect(json(found).listing).toMatchObject({ title: 'Lampa Lumo Mini', brand: 'Lumo' });
    expect(json(found).images[0]).toEqual({ url: expect.stringMatching(/^https:/), alt: expect.any(String) });
  });

  it('reads standard input, and pasted text', async () => {
    expect(json(await call(['extract'], { input: files['page.html'] ?? '' })).listing.title).toBe('Lampa Lumo Mini');
    const found = await call(['extract', '-', '--text'], {
      input: 'Norvik Steel Bottle\n\nCapacity: 950 ml\nPrice: 20 USD',
    });
    expect(json(found).listing.price).toEqual({ amount: '20', currency: 'USD' });
  });

  it('prints why a page is no product, with status 2', async () => {
    const found = await call(['extract', 'article.html']);
    expect(found.status).toBe(2);
    expect(json(found)).toEqual({
      failure: { code: 'not_a_product', reason: expect.any(String), message: expect.any(String) },
    });
  });

  it.each(['empty.json', 'huge.html'])('refuses %s', async (file) => {
    const found = await call(['extract', file, '--pick', 'listing']);
    expect(found.status).toBe(2);
    expect(json(found).failure.code).toBe(file === 'huge.html' ? 'too_large' : 'not_a_product');
  });
});

describe('the commands on a listing', () => {
  it('take the whole answer of extract and a bare listing alike', async () => {
    const answer = await call(['extract', 'page.html']);
    const whole = await call(['score', '-', '-m', 'etsy'], { input: answer.output });
    const bare = await call(['score', '-m', 'etsy'], { input: JSON.stringify(json(answer).listing) });
    expect(json(whole)).toMatchObject({ marketplace: 'etsy', total: expect.any(Number) });
    expect(json(whole).rules.find((rule: { id: string }) => rule.id === 'I1').points).toBeGreaterThan(0);
    expect(json(bare).rules.find((rule: { id: string }) => rule.id === 'I1').points).toBe(0);
  });

  it.each(marketplaceIds)('improve for %s never lowers the score', async (marketplace) => {
    const found = await call(['improve', 'bottle.json', '--marketplace', marketplace]);
    expect(found.status).toBe(0);
    const { score, listing } = json(found);
    expect(score.after).toBeGreaterThanOrEqual(score.before);
    expect(listing.title).toContain('Bottle');
  });

  it('improve takes more sources, and leaves other sections alone', async () => {
    const found = json(await call(['improve', 'bottle.json', '--sources', 'notes.txt', '--sections', 'title']));
    expect(found.listing.bullets).toEqual(bottle.bullets);
  });

  it('improve keeps what must stay, and says why a section did', async () => {
    const shouting = JSON.stringify({ ...bottle, title: 'NORVIK STEEL BOTTLE 950 ML' });
    const args = ['improve', '--keep', 'NORVIK STEEL BOTTLE 950 ML', '--keep', 'Straw lid'];
    const found = json(await call(args, { input: shouting }));
    expect([found.listing.title, found.listing.bullets[0]]).toEqual(['NORVIK STEEL BOTTLE 950 ML', 'Straw lid']);
    expect(found.unchanged.map(({ path }: { path: string }) => path)).toContain('title');
    expect(json(await call(['improve'], { input: shouting })).listing.title).not.toContain('STEEL');
  });

  it('ground finds what the sources do not say', async () => {
    const lie = JSON.stringify({ ...bottle, title: 'Norvik Titanium Bottle 950 ml' });
    const found = await call(['ground', '--sources', 'notes.txt'], { input: lie });
    expect(found.status).toBe(0);
    expect(json(found).grounded).toBe(false);
    expect(json(found).flags[0].text).toContain('Titanium');
    expect((await call(['ground', '--strict', '-s', 'notes.txt'], { input: lie })).status).toBe(2);
    const honest = await call(['ground', '--strict', '-s', 'notes.txt', 'bottle.json']);
    expect([honest.status, json(honest).grounded]).toEqual([0, true]);
  });

  it('ground takes a list of sources, a page and a listing as sources', async () => {
    const sources = JSON.stringify([{ id: 'manual', text: 'Norvik Steel Bottle, 950 ml, straw lid' }]);
    const found = json(await call(['ground', 'bottle.json', '-s', '-'], { input: sources }));
    expect(found.evidence[0].source_id).toBe('manual');
    expect(json(await call(['ground', 'bottle.json', '-s', 'page.html'])).grounded).toBe(false);
    expect(json(await call(['ground', 'bottle.json', '-s', 'bottle.json'])).grounded).toBe(true);
  });

  it('ground tells where each fact is stated, and what became of the earlier ones', async () => {
    const rewrite = JSON.stringify({ ...bottle, title: 'Norvik Steel Bottle 700 ml, bamboo lid', bullets: [] });
    const args = ['ground', '-', '-s', 'notes.txt', '--previous', 'bottle.json'];
    const { facts, changes } = json(await call(args, { input: rewrite }));
    const source = { source_id: 'notes.txt', quote: 'Steel', start: 7, end: 12 };
    expect(facts[0]).toEqual({ path: 'title', kind: 'material', text: 'Steel', start: 7, end: 12, source });
    expect(changes).toMatchObject({
      kept: [{ text: 'Steel', from_path: 'title' }],
      added: [{ text: 'bamboo', source: null }],
      changed: [{ from: { text: '950 ml' }, to: { text: '700 ml' } }],
      lost: [],
    });
    expect(json(await call(['ground', 'bottle.json', '-s', 'notes.txt'])).changes).toBeUndefined();
  });

  it('compare tells the facts, with the source of what was added, and what moved', async () => {
    const later = JSON.stringify({ ...trip, title: 'Norvik Steel Bottle', bullets: trip.bullets.toReversed() });
    const { facts, moved } = json(await call(['compare', 'trip.json', '-', '-s', 'notes.txt'], { input: later }));
    expect(facts).toMatchObject({
      kept: [{ text: '32 oz', path: 'bullets/1', from_path: 'bullets/0' }],
      added: [{ path: 'title', text: 'Steel', source: { quote: 'Steel', source_id: 'notes.txt' } }],
      lost: [{ path: 'title', text: 'Blue' }],
    });
    expect(moved).toMatchObject([{ section: 'bullets', change: 'moved' }]);
    expect((await call(['compare', '-', 'bottle.json', '-s', '-'])).errors.join()).toContain('only once');
  });

  it('compare shows the fields that differ', async () => {
    const found = await call(['compare', 'bottle.json', '-', '--changed'], {
      input: JSON.stringify({ ...bottle, brand: 'Nordvik' }),
    });
    expect(json(found).fields.map(({ path }: { path: string }) => path)).toEqual(['brand']);
  });

  it('export writes all listings, to a file or to standard output', async () => {
    const found = await call(['export', 'list.json', 'bottle.json', '--format', 'csv', '-o', 'out.csv']);
    expect(found.output).toBe('');
    expect(found.written['out.csv']?.match(/^(?:list-1|list-2|bottle),/gmu)).toHaveLength(3);
    const cards = json(await call(['export', 'bottle.json', '-f', 'json', '-u', 'https://shop.example/p'])).cards;
    expect(cards[0]).toMatchObject({ sourceUrl: 'https://shop.example/p', updatedAt: '2026-11-21T00:00:00.000Z' });
  });

  it('export refuses what a format cannot hold', async () => {
    const found = await call(['export', '-f', 'xlsx'], {
      input: JSON.stringify({ title: 'Lamp', description: 'long '.repeat(8_000) }),
    });
    expect(found.status).toBe(2);
    expect(found.errors.join()).toContain('a spreadsheet cell holds');
  });

  it('export says on standard error what the marketplace would refuse', async () => {
    const long = JSON.stringify({ title: 'Norvik bottle '.repeat(20) });
    const found = await call(['export', '-f', 'csv', '-m', 'amazon'], { input: long });
    expect(found.status).toBe(0);
    expect(found.errors.some((line) => line.startsWith('Note: stdin') && line.includes('Amazon'))).toBe(true);
  });
});

describe('the answer', () => {
  it('is on one line in a pipe, indented in a terminal, and either on request', async () => {
    const lines = async (args: string[], terminal: boolean) =>
      (await call(['score', 'bottle.json', '--pick', 'total,raw', ...args], { terminal })).output.split('\n').length;
    expect(await lines([], false)).toBe(2);
    expect(await lines([], true)).toBe(5);
    expect(await lines(['--pretty'], false)).toBe(5);
    expect(await lines(['--compact'], true)).toBe(2);
  });
});

describe('help', () => {
  it.each(['extract', 'score', 'improve', 'ground', 'compare', 'export'])('of %s', async (command) => {
    const found = await call([command, '--help']);
    expect(found.status).toBe(0);
    expect(found.output).toContain(`Usage: cardwright-listing ${command}`);
    expect(Math.max(...found.output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('of the whole, and the version', async () => {
    expect((await call(['--help'])).output).toContain('Commands:');
    expect((await call(['--version'])).output).toBe('1.2.3\n');
    expect((await call([])).status).toBe(exitStatus.usage);
  });
});

describe('faults are one line and a status', () => {
  it.each([
    [['frob'], 64, 'no command “frob”'],
    [['score', 'bottle.json', '--frob'], 64, "Unknown option '--frob'"],
    [['score', 'bottle.json', '-m', 'mars'], 64, 'It takes generic, amazon'],
    [['score', 'bottle.json', '--pick', 'totl'], 64, 'does not know “totl”'],
    [['score', 'bottle.json', 'list.json'], 64, 'no more than one file'],
    [['improve', 'bottle.json', '--title-max', 'many'], 64, 'whole number'],
    [['improve', 'bottle.json', '--sections', 'title,price'], 64, '“price”'],
    [['ground', 'bottle.json'], 64, '--sources'],
    [['ground', '-', '-s', '-'], 64, 'only once'],
    [['compare', 'bottle.json'], 64, 'takes 2 files'],
    [['export', 'bottle.json'], 64, '--format'],
    [['export', 'bottle.json', '-f', 'pdf'], 64, '“pdf”'],
    [['export', 'bottle.json', '-f', 'csv', '--date', 'soon'], 64, '“soon”'],
    [['export', 'list.json', '-f', 'csv', '--url', 'https://a.example'], 64, 'a single listing'],
    [['score', 'missing.json'], 66, 'missing.json cannot be opened'],
    [['score', 'empty.json'], 2, 'empty.json is empty'],
    [['score', 'broken.json'], 2, 'broken.json is not JSON'],
    [['score', 'list.json'], 2, 'holds a list'],
    [['score', 'huge.html'], 2, 'larger than 32 MB'],
  ])('%j', async (args, status, words) => {
    const found = await call(args);
    expect(found.status).toBe(status);
    expect(found.output).toBe('');
    expect(found.errors).toHaveLength(1);
    expect(found.errors[0]).toContain(words);
    expect(found.errors[0]).not.toContain('\n');
  });

  it.each([
    ['{"title": 5}', 'title: expected string, received number'],
    ['{"listing": {"title": "Lamp", "bullets": ["a", 2]}}', 'listing.bullets[1]: expected string'],
    ['{"title": "Lamp", "price": {"amount": "1.299,00"}}', 'price.amount: write the amount as digits'],
    ['{"title": "Lamp", "availability": "sold"}', 'availability: expected one of'],
    ['{"title": "Lamp", "specifications": [{"name": "Power"}]}', 'specifications[0].value: expected string'],
    ['{"colour": "blue"}', 'none of the fields title, description'],
    ['{"failure": {"code": "not_a_product", "message": "x"}}', 'the extraction failed (not_a_product)'],
    ['"Lamp"', 'no JSON object'],
    ['null', 'no JSON object'],
  ])('the content %s', async (input, words) => {
    const found = await call(['score'], { input });
    expect([found.status, found.output]).toEqual([2, '']);
    expect(found.errors.join()).toContain(words);
  });

  it('waits for nobody in a terminal, and shows no bytes there', async () => {
    expect((await call(['score'], { terminal: true })).errors[0]).toContain('waits for a file');
    const found = await call(['export', 'bottle.json', '-f', 'xlsx'], { terminal: true });
    expect([found.status, found.output]).toEqual([64, '']);
  });

  it('a misspelt field is told, and the rest is read', async () => {
    const found = await call(['score', '--pick', 'total'], { input: '{"title": "Lamp", "bulets": []}' });
    expect(found.status).toBe(0);
    expect(found.errors).toEqual(['Note: Standard input has fields that no listing has: bulets.']);
  });
});
