import { isDescribing, isNameWord } from './name-words.ts';

/** "Bamboo is the board, obviously": said of another card, only to tell the one in hand from it. */
const contrast =
  /(?:^|[.;!?,]\s+|\s-+\s)(?:(?:and|but|while|because|cause|the)\s+)*((?:[\p{L}-]+\s+){1,3}?)(?:one\s+)?(?:is|was|are)\s+$/iu;
const mixedUp =
  /(?:^|[.;!?,]\s+|\s-+\s)(?:(?:and|but|because|cause|so)\s+)*(?:i (?:think|guess|bet)\s+)?(?:you(?:['’]?re| are| must be| were)?|that(?:['’]?s| is)|someone(?:['’]?s| is)?)\s+(?:(?:probably|maybe|clearly|just)\s+)?(?:mix(?:ed|ing)?|confus(?:ed|ing)|mistaking|mistook|muddl(?:ed|ing))\s+(?:it|this|that|them|things|this one)?\s*(?:up\s+)?(?:with|for)\s+$/iu;
const end =
  /^(?:\s+(?:card|listing|one))?(?:[,\s]+(?:obviously|clearly|of course|not (?:this|that|it)(?: one| card)?|silly|though|as you know|you know|remember|sorry|lol|haha))*[\s.!]*$/i;

/** A message without such a contrast at its end; null when it has none. */
export function withoutContrast(text: string, names: { start: number; end: number }[]): string | null {
  const last = names.at(-1);
  if (last === undefined || !end.test(text.slice(last.end))) return null;
  const before = text.slice(0, last.start);
  const [, said = ''] = contrast.exec(before) ?? [];
  const words = said.trim().split(/\s+/);
  const isContrast = said !== '' && words.every((word) => isDescribing(word) || isNameWord(word));
  const at = isContrast ? contrast.exec(before)?.index : mixedUp.exec(before)?.index;
  const rest = at === undefined ? '' : before.slice(0, at).trim();
  return /\p{L}{3}/u.test(rest) ? rest : null;
}

const kept =
  /^(?:(?:ok(?:ay)?|fine|yes|good|great|nice|thanks?|please|just)[\s,.!]+)*(?:keep|leave|do(?:n['’]?t| not) touch) (?:this|it|that)(?: (?:one|card|listing))?(?: (?:as (?:it is|is)|alone|like (?:this|that|it is)|the way it is|now|then|here))*[.,;!]+\s+(?:(?:but|and|now)[\s,]+)*/i;
/** "Keep this. But the lamp, …": the message without what stays as it is; null when nothing of another card follows. */
export function withoutKept(text: string, [first]: { start: number }[]): string | null {
  const [lead = ''] = kept.exec(text) ?? [];
  // "Keep this. The lamp too" keeps both.
  const isOther = first !== undefined && first.start >= lead.length && !/\b(?:too|also|as well)[\s.!]*$/i.test(text);
  return lead !== '' && isOther ? text.slice(lead.length) : null;
}
