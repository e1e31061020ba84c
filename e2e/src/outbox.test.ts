import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openBrowser, phone } from './browser.ts';
import { newDataDir, type Product, removeDataDir, startProduct } from './product.ts';

const subject = 'Confirm your e-mail address';
/** As the outbox keeps an e-mail: the page must show any HTML, whoever wrote it. */
const mailFile = (url: string) =>
  JSON.stringify({
    to: 'ann@seller.test',
    subject,
    text: `Open this address:\n${url}\n`,
    html: `<!doctype html><html><head><style>.text { color: rgb(1, 2, 3); }</style></head><body>
      <p class="text" style="font-size:21px">Welcome</p><a href="${url}">Confirm</a>
      <img src="http://127.0.0.1:9/pixel.png" alt=""><script>document.title = 'run'</script></body></html>`,
    at: '2026-03-01T12:00:00.000Z',
  });

describe('the outbox in Chromium', () => {
  let dataDir: string;
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [dataDir, browser] = await Promise.all([newDataDir(), openBrowser()]);
    product = await startProduct(dataDir);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    if (dataDir) await removeDataDir(dataDir);
  });

  it('shows an e-mail as it looks, runs and loads nothing of it, and its link opens in the whole window', async () => {
    const context = await browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${product.url}/dev/outbox`);
    expect(await page.getByRole('heading', { name: 'No e-mails yet' }).isVisible()).toBe(true);

    const target = `${product.url}/health/live`;
    await mkdir(join(dataDir, 'outbox'), { recursive: true });
    await writeFile(join(dataDir, 'outbox', '001772366400000-a.json'), mailFile(target));
    await page.reload();
    const frame = page.frameLocator(`iframe[title="E-mail: ${subject}"]`);
    const welcome = frame.getByText('Welcome');
    await welcome.waitFor();
    // Its styles hold, in the head and inline, and scripts do not.
    expect(await welcome.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    expect(await welcome.evaluate((element) => getComputedStyle(element).fontSize)).toBe('21px');
    expect(await page.title()).toBe('Outbox | Cardwright');
    expect(asked.filter((url) => !url.startsWith(product.url))).toEqual([]);

    await frame.getByRole('link', { name: 'Confirm' }).click();
    await page.waitForURL(target);
    await context.close();
  });

  it.each([
    ['desktop', desktop, 'light'],
    ['phone', phone, 'dark'],
  ] as const)('fits the %s', async (_name, viewport, colorScheme) => {
    const context = await browser.newContext({ viewport, colorScheme });
    const page = await context.newPage();
    await page.goto(`${product.url}/dev/outbox`);
    await page.getByRole('heading', { name: subject }).waitFor();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(20, 23, 26)' : 'rgb(244, 246, 246)');
    await context.close();
  });
});
