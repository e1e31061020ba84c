import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const teal: MantineColorsTuple = [
  '#eef8f7',
  '#d8eeec',
  '#aedbd7',
  '#81c6c0',
  '#59b1aa',
  '#3a9c94',
  '#1d7d76',
  '#0f6b66',
  '#0b5753',
  '#074340',
];
/** Shades 5 and 6 carry placeholder and dimmed text, so both reach 4.5:1 on white. */
const gray: MantineColorsTuple = [
  '#f7f8f8',
  '#eff1f1',
  '#e3e6e7',
  '#d5d9db',
  '#bcc2c5',
  '#6e767b',
  '#596166',
  '#434a4e',
  '#2c3235',
  '#1a1e20',
];
const dark: MantineColorsTuple = [
  '#e4e7e8',
  '#bdc3c6',
  '#9aa2a6',
  '#838b8f',
  '#363c3f',
  '#2a2f32',
  '#1f2325',
  '#17191b',
  '#111314',
  '#0b0c0d',
];
/** Text and filled shades of red and yellow reach 4.5:1, which the library's own do not. */
const red: MantineColorsTuple = [
  '#fdf0ef',
  '#fbe3e1',
  '#f3c3bf',
  '#eba49e',
  '#e5847c',
  '#d2524a',
  '#b93a32',
  '#a32e27',
  '#85241e',
  '#651a16',
];
const yellow: MantineColorsTuple = [
  '#fdf7e3',
  '#fbefcf',
  '#f5dfa0',
  '#eccb6b',
  '#ddb03c',
  '#b98a1c',
  '#916a10',
  '#74500a',
  '#583c06',
  '#3e2a04',
];

/** The library's own; its other palettes are not in the build (ui/default-colors.ts). */
const blue: MantineColorsTuple = [
  '#e7f5ff',
  '#d0ebff',
  '#a5d8ff',
  '#74c0fc',
  '#4dabf7',
  '#339af0',
  '#228be6',
  '#1c7ed6',
  '#1971c2',
  '#1864ab',
];
const palettes = { teal, gray, dark, red, yellow, blue };

declare module '@mantine/core' {
  /** Which colours a component can be given. */
  export interface MantineThemeColorsOverride {
    colors: Record<keyof typeof palettes | 'white' | 'dimmed' | 'inherit' | `var(--${string})`, MantineColorsTuple>;
  }
}

export const theme = createTheme({
  primaryColor: 'teal',
  // A filled control reaches 3:1 on its page in both schemes.
  primaryShade: { light: 7, dark: 6 },
  colors: palettes,
  black: '#1a1e20',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontWeight: '600',
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.45' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.45' },
    },
  },
  components: {
    // The filled shade of the accent is too dark for thin lines on a dark page.
    Loader: { defaultProps: { color: 'var(--app-accent-text)' } },
    Badge: { defaultProps: { tt: 'none', fw: 500, radius: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
    // Locking the scroll would write a style element, which the security policy refuses; only a part of the page scrolls anyway.
    Modal: { defaultProps: { centered: true, radius: 'lg', lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
    DrawerRoot: { defaultProps: { lockScroll: false } },
    // Its placeholder for the first focus has a role that is not allowed inside a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
});

/** With this palette, the soft backgrounds and error texts that the library derives for dark pages are too dark to read. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-error': red[4],
    '--mantine-color-teal-light': '#10302e',
    '--mantine-color-teal-light-hover': '#153d3a',
    '--mantine-color-teal-light-color': teal[2],
    '--mantine-color-red-light': '#3a1b19',
    '--mantine-color-red-light-hover': '#472220',
    '--mantine-color-red-light-color': red[2],
    '--mantine-color-yellow-light': '#352a10',
    '--mantine-color-yellow-light-hover': '#413415',
    '--mantine-color-yellow-light-color': yellow[2],
    '--mantine-color-gray-light': '#26292b',
    '--mantine-color-gray-light-hover': '#2e3235',
    '--mantine-color-gray-light-color': gray[3],
  },
});
