import './app/styles.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './app/create-services.ts';
import { createI18n } from './app/i18n.ts';
import { createRouter } from './app/router.tsx';
import { untilReady } from './app/until-ready.ts';
import { paths } from './lib/paths.ts';

async function start(root: HTMLElement): Promise<void> {
  // The schemas would try whether they may compile themselves, which the security policy refuses and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const services = createServices({ onSessionLost: () => window.location.assign(paths.landing()) });
  const i18n = await createI18n(JSON.parse(document.getElementById('texts')?.textContent ?? '{}'));
  const router = createRouter(services.tokens);
  const app = createRoot(root);
  const show = () => app.render(<App services={services} i18n={i18n} router={router} />);
  if (root.hasAttribute('data-written-ahead') && services.tokens.access() === null) {
    // The page as a guest sees it is there already: the app takes its place when it can show the same.
    await untilReady(router);
    flushSync(show);
  } else show();
  root.removeAttribute('data-written-ahead');
  root.removeAttribute('inert');
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// Not awaited here: the pages' files wait for this one, which must not wait for them.
void start(root);
