// What every page needs. In the built app the styles of the library's components come with the components (build/mantine-styles.ts).
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import 'virtual:theme.css';
import '@fontsource-variable/inter/wght.css';
import './first-view.css';
import './global.css';
import './forced-colors.css';

// The development server packs the library beforehand, where no style sheet can come along.
if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css');
