// Styles that every page needs. In the built app, the library's components bring their own (build/mantine-styles.ts).
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import 'virtual:theme.css';
import '@fontsource-variable/inter/wght.css';
import './first-view.css';
import './global.css';
import './forced-colors.css';

// The development server bundles the library in advance, without its style sheets.
if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css');
