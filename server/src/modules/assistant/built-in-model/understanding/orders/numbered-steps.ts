const mark = /(?:^|[\s,;:])(?:(?:and|then)\s+)?\(?(\d)[.):]\s+(?=\S)/g;
const announces = /:\s*$|\b(?:following|steps|things|tasks?|hi|hello|hey|please)\b/i;
const longestLead = 60;

/** "1) import 2) improve it and 3) export as csv": each step beside an address on a line of its own, without its number. */
export function stepsApart(said: string): string {
  const found = [...said.matchAll(mark)];
  if (found.length < 2 || !found.every(([, digit], index) => Number(digit) === index + 1)) return said;
  const before = said.slice(0, found[0]?.index ?? 0);
  const isLead = before.trim() === '' || (before.length < longestLead && announces.test(before));
  const steps = found.map(({ 0: sign, index }, at) =>
    said.slice(index + sign.length, found[at + 1]?.index ?? said.length),
  );
  return [...(isLead ? [] : [before]), ...steps].map((step) => step.trim()).join('\n');
}
