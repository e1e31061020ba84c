import { cpSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type Account, logInTo } from './api.ts';
import { desktop, openPage, sharedBrowser, type WatchedPage } from './browser.ts';
import { freePort, newDataDir, type Product, removeDataDir, startProduct } from './product.ts';
import { openShop, type Shop } from './shop.ts';

/** Somebody with a browser of their own. */
export interface Visitor extends WatchedPage {
  context: BrowserContext;
}

/** What journeys need that leave the server as it is. */
export interface SharedStage {
  readonly url: string;
  /** A guest, on a desktop unless told otherwise. What a test opens is closed after it. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** Somebody who has already signed in, without the form. */
  visitAs(account: Account, options?: BrowserContextOptions): Promise<Visitor>;
}

export interface Stage extends SharedStage {
  readonly product: Product;
  readonly browser: Browser;
  /** Starts the product again on the same folder and port, after it was stopped or killed. */
  startAgain(): Promise<void>;
}

type Settings = Record<string, string>;

function opened<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The stage is not open yet.');
  return value;
}

/** Visitors of the product, closed after the test in which they came, or after the file. */
function openVisits(urlOf: () => string): Pick<Stage, 'browser' | 'visit' | 'visitAs'> {
  let browser: Browser | undefined;
  let isInTest = false;
  const openedInTest: BrowserContext[] = [];
  const openedForAll: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  beforeEach(() => {
    isInTest = true;
  });
  afterEach(async () => {
    isInTest = false;
    await Promise.all(openedInTest.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await Promise.all(openedForAll.splice(0).map((context) => context.close()));
  });

  const visit: Stage['visit'] = async (options) => {
    const context = await opened(browser).newContext({ viewport: desktop, ...options });
    (isInTest ? openedInTest : openedForAll).push(context);
    return { context, ...(await openPage(context)) };
  };
  return {
    get browser() {
      return opened(browser);
    },
    visit,
    visitAs: async (account, options) => {
      const url = urlOf();
      const [tokens, visitor] = await Promise.all([logInTo(url, account), visit(options)]);
      // The lightest page of the origin; setting the context's storage state would open a page of its own.
      await visitor.page.goto(`${url}/health/live`);
      await visitor.page.evaluate(({ access_token, refresh_token }) => {
        localStorage.setItem('accessToken', access_token);
        localStorage.setItem('refreshToken', refresh_token);
      }, tokens);
      return visitor;
    },
  };
}

/** Starts the product on a copy of the prepared folder. */
async function startOnCopy(folder: string, port: number, settings: Settings): Promise<Product> {
  // It has more than a thousand files, for which the asynchronous way takes twice as long.
  cpSync(inject('preparedDataDir'), folder, { recursive: true });
  return startProduct(folder, port, settings);
}

/**
 * For one test file: the product on a data folder of its own, with the demo seller and the demo cards, and the worker's browser.
 * The settings may depend on the port, which is then known before the start.
 */
export function openStage(settingsFor: (port: number) => Promise<Settings> = async () => ({})): Stage {
  let dataDir: string | undefined;
  let product: Product | undefined;
  let settings: Settings = {};

  beforeAll(async () => {
    dataDir = await newDataDir();
    const port = await freePort();
    settings = await settingsFor(port);
    product = await startOnCopy(dataDir, port, settings);
  });
  afterAll(async () => {
    const code = await product?.stop();
    if (dataDir !== undefined) await removeDataDir(dataDir);
    if (product !== undefined) expect(code, product.output()).toBe(0);
  });
  const visits = openVisits(() => opened(product).url);
  return {
    visit: visits.visit,
    visitAs: visits.visitAs,
    get browser() {
      return visits.browser;
    },
    get url() {
      return opened(product).url;
    },
    get product() {
      return opened(product);
    },
    startAgain: async () => {
      const { port, dataDir: folder } = opened(product);
      product = await startProduct(folder, port, settings);
    },
  };
}

let kept: Promise<Product> | undefined;

/**
 * One product for all files of a worker, for a start takes seconds of work: for journeys that find their things by name or
 * address, whatever the demo seller has besides. It ends with the worker, and its folder goes with the prepared one.
 */
export function openSharedStage(): SharedStage {
  let product: Product | undefined;
  beforeAll(async () => {
    kept ??= startOnCopy(`${inject('preparedDataDir')}-${process.pid}`, await freePort(), {});
    product = await kept;
  });
  const { visit, visitAs } = openVisits(() => opened(product).url);
  return {
    get url() {
      return opened(product).url;
    },
    visit,
    visitAs,
  };
}

/** The shop with good and bad product pages, for one test file. */
export function openShopBeside(): Pick<Shop, 'url' | 'requests'> {
  let shop: Shop | undefined;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop?.close());
  return {
    get url() {
      return opened(shop).url;
    },
    get requests() {
      return opened(shop).requests;
    },
  };
}
