import type { Listing } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';

const markup = /<(?:p|br|ul|ol|li|b|strong|i|em|h[34])\b[^<>]*>/iu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string): string => text.replace(/[&<>]/gu, (sign) => entities[sign] ?? sign);

/** The description as markup: markup stays as it is, lines of plain text become paragraphs. */
export function htmlDescription({ description }: Pick<Listing, 'description'>): string {
  if (markup.test(description)) return description;
  return description
    .split(/\r\n|[\r\n]/u)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/** The bullets as a list in markup, or nothing. */
export const htmlBullets = (bullets: readonly string[]): string =>
  bullets.length === 0 ? '' : `<ul>${bullets.map((bullet) => `<li>${escapeHtml(bullet)}</li>`).join('')}</ul>`;

/** For places without a field for bullets: the description and the bullets below it. */
export const htmlWithBullets = (listing: Pick<Listing, 'description' | 'bullets'>): string =>
  htmlDescription(listing) + htmlBullets(listing.bullets);

/** The description without markup. */
export const plainDescription = ({ description }: Pick<Listing, 'description'>): string => htmlToText(description);

/** Like `htmlWithBullets`, for places that do not render markup. */
export const plainWithBullets = (listing: Pick<Listing, 'description' | 'bullets'>): string =>
  [plainDescription(listing), ...listing.bullets.map((bullet) => `• ${bullet}`)]
    .filter((line) => line !== '')
    .join('\n');
