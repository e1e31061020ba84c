/** So many of the 64 bits may differ, and each colour by so much of 255: another size or quality of one picture stays below; our choice. */
const bits = 5;
const colour = 12;
const form = /^[0-9a-f]{22}$/;

/**
 * Whether two pictures look the same. A look has 16 hexadecimal digits that say where the picture gets darker from left to
 * right in a grid of 8 × 8, and 6 for its mean red, green and blue; null, or any other text, matches nothing.
 */
export function looksAlike(one: string | null, other: string | null): boolean {
  if (one === null || other === null || !form.test(one) || !form.test(other)) return false;
  for (let at = 16; at < 22; at += 2) {
    const difference = Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16);
    if (Math.abs(difference) > colour) return false;
  }
  let differing = 0;
  for (let at = 0; at < 16; at++) {
    let left = Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16);
    for (; left > 0; left >>= 1) differing += left & 1;
  }
  return differing <= bits;
}
