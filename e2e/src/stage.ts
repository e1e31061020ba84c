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

export interface Stage {
  readonly url: string;
  readonly product: Product;
  readonly browser: Browser;
  /** A guest, on a desktop unless told otherwise. What a test opens is closed after it. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** Somebody who has already signed in, without the form. */
  visitAs(account: Account, options?: BrowserContextOptions): Promise<Visitor>;
  /** Starts the product again on the same folder and port, after it was stopped or killed. */
  startAgain(): Promise<void>;
}

type Settings = Record<string, string>;

function opened<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The stage is not open yet.');
  return value;
}

/**
 * For one test file: the product on a data folder of its own, with the demo seller and the demo cards, and the worker's browser.
 * The settings may depend on the port, which is then known before the start.
 */
export function openStage(settingsFor: (port: number) => Promise<Settings> = async () => ({})): Stage {
  let dataDir: string | undefined;
  let product: Product | undefined;
  let browser: Browser | undefined;
  let settings: Settings = {};
  let isInTest = false;
  const openedInTest: BrowserContext[] = [];
  const openedForAll: BrowserContext[] = [];

  beforeAll(async () => {
    dataDir = await newDataDir();
    const port = await freePort();
    settings = await settingsFor(port);
    const start = async (folder: string) => {
      // It has more than a thousand files, for which the asynchronous way takes twice as long.
      cpSync(inject('preparedDataDir'), folder, { recursive: true });
      product = await startProduct(folder, port, settings);
    };
    const launch = async () => {
      browser = await sharedBrowser();
    };
    await Promise.all([start(dataDir), launch()]);
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
    const code = await product?.stop();
    if (dataDir !== undefined) await removeDataDir(dataDir);
    if (product !== undefined) expect(code, product.output()).toBe(0);
  });

  const visit: Stage['visit'] = async (options) => {
    const context = await opened(browser).newContext({ viewport: desktop, ...options });
    (isInTest ? openedInTest : openedForAll).push(context);
    return { context, ...(await openPage(context)) };
  };
  return {
    get url() {
      return opened(product).url;
    },
    get product() {
      return opened(product);
    },
    get browser() {
      return opened(browser);
    },
    visit,
    visitAs: async (account, options) => {
      const { url } = opened(product);
      const [tokens, visitor] = await Promise.all([logInTo(url, account), visit(options)]);
      // The lightest page of the origin; setting the context's storage state would open a page of its own.
      await visitor.page.goto(`${url}/health/live`);
      await visitor.page.evaluate(({ access_token, refresh_token }) => {
        localStorage.setItem('accessToken', access_token);
        localStorage.setItem('refreshToken', refresh_token);
      }, tokens);
      return visitor;
    },
    startAgain: async () => {
      const { port, dataDir: folder } = opened(product);
      product = await startProduct(folder, port, settings);
    },
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
