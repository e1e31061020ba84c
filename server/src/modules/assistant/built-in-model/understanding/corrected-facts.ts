const denied =
  /^(.{0,60}?)(?<=^|\s)(?:is not|isn['’]?t|are not|aren['’]?t|was not|wasn['’]?t) (.{1,60}?)(?:,| but| -|;|\.)+ ?(?:it is|it['’]s|its|they are|they['’]re|but|rather|actually|really)*,? ?(.{1,60})$/i;
const deniedShort =
  /^(it|this|they)?(?:['’]s|['’]re)? ?not (.{1,60}?)(?:,| but| -|;)+ ?(?:it is|it['’]s|its|they are|but|rather)*,? ?(.{1,60})$/i;
const rather = /^(.{3,100}?\S),? (?:and )?(?:not|instead of|rather than)(?: the)? (?:an? )?[^,.;]{1,40}$/i;
/** What follows asks for something or states no value. */
const noValue = /^(?:please|make|change|set|improve|can|could|i|we|you|that|what|so|and|very|too|really)\b/i;

/**
 * What a correction states: "300 grams not 250" is 300 grams, "it's not blue, it's green" is "it's green". Null for words
 * that correct nothing.
 */
export function correctedStatement(sentence: string): string | null {
  const text = sentence.trim().replace(/[.!]+$/, '');
  if (text.length > 200 || text.includes('?')) return null;
  const [, subject, , fresh = ''] = denied.exec(text) ?? deniedShort.exec(text) ?? [];
  if (fresh !== '')
    return noValue.test(fresh) ? null : `${subject?.trim() || 'it'} is ${fresh.replace(/^(?:is|are) /i, '')}`;
  const [, kept = ''] = rather.exec(text) ?? [];
  return kept === '' || /\b(?:do|does|did|is|are|was|has|have|should|must|can|will|would|but|why|if)$/i.test(kept)
    ? null
    : kept;
}
