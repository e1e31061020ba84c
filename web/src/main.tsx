import './app/styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './app/create-services.ts';
import { createI18n } from './app/i18n.ts';
import { createRouter } from './app/router.tsx';
import { paths } from './lib/paths.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

const services = createServices({ onSessionLost: () => window.location.assign(paths.landing()) });
const i18n = await createI18n();
createRoot(root).render(<App services={services} i18n={i18n} router={createRouter(services.tokens)} />);
