import { htmlToText } from '../text/html-to-text.ts';
import { hasEntities } from './words.ts';

const looksLikeMarkup =
  /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|h[1-6]|table|tbody|tr|td|font|a|u|section|img|style)\b[^>]{0,500}>/i;

export function hasMarkup(text: string): boolean {
  return looksLikeMarkup.test(text);
}

/** Decodes what was escaped twice: again only while entities remain and no `<` has appeared. */
export function decodeAgain(text: string): string {
  let current = text;
  for (let round = 0; round < 2 && hasEntities(current) && !current.includes('<'); round++) {
    current = htmlToText(current.replaceAll('\n', '<br>'));
  }
  return current;
}

/** A one-line value, such as a name or a brand: decoded, without tags when it holds any, single spaces. */
export function oneLine(text: string): string {
  const decoded = hasMarkup(text) ? htmlToText(text) : decodeAgain(text);
  return decoded
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
