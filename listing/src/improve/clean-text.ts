import { factsOf } from '../ground/facts.ts';
import { controlPattern, emojiPattern, withoutContacts } from '../text/signs.ts';
import { codePoints } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { ownSpelling } from './casing-names.ts';
import type { RewriteContext } from './rewrite-context.ts';

/** Single spaces, no space before a comma or full stop, no doubled or dangling separators. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/ +(?=[,;!?]|\.(?!\d))/gu, '')
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .replace(/(?<=\() +| +(?=\))/gu, '')
    .replace(/([,;:|])(?:\s*[,;:|])+/gu, '$1')
    .replace(/^(?:[\s,;:|]|[–—-](?=\s))+|(?<![\s,;:|–—-])[\s,;:|–—-]+$/gu, '');
}

// Stars, ticks and boxes that shops set for show; marketplaces call them gimmicks.
const decorations = /[★☆✓✔✕✗✘✦✧✩✪✭✮✯✰✱✲✳✴❖❤♥♡►▶▸▹◄◀●◉○◎■□▪▫◆◇➔➜➤➥☑☛☞✿❀❁]/gu;

export const hasDecorations = (text: string): boolean => text.search(decorations) >= 0;

/** Takes emoji, control characters and signs the marketplace refuses out of one line. */
export function withoutRefusedSigns(text: string, { banned }: RewriteContext): string {
  const clean = text.normalize('NFC').replace(emojiPattern, ' ').replace(controlPattern, ' ').replace(decorations, ' ');
  if (banned === null) return tidy(clean);
  // Where the marketplace refuses "!" the sentence still has to end.
  const ended = clean.replace(/(?<![!?])[!?]+(?=\s+\p{Lu})/gu, (sign) =>
    banned.source.includes(sign[0] ?? '') ? '.' : sign,
  );
  return tidy(ended.replace(banned, ' '));
}

/** Takes refused signs, promotion and unwanted words out of one line. */
export function cleanLine(text: string, context: RewriteContext): string {
  let clean = withoutRefusedSigns(text, context);
  for (const pattern of [context.promo, context.avoid]) if (pattern !== null) clean = clean.replace(pattern, ' ');
  return tidy(clean);
}

export function removeContacts(text: string): string {
  return tidy(withoutContacts(text));
}

/** Words as they are typed: small, with a capital, and shouted. The pattern around them has to know capitals. */
function anyCase(words: string): string {
  const capital = words.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toUpperCase());
  return `${words}|${capital}|${words.toUpperCase()}`;
}

// Only a capital or a quote after the stop begins a sentence, so "approx. 5 cm" stays whole.
// A figure begins one behind a whole word: "for filter. 250 g bag", but not "approx. 5 cm" or "incl. 2 lids".
const shortened =
  'excl|incl|inkl|zzgl|exkl|approx|макс|прим|разм|прибл|мин|max|min|vol|art|fig|ref|tel|pos|mod|typ|avg|alt|std|num|nos|opp|qty|env|aprox|etwa|bzw';
const sentenceEnd = new RegExp(
  `(?<=[.!?…])(?<!(?<!\\p{L})(?:excl|incl|inkl|zzgl|exkl)\\.)(?<!(?:^|\\n)\\d{1,2}\\.)\\s+(?=[\\p{Lu}"“«¿¡]|%\\d)|(?<=\\p{L}{3}[.!?])(?<!(?<!\\p{L})(?:${anyCase(shortened)})\\.)\\s+(?=\\d)|(?<=\\d ?(?:[mc]?m|k?g|m?l|k?W|V|[mM]?[AW]h|N[mM]|psi|bar|[kM]?Hz|in|ft|lbs?|oz|pcs)\\.)\\s+(?=\\d)|(?<=\\p{L}{2}\\)\\.)\\s+(?=\\d)|(?<=\\p{L}{2} \\d{1,3}\\.)(?<!(?<!\\p{L})(?:${anyCase('no|nr|art|vol|approx')}) \\d{1,3}\\.)\\s+(?=\\d)|(?<=[。！？])|\\n`,
  'u',
);

export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The first word with a capital, unless a number comes before it; a short form such as `usb` wholly so. */
export function capitalised(text: string): string {
  return text.replace(
    /^([^\p{L}\p{M}\p{N}]*)([\p{L}\p{M}]+)/u,
    (_, before: string, word: string) => `${before}${ownSpelling(word) ?? upperFirst(word)}`,
  );
}

// Words that cannot end a title; a title cut after one reads as broken.
const connector =
  /(?:[\s,;:|&–—-]|(?<!\d)\+)+(?:a|an|the|and|or|of|(?<!\d ?)in|on|to|by|with|for|from|без|в|для|и|из|на|от|по|с|со|und|mit|für|aus|von|de|et|con|not|non|anti|ultra|nicht|ne|не|nie|modelo|modello|modèle)?$/iu;
// Longer than any connector with the signs before it.
const connectorRoom = 40;

export function withoutDanglingEnd(text: string): string {
  let end = tidy(text);
  for (;;) {
    // Only the end is looked at: a text of nothing but connectors would take the square of its length.
    const dangling = connector.exec(end.slice(-connectorRoom));
    if (dangling === null) return tidy(end);
    end = end.slice(0, -dangling[0].length);
  }
}

const longestFact = 60;

/** Cuts a text to a number of characters at a word's end, never inside a fact such as `32 oz`. Empty when nothing fits. */
export function cutToLength(
  text: string,
  max: number,
  language: string,
  isName: (before: string, after: string) => boolean = () => false,
): string {
  if (codePoints(text) <= max) return text;
  // Nothing behind twice the length can stay, whatever the signs; a fact that begins before may reach a little over.
  const head = text.slice(0, max * 2 + longestFact);
  const facts = factsOf(head, language);
  const ends = [...head.matchAll(/\s+/gu)].map((match) => match.index).reverse();
  let longest = '';
  for (const end of ends) {
    if (facts.some((fact) => fact.start < end && end < fact.end)) continue;
    const cut = withoutDanglingEnd(text.slice(0, end));
    if (codePoints(cut) > max) continue;
    if (longest === '') longest = cut;
    if (codePoints(cut) < wholeFrom * max) break;
    const rest = text.slice(cut.length);
    const [before = ''] = /\p{L}+$/u.exec(cut.slice(-longestFact)) ?? [];
    const [, after = ''] = /^ (\p{L}+)/u.exec(rest.slice(0, longestFact)) ?? [];
    if (!isBroken(cut, rest) && !(before !== '' && after !== '' && isName(before, after))) return cut;
  }
  return longest;
}

// A shorter text would lose more than the end of its last phrase.
const wholeFrom = 0.6;
const preposition =
  'with|without|for|of|in|by|from|mit|ohne|für|aus|von|avec|sans|pour|con|sin|para|per|с|без|для|из|от';
const openPhrase = new RegExp(`(?<![\\p{L}\\p{N}])(?:${preposition})(?:\\s+[^\\s,;|]+){1,2}$`, 'iu');
const goesOn = new RegExp(`^\\s+(?!(?:${preposition}|and|or|und|et|y|и)(?![\\p{L}\\p{N}]))[\\p{L}\\p{N}]`, 'iu');

/** "Mat with carry" of "Mat with carry strap": the phrase that a preposition began goes on behind the cut. */
export const isBroken = (cut: string, rest: string): boolean =>
  (participle.test(cut) && /^\s+(?:a|à|al|in|en|da|di|de|per|par|con)\s/iu.test(rest)) ||
  (openPhrase.test(cut) && goesOn.test(rest)) ||
  (lonelyAdjective.test(cut) && /^\s+\p{L}/u.test(rest)) ||
  endsWord.test(rest) ||
  sharedEnd.test(rest) ||
  (/\s(?:\d{1,3}[–-])?\d{1,3}$/u.test(cut) && countedNext.test(rest)) ||
  (countedName.test(cut) && /^\s+(?:\d[\d.]* )?\p{L}{3,}s(?!\p{L})/iu.test(rest)) ||
  (/\s[2-9]$/u.test(cut) && /^\s+\p{Lu}{2,}(?!\p{L})/u.test(rest));
// "Dishwasher" of "dishwasher and microwave safe".
const sharedEnd = /^\s+(?:and|or|&) \p{L}+[ -](?:safe|proof|resistant|free|friendly|compatible)(?!\p{L})/iu;
// "3 USB 3.0" of "3 USB 3.0 ports".
const countedName = /\s\d{1,2}(?: \p{Lu}[\p{L}\d.-]*){1,2}(?: \d[\d.]*)?$/u;
// "Hecha" of "hecha a mano", "spremuto" of "spremuto a freddo".
const participle = /\s(?:\p{L}{2,}(?:[aiu]t[oaie]|[ai]d[oa]s?|ées?|és?)|hech[oa]s?|fatt[oaie]|faite?s?)$/iu;
// "MagSafe" of "MagSafe compatible", "Water" of "water resistant": without what follows it says another thing.
const endsWord =
  /^\s+(?:compatible|resistant|repellent|proof|free|safe|friendly|style|type|inspired|look|effect|caring|saving|cancell?ing|charging|absorbing|wicking|activated|operated|powered|controlled|sensing|locking|closing|drying|shaped|sleeved|necked|aging|ageing|fitting)(?!\p{L})/iu;
// "Collapsible" of "collapsible bowl", "16" of "16 colors".
const lonelyAdjective =
  /\s(?:(?!(?:table|cable|vegetable|stable|compatible)$)\p{L}{3,}(?:ible|able)|(?<!\d ?\p{L}{0,4}\s)(?:heavy|air|motion|touch|voice|noise|light|drop|deep|high|low|long|short|wide|narrow|thick|thin|double|single|dual|triple|multi|quick|fast|hard|soft|full|half|extra|super|self|hand|hands|small|medium|large|mini|big|young|old|real|fine|raw|wild|natural|organic|modern|classic|portable|electric|wooden|adult|rose|stainless|sterling|memory|solid|pure|hidden|removable|front|rear|left|right|inner|outer|upper|lower|birth|living|all))$/iu;
const countedNext =
  /^\s+(?:\p{L}{3,}s|colou?rs?|pcs|pieces?|packs?|modes?|speeds?|sets?|pairs?|cups?|levels?|pages?|pag|pagine|seiten|стр|capsules|cápsulas|capsule|kapseln|tazze)(?!\p{L})/iu;
