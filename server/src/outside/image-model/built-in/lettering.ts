import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import { PictureRefusal } from '../image-model.ts';

/** Text drawn as outlines: no computer that renders it needs a font. */
export type Weight = 400 | 600;

const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
type Font = ReturnType<typeof opentype.parse>;
const fonts = new Map<string, Font>();
const fontFolder = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files');

/** Read once, when a character of the alphabet is needed for the first time. */
function fontOf(alphabet: (typeof alphabets)[number], weight: Weight): Font {
  const name = `inter-${alphabet}-${weight}-normal.woff`;
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const font = opentype.parse(new Uint8Array(readFileSync(join(fontFolder, name))).buffer);
  fonts.set(name, font);
  return font;
}

function fontWith(sign: string, weight: Weight): Font | null {
  for (const alphabet of alphabets) {
    const font = fontOf(alphabet, weight);
    if (font.charToGlyphIndex(sign) > 0) return font;
  }
  return null;
}

/** @throws PictureRefusal naming the characters that cannot be drawn */
export function requireLetters(texts: string[]): void {
  const missing = [...new Set(texts.flatMap(signsOf))].filter((sign) => sign !== ' ' && fontWith(sign, 400) === null);
  if (missing.length > 0)
    throw new PictureRefusal(
      'missing_letters',
      `The graphic cannot be drawn: these signs of the listing are not in its lettering: ${missing.slice(0, 10).join(' ')}`,
    );
}

/** Composed characters, with every kind of blank as a space and without invisible ones. */
const signsOf = (text: string) => [
  ...text
    .normalize('NFC')
    .replace(/[\s\u00a0\u2000-\u200a\u202f]+/gu, ' ')
    .replace(/\p{Cc}|\p{Cf}|\ufe0f/gu, ''),
];

export function textWidth(text: string, size: number, weight: Weight): number {
  return signsOf(text).reduce((sum, sign) => sum + advance(sign, size, weight), 0);
}

function advance(sign: string, size: number, weight: Weight): number {
  const font = fontWith(sign, weight);
  if (font === null) return size * 0.3;
  return ((font.charToGlyph(sign).advanceWidth ?? 0) * size) / font.unitsPerEm;
}

/** An SVG path of one line; `x` is its left end, `y` its baseline. */
export function textPath(text: string, x: number, y: number, size: number, weight: Weight, fill: string): string {
  let at = x;
  let path = '';
  for (const sign of signsOf(text)) {
    const font = fontWith(sign, weight);
    if (font !== null) path += font.charToGlyph(sign).getPath(at, y, size).toPathData(2);
    at += advance(sign, size, weight);
  }
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Lines no wider than `width`; a wider word is split. What does not fit in `most` lines ends with an ellipsis. */
export function wrapped(text: string, width: number, size: number, weight: Weight, most: number): string[] {
  const space = advance(' ', size, weight);
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  const end = () => {
    if (line !== '') lines.push(line);
    [line, taken] = ['', 0];
  };
  for (const word of signsOf(text).join('').split(' ').filter(Boolean)) {
    // Nobody sees what comes after that, however long the text is.
    if (lines.length > most) break;
    const wide = textWidth(word, size, weight);
    if (line !== '' && taken + space + wide <= width) {
      line += ` ${word}`;
      taken += space + wide;
      continue;
    }
    end();
    for (const sign of word) {
      const more = advance(sign, size, weight);
      if (line !== '' && taken + more > width) end();
      if (lines.length > most) break;
      line += sign;
      taken += more;
    }
  }
  end();
  if (lines.length <= most) return lines;
  const last = beginning(lines[most - 1] ?? '', width - advance('…', size, weight), size, weight);
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,;:/(–-]+$/u, '')}…`];
}

/** As much of a line as fits: whole words where there are any, because half of a number is another one. */
function beginning(line: string, width: number, size: number, weight: Weight): string {
  let taken = 0;
  let kept = '';
  for (const sign of line) {
    taken += advance(sign, size, weight);
    if (taken > width) {
      const space = kept.lastIndexOf(' ');
      return kept.slice(0, space > 0 ? space : undefined);
    }
    kept += sign;
  }
  return kept;
}

/** A heading without characters that only decorate it and that the font lacks. */
export function plainHeading(text: string): string {
  return signsOf(text)
    .filter((sign) => !/[\p{So}\p{Sk}\u2190-\u21ff]/u.test(sign) || fontWith(sign, 600) !== null)
    .join('')
    .replace(/ {2,}/gu, ' ')
    .trim();
}
