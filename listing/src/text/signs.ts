/** Signs that a marketplace may refuse: emoji, control characters, addresses and tags. Each expression is linear in the text. */

// Pictographs that are ordinary text signs (trade marks, arrows, dashes) are left out.
export const emojiPattern =
  /[[\p{Extended_Pictographic}--[©®™‼⁉ℹ↔↕↖↗↘↙↩↪〰〽㊗㊙]]\p{Regional_Indicator}]\uFE0F?|[0-9#*]\uFE0F?\u20E3/gv;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
export const controlPattern = /[\u0000-\u001F\u007F-\u009F]/gu;

const linkPattern = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"]+/giu;
const domainPattern =
  /(?<![\p{L}\p{N}@._-])[a-z0-9-]{2,63}\.(?:com|net|org|shop|store|ru)(?:\/[^\s<>"]*)?(?![\p{L}\p{N}])/giu;
const emailPattern =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const phonePattern = /\+\d[\d ().\u00A0-]{6,20}\d/gu;

export const contactPatterns: readonly { kind: 'e-mail address' | 'web address' | 'phone number'; pattern: RegExp }[] =
  [
    { kind: 'e-mail address', pattern: emailPattern },
    { kind: 'web address', pattern: linkPattern },
    { kind: 'web address', pattern: domainPattern },
    { kind: 'phone number', pattern: phonePattern },
  ];

// Without one of these no pattern can match; looking for them is far quicker.
const contactHint = /[@+]|:\/\/|\.[a-z]|www\./iu;

/** True when the text holds a web address, an e-mail address or a phone number. */
export function hasContact(text: string): boolean {
  return contactHint.test(text) && contactPatterns.some(({ pattern }) => text.search(pattern) >= 0);
}

/** The text with every web address, e-mail address and phone number replaced by a space. */
export function withoutContacts(text: string): string {
  if (!contactHint.test(text)) return text;
  return contactPatterns.reduce((rest, { pattern }) => rest.replace(pattern, ' '), text);
}

export const tagPattern = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<!--/giu;

export const basicTags: ReadonlySet<string> = new Set(['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em']);
export const activeTags: ReadonlySet<string> = new Set(['script', 'iframe', 'form', 'object', 'embed', 'input']);

export type HtmlLevel = 'none' | 'basic' | 'full';

/** Whether a marketplace of this level accepts the tag (a name in lower case; empty for a comment). */
export function isTagAllowed(level: HtmlLevel, tag: string): boolean {
  if (level === 'none') return false;
  if (level === 'basic') return basicTags.has(tag);
  return !activeTags.has(tag);
}
