import { htmlToText } from '../text/html-to-text.ts';
import { hasContact } from '../text/signs.ts';
import { codePoints } from '../text/words.ts';
import { isShouting, needsCasing, normalCase, titleCase } from './casing.ts';
import { capitalised, cleanLine, cutToLength, removeContacts, sentencesOf } from './clean-text.ts';
import type { RewriteContext } from './rewrite-context.ts';

// What a shop promises, not what the product is; Amazon refuses guarantees and refunds in bullets.
const shopTalk =
  /\b(?:money[- ]back|refund(?:s|ed)?|100 ?% (?:satisfaction|guarantee|money)|satisfaction guarantee|risk[- ]free|customer (?:satisfaction|service)|contact us|buyer ratings|free returns|ships (?:in|within)|(?:add to|buy it) (?:cart|now)|click here|order now)/iu;

/** True for a sentence about the shop's service, or with a link, an address or promotion. */
export function isSales(sentence: string, { promo }: RewriteContext): boolean {
  return shopTalk.test(sentence) || hasContact(sentence) || (promo !== null && sentence.search(promo) >= 0);
}

/** The sentences of a bullet that speak of the product; a bullet of one sentence only loses the unwanted words. */
export function cleanPoint(bullet: string, context: RewriteContext): string {
  const plain = htmlToText(bullet).replaceAll('\n', ' ');
  const sentences = sentencesOf(plain);
  const kept = sentences.filter((sentence) => !isSales(sentence, context) && !leadsToLink(sentence, sentences));
  const text = kept.length > 0 && sentences.length > 1 ? kept.join(' ') : removeContacts(plain);
  return pointStyle(cleanLine(text, context), context);
}

// "Just copy this link:" before the link itself.
function leadsToLink(sentence: string, sentences: readonly string[]): boolean {
  return /\blink\b/iu.test(sentence) && sentences.some(hasContact);
}

/** Parts of at most so many characters, at the ends of sentences. A header stays with the first part. */
export function splitPoint(point: string, longest: number, context: RewriteContext): string[] {
  if (codePoints(point) <= longest) return point === '' ? [] : [point];
  const parts: string[] = [];
  for (const sentence of sentencesOf(point)) {
    const last = parts.at(-1);
    const longer = `${last} ${sentence}`;
    if (last !== undefined && codePoints(longer) <= longest) parts[parts.length - 1] = longer;
    else parts.push(sentence);
  }
  return parts
    .map((part) => cutToLength(pointStyle(part, context), longest, context.language))
    .filter((part) => part !== '');
}

const longestHeader = 60;
// "LARGE CAPACITY: …", "【LARGE CAPACITY】…", "LARGE CAPACITY - …"
const header = /^(?:[【[]\s*([^\]】]{2,60})\s*[\]】]\s*[:–—-]?|([^:.!?]{2,60}?)\s*(?:[:：]|\s[–—-]\s))\s*/u;

/** A capital first, normal case for a shouting header, no full stop at the end. */
export function pointStyle(text: string, context: RewriteContext): string {
  const { language, listing } = context;
  const brand = listing.brand ?? '';
  const [start = '', inBrackets, plain] = header.exec(text) ?? [];
  const label = inBrackets ?? plain ?? '';
  const rest = text.slice(start.length);
  let styled = text;
  if (label !== '' && codePoints(label) <= longestHeader && rest !== '') {
    const isLoud = isShouting(label) && codePoints(label) >= 4;
    const calm = isLoud ? normalCase(label, language, brand) : label;
    if (inBrackets !== undefined || isLoud)
      styled = `${isLoud && language === 'en' ? titleCase(calm, language, brand) : calm}: ${capitalised(rest)}`;
  } else if (isShouting(text) && needsCasing(text)) styled = calmSentence(text, brand);
  const single = styled.replace(/(?<![.…]|\p{Lu})[.!]$/u, '');
  return capitalised(single.replace(/^[.,;:?!]+\s+/u, '').trim());
}

/** A shouting sentence in small letters; short forms, codes and the brand keep theirs. */
function calmSentence(text: string, brand: string): string {
  // Any language but English gives a capital to the first word only.
  return normalCase(text, 'und', brand);
}
