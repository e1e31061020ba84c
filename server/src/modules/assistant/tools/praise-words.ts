/** Praise that states nothing; without it a text says the same. */
const praise =
  '(?:amazing|awesome|incredible|unbelievable|fantastic|stunning|must-have|revolutionary|world-class|unbeatable|mind-blowing|jaw-dropping|breathtaking|game-changing|phenomenal|spectacular|sensational)';
const adverb =
  '(?:amazingly|incredibly|unbelievably|fantastically|stunningly|breathtakingly|phenomenally|spectacularly|sensationally)';
/** After praise that stands by itself ("looks stunning in any room") come such words. */
const noNoun =
  "(?:in|on|at|for|with|without|and|or|but|yet|to|from|by|as|of|than|when|while|where|if|because|since|even|after|before|how|what|why|that|this|these|those|the|an?|any|every|each|all|both|it|its|you|your|we|our|they|is|isn't|are|was|were|will|can|enough|too|though|although|so|until|against|under|over|during)\\b";
/** What stands before praise that belongs to a noun: the beginning of a sentence, or one of these words. */
const before =
  '(^\\s*|[.!?:•]\\s+|\\n\\s*|\\b(?:the|this|these|those|your|our|its|their|my|with|of|for|in|such|some|any|every|has|have|offers?|provides?) |\\ban? )';
const ofNoun = new RegExp(`${before}((?:${praise} )+)(?!${noNoun})([\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*)`, 'giu');
const ofAdjective = new RegExp(
  `(?<!\\b(?:more|most|as|too|how|not) )(?<![\\p{L}-])((?:an? )?)(${adverb} )(?!${noNoun})(\\p{L}[\\p{L}'’-]*)`,
  'giu',
);

const isCapital = (text: string) => /^\P{L}*\p{Lu}/u.test(text);
const isShouted = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
const silent = /^(?:hour|honest|hono|heir)/i;
const likeYou = /^(?:u(?:ni(?!n|m)|se|su|ti)|eu|ewe|one|once)/i;
/** Null where only a speaker knows it. */
function articleBefore(word: string): 'a' | 'an' | null {
  if (!/^\p{L}/u.test(word) || /^\p{Lu}+(?!\p{Ll})/u.test(word)) return null;
  return silent.test(word) || (/^[aeiou]/i.test(word) && !likeYou.test(word)) ? 'an' : 'a';
}

/**
 * Takes out praise before a noun ("a stunning evening dress") and before an adjective ("incredibly light"); where the
 * rest would not be a sentence, or the words may be a name ("The Incredible Hulk"), everything stays.
 */
export const withoutPraise = (text: string): string => text.replace(ofNoun, taken).replace(ofAdjective, taken);

function taken(whole: string, lead: string, gone: string, next: string): string {
  if (isCapital(gone) && !isShouted(gone) && isCapital(next)) return whole;
  const article = /(?<!\p{L})an? $/iu.test(lead) ? articleBefore(next) : '';
  if (article === null) return whole;
  if (article !== '') return lead.replace(/an? $/i, (old) => `${old.charAt(0)}${article.slice(1)} `) + next;
  const isBeginning = isCapital(gone) && !/\p{L} $/u.test(lead);
  // "iPhone" keeps its letters.
  return lead + (isBeginning && !/^\p{Ll}\p{Lu}/u.test(next) ? next.charAt(0).toUpperCase() + next.slice(1) : next);
}
