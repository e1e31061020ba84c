/**
 * Makes the last part of a product's address from its title: lower-case letters, digits and hyphens, unlike any before it
 * (products with the same handle would become one). Only a number for each handle is remembered.
 */
export function createHandles(): (title: string, cardId: string) => string {
  const taken = new Set<number>();
  return (title, cardId) => {
    const slug = slugOf(title);
    const suffix = slugOf(cardId).slice(-12);
    const handle = slug === '' ? `card-${suffix}` : slug;
    const number = hash(handle);
    if (taken.has(number)) return `${handle}-${suffix}`;
    taken.add(number);
    return handle;
  };
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}

/** FNV-1a over 32 bits: two titles with the same number only cost a longer handle. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
