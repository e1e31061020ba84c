import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './browser.ts';
import { openShopBeside, openStage } from './stage.ts';

const subject = 'Confirm your e-mail address';
/** As the outbox keeps an e-mail: the page must show any HTML, whoever wrote it. */
const mailFile = (url: string, picture: string) =>
  JSON.stringify({
    to: 'ann@seller.test',
    subject,
    text: `Open this address:\n${url}\n`,
    html: `<!doctype html><html><head><style>.text { color: rgb(1, 2, 3); }</style></head><body>
      <p class="text" style="font-size:21px">Welcome</p><a href="${url}">Confirm</a>
      <img src="${picture}" alt=""><script>document.title = 'run'</script></body></html>`,
    at: '2026-03-01T12:00:00.000Z',
  });

describe('the outbox in Chromium', () => {
  const elsewhere = openShopBeside();
  const stage = openStage();

  it('shows an e-mail as it looks, runs and loads nothing of it, and its link opens in the whole window', async () => {
    const { page } = await stage.visit();
    // Chromium may also report what the page's policy refuses before it leaves the browser.
    const asked: string[] = [];
    page.on('requestfinished', (request) => asked.push(request.url()));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'csp') asked.push(request.url());
    });
    await page.goto(`${stage.url}/dev/outbox`);
    expect(await page.getByRole('heading', { name: 'No e-mails yet' }).isVisible()).toBe(true);

    const target = `${stage.url}/health/live`;
    const folder = join(stage.product.dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, '001772366400000-a.json'),
      mailFile(target, `${elsewhere.url}/images/bottle-front.jpg`),
    );
    await page.reload();
    const frame = page.frameLocator(`iframe[title="E-mail: ${subject}"]`);
    const welcome = frame.getByText('Welcome');
    await welcome.waitFor();
    // Its styles hold, in the head and inline, and scripts do not.
    expect(await welcome.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    expect(await welcome.evaluate((element) => getComputedStyle(element).fontSize)).toBe('21px');
    expect(await page.title()).toBe('Outbox | Cardwright');
    expect(asked.filter((url) => !url.startsWith(stage.url))).toEqual([]);
    expect(elsewhere.requests).toEqual([]);

    await frame.getByRole('link', { name: 'Confirm' }).click();
    await page.waitForURL(target);
  });

  it.each([
    ['desktop', desktop, 'light'],
    ['phone', phone, 'dark'],
  ] as const)('fits the %s', async (_name, viewport, colorScheme) => {
    const { page } = await stage.visit({ viewport, colorScheme });
    await page.goto(`${stage.url}/dev/outbox`);
    await page.getByRole('heading', { name: subject }).waitFor();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(20, 23, 26)' : 'rgb(244, 246, 246)');
  });
});
