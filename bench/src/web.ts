import { execFileSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { type FirstLoad, measureFirstLoad, slowPhone } from '../../e2e/src/first-load.ts';
import { freePort, newDataDir, removeDataDir, seller, startProduct } from '../../e2e/src/product.ts';
import { judge } from './lighthouse-scores.ts';
import { benchRoutes } from './web-routes.ts';

/** The project's own limit for `/` and `/auth/login`; bytes of compressed JavaScript. */
const budget = 150_000;
const judgeRuns = 3;

/** The least that an app of this kind can weigh: React and the router with one empty page, built and compressed the same way. */
const bareApp = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { createBrowserRouter, RouterProvider } from 'react-router';
  const router = createBrowserRouter([{ path: '/', Component: () => null }]);
  createRoot(document.body).render(createElement(RouterProvider, { router }));
`;

async function bareAppBytes(): Promise<number> {
  const name = 'virtual:bare-app';
  const outputs = await build({
    root: new URL('../../web/', import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: name } },
    plugins: [
      {
        name: 'bare-app',
        resolveId: (id) => (id === name ? new URL('../../web/src/bare-app.js', import.meta.url).pathname : null),
        load: (id) => (id.endsWith('/bare-app.js') ? bareApp : null),
      },
    ],
  });
  const files = (Array.isArray(outputs) ? outputs : [outputs]).flatMap((each) => ('output' in each ? each.output : []));
  return files.reduce((sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0);
}

async function signIn(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(seller),
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  const tokens = (await answer.json()) as { access_token: string; refresh_token: string };
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1).padStart(8);
const milliseconds = (time: number) => time.toFixed(0).padStart(8);
const times = (ratio: number) => `${ratio.toFixed(2)}x`.padStart(9);

function printLoad(path: string, load: FirstLoad, bare: number): void {
  const sizes = [load.js, load.css, load.total].map(kilobytes).join('');
  const ratios = times(load.js / budget) + times(load.js / bare);
  const timing = milliseconds(load.lcp) + milliseconds(load.blocked) + load.cls.toFixed(3).padStart(8);
  console.log(`${path.padEnd(38)}${sizes}${String(load.requests).padStart(6)}${ratios}${timing}`);
}

async function benchLoads(browser: Browser, url: string): Promise<void> {
  const bare = await bareAppBytes();
  console.log(`\nFirst load of each route, empty cache, slow 4G, processor slowed down 4 times; kB on the wire, ms`);
  console.log(`Budget for / and /auth/login: ${kilobytes(budget).trim()} kB of JavaScript.`);
  console.log(
    `Bare: react, react-dom and react-router with an empty page, built in this run: ${kilobytes(bare).trim()} kB.`,
  );
  console.log(
    `${''.padEnd(38)}${'JS'.padStart(8)}${'CSS'.padStart(8)}${'all'.padStart(8)}${'files'.padStart(6)}${'JS/budget'.padStart(9)}${'/bare'.padStart(9)}${'LCP'.padStart(8)}${'blocked'.padStart(8)}${'CLS'.padStart(8)}`,
  );
  const session = await signIn(url);
  for (const { path, signed_in } of benchRoutes)
    printLoad(path, await measureFirstLoad(browser, `${url}${path}`, slowPhone, signed_in ? session : {}), bare);
}

async function benchLighthouse(url: string, port: number): Promise<void> {
  console.log(`\nLighthouse, mobile preset, medians of ${judgeRuns} runs; times simulated, ms`);
  console.log(
    `${''.padEnd(20)}${'performance'.padStart(13)}${'accessibility'.padStart(15)}${'practices'.padStart(11)}${'FCP'.padStart(8)}${'LCP'.padStart(8)}${'TBT'.padStart(8)}${'CLS'.padStart(8)}`,
  );
  for (const { path, judged } of benchRoutes) {
    if (!judged) continue;
    const { scores, fcp, lcp, tbt, cls, found } = await judge(`${url}${path}`, port, judgeRuns);
    const marks = `${String(scores.performance).padStart(13)}${String(scores.accessibility).padStart(15)}${String(scores['best-practices']).padStart(11)}`;
    console.log(`${path.padEnd(20)}${marks}${[fcp, lcp, tbt].map(milliseconds).join('')}${cls.toFixed(3).padStart(8)}`);
    for (const finding of found) console.log(`    ${finding}`);
  }
}

const script = (name: string) => new URL(`../../scripts/${name}`, import.meta.url);

/** `npm run bench -- web` */
export async function benchWeb(): Promise<void> {
  execFileSync(process.execPath, [script('build.mjs').pathname], { stdio: 'inherit' });
  const { chromiumPath } = (await import(script('chromium.mjs').href)) as { chromiumPath(): string };
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir);
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--headless=new', `--remote-debugging-port=${debugPort}`],
  });
  try {
    await benchLoads(browser, product.url);
    await benchLighthouse(product.url, debugPort);
  } finally {
    await browser.close();
    await product.stop();
    await removeDataDir(dataDir);
  }
}
