// @vitest-environment node
import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const css = readFileSync(new URL('global.css', import.meta.url), 'utf8');
const tokensOf = (selector: string): Record<string, string> => {
  const [block = ''] = (css.split(`${selector} {`)[1] ?? '').split('}');
  return Object.fromEntries([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
};

/** All variables of a scheme, as they win on a page. */
function variablesOf(scheme: Scheme): Record<string, string> {
  const [library, own] = [defaultCssVariablesResolver(merged), cssVariables(merged)];
  return {
    ...library.variables,
    ...library[scheme],
    ...own.variables,
    ...own[scheme],
    ...tokensOf(':root'),
    ...(scheme === 'dark' ? tokensOf(':root[data-mantine-color-scheme="dark"]') : {}),
  };
}

function colorOf(scheme: Scheme, name: string): string {
  const value = variablesOf(scheme)[name] ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : colorOf(scheme, other);
}

/** WCAG 2.2, "relative luminance". */
function luminanceOf(hex: string): number {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex) ?? [];
  if (digits === '') throw new Error(`no colour: ${hex}`);
  const size = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((place) => {
    const share =
      Number.parseInt(digits.slice(place * size, (place + 1) * size).padStart(2, digits[place * size]), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What controls stand on; the field itself is white, and `dark-6` on dark. */
const pages = ['--app-canvas', '--app-surface', '--app-hover', '--mantine-color-default', '--mantine-color-body'];
const text = [...pages, '--app-accent-soft'];

it.each<[what: string, token: string, on: string[], least: number]>([
  ['the line of a field, a checkbox or a switch', '--app-control-line', pages, 3],
  ['a filled control', '--mantine-primary-color-filled', pages, 3],
  ['the mark in a filled control', '--mantine-color-white', ['--mantine-primary-color-filled'], 4.5],
  ['the outline of the focus', '--app-accent-text', text, 3],
  ['text', '--mantine-color-text', text, 4.5],
  ['dimmed text', '--mantine-color-dimmed', text, 4.5],
  ['a placeholder', '--mantine-color-placeholder', ['--mantine-color-default', '--app-surface'], 4.5],
  ['an error', '--mantine-color-error', pages, 4.5],
])('%s is told from what is around it (WCAG 1.4.3, 1.4.11)', (_, token, on, least) => {
  const low = schemes.flatMap((scheme) =>
    on.flatMap((ground) => {
      const ratio = ratioOf(colorOf(scheme, token), colorOf(scheme, ground));
      return ratio < least ? [`${scheme}: ${ratio.toFixed(2)} on ${ground}`] : [];
    }),
  );
  expect(low).toEqual([]);
});
