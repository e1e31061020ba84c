const mostCharacters = 400;
const all =
  '(?:everywhere|wherever (?:it|that|this) (?:appears?|stands?|says?(?: (?:it|that|so))?|is|occurs?|shows? up)|anywhere|throughout|in all (?:of the )?(?:places|texts|sections))(?: (?:on|in|of) (?:this|the|my) (?:card|listing|product))?';
const value = '([^,.;:!?"\\n]{1,60}?|\\d[^,;:!?"\\n]{0,40}?)';
const mend = `(?:(?:can|could|would|will) you |please |kindly |so |and |just ){0,4}(?:update|change|fix|correct|mend|adjust|replace)(?: (?:that|it|this|them))?(?: please)? (?:in )?${all}`;
const end = '(?: (?:please|pls|thanks|thank you|for me|now))*[\\s.!?]*$';
const says = '(?:says?|said|reads?|states?|shows?|stands?)(?: still| there| that)*';

/** What stands there first, and what shall stand there second. */
const exchanges: [RegExp, before: number, after: number][] = [
  [
    new RegExp(
      `\\b(?:it|somewhere|card|listing|text|that|there)(?: (?:it|still))? ${says} ${value}(?:,| -)? (?:but|and|although|though|while)\\b[^.!?]{0,80}?\\b(?:it['’]?s|it is|that['’]?s|(?:it |that )?(?:should|must|has to) be|we (?:now )?(?:use|have)) (?:now |only |actually )?${value}(?: now| instead| by now| these days)?[.!?;,]+ *${mend}${end}`,
      'i',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `(?:^|[.!?;,] *|please )(?:please )?(?:write|spell|put) ${value} (?:as|like) ${value},? (?:in )?${all}${end}`,
      'i',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:please )?${value},? (?:please )?(?:write|spell|put)(?: (?:it|this|that))? (?:as|like) ${value},? (?:in )?${all}${end}`,
      'i',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:(?:please|pls|so|and|now|can you|could you)[\\s,]+)*(?:rename|change|turn) (?!(?:the |its |my )?(?:titles?|headline|descriptions?|bullets?|keywords?|tags?|price|brand|category|colou?r|it|this|that)\\b)${value} (?:in)?to ${value},? (?:in )?${all}${end}`,
      'i',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `(?:^|[.!?;,] *|please )(?:write|put|use|say) ${value} (?:instead of|rather than|for) ${value},? (?:in )?${all}${end}`,
      'i',
    ),
    2,
    1,
  ],
];
const figure = /^(?:[$€£]\s?)?\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*)*\s?(?:%|["″°]|\p{L}{1,8}\b)?/u;
const ofMany =
  /\b(?:always|never|from now on|in (?:the )?future|(?:all|every|each)(?: of)?(?: my| our| the)? (?:cards?|listings?|products?))\b/i;

/**
 * "It says 15 % somewhere, but it's 12 % now. Could you update that wherever it appears?": the order that changes these words
 * in all texts of a card; null for other words.
 */
export function exchangedEverywhere(said: string): string | null {
  if (said.length > mostCharacters || ofMany.test(said)) return null;
  for (const [pattern, before, after] of exchanges) {
    const match = pattern.exec(said);
    const [old, fresh] = match === null ? [] : alike((match[before] ?? '').trim(), (match[after] ?? '').trim());
    if (old !== undefined && fresh !== undefined && old !== '' && old !== fresh)
      return `replace "${old}" with "${fresh}"`;
  }
  return null;
}

/** "15% vitamin C" and "12%": the figures; "burn time 40 hours" and "40 h": from the figure on. */
function alike(old: string, fresh: string): [string, string] {
  const [own = ''] = figure.exec(fresh) ?? [];
  if (own !== fresh || own === '') return [old, fresh];
  const at = old.search(/\d/);
  const [stood = ''] = figure.exec(old.slice(Math.max(0, at))) ?? [];
  return stood === '' ? [old, fresh] : [stood.trim(), fresh];
}
