import './app/styles.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { takeBrought } from './app/brought.ts';
import { createServices } from './app/create-services.ts';
import { createI18n } from './app/i18n.ts';
import { createRouter } from './app/router.tsx';
import { untilReady } from './app/until-ready.ts';
import { paths } from './lib/paths.ts';

/** Lets the browser respond in between: the steps of a start are long on a slow phone. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement): Promise<void> {
  // Otherwise the schemas would try to compile themselves, which the security policy refuses and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  await nextTask();
  const services = createServices({ onSessionLost: () => window.location.assign(paths.landing()) });
  const brought = takeBrought(document);
  const i18n = await createI18n(brought.texts);
  await nextTask();
  const router = createRouter(services, i18n);
  const app = <App services={services} i18n={i18n} router={router} brought={brought} />;
  // The prerendered markup is a guest's view.
  const isWritten = root.hasAttribute('data-written-ahead') && services.tokens.access() === null;
  if (isWritten) {
    await untilReady(router);
    await nextTask();
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  root.removeAttribute('data-written-ahead');
  root.removeAttribute('inert');
  dispatchEvent(new Event('app-started'));
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// Not awaited: the pages' files wait for this one, so it must not wait for them.
void start(root);
