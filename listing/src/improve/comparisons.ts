import { factsOf } from '../ground/facts.ts';
import { tidy } from './clean-text.ts';

// "Better than", "cheaper than" in the languages of the shops.
const comparative =
  "(?:(?:much )?(?:better|cheaper|stronger|brighter|faster|lighter) than|(?:besser|günstiger|billiger|stärker) als|(?:moins chère?s?|meilleure?s?|mieux) qu(?:e |['’])|(?:mejor|más barat[oa]s?) que|(?:migliore|meglio|meno car[oa]) (?:di|del|della)|(?:lepsz\\p{L}+|tańsz\\p{L}+) niż|(?:лучше|дешевле)(?:,? чем)?)";
const alike = '(?:(?:just |looks? )?like|similar to|same as|as good as|wie|comme|como|come|jak|как(?: у)?)';
const original = "(?:the |das |l['’]|el |la |le )?(?:original\\p{L}*|oem|origine|оригинал\\p{L}*)";
const compared = new RegExp(`(?<!\\p{L})(${comparative}|${alike})\\s*(?=\\S)`, 'giu');
const isAlike = new RegExp(`^${alike}$`, 'iu');
const toOriginal = new RegExp(`^${original}(?!\\p{L})`, 'iu');
// "come Bialetti ma migliore": what is said of the comparison belongs to it.
const goesOn = /^\s*,?\s*(?:but|aber|mais|pero|ma|ale|но)(?!\p{L})[^,;|]*/iu;
// "Adapter for brands like Makita": an example of what it fits.
const fitted = /(?<!\p{L})(?:for|fits?|with|für|mit|pour|avec|para|con|per|dla|do|z|для|с)\s+(?:\p{L}+\s+){0,2}$/iu;
const longestFitted = 60;
const endOfPart = /\s*(?:[,;|•]|\s[–—+-]\s|$)/u;

/**
 * A title that measures itself against another maker's goods without that: "Reel, like Shimano" and "better than the
 * original" go, "for Dyson V8" tells what it fits and stays.
 */
export function withoutComparison(title: string): string {
  for (const { 0: begin, 1: word = '', index } of title.matchAll(compared)) {
    const rest = title.slice(index + begin.length);
    const isBetter = !isAlike.test(word);
    const to = lengthOfOther(rest);
    const isExample = !isBetter && !toOriginal.test(rest) && fitted.test(title.slice(0, index).slice(-longestFitted));
    if (to === 0 || isExample) continue;
    const part = rest.slice(0, isBetter ? rest.search(endOfPart) : to);
    const behind = rest.slice(part.length);
    const more = goesOn.exec(behind)?.[0] ?? '';
    return withoutComparison(tidy(`${title.slice(0, index)} ${behind.slice(more.length)}`));
  }
  return title;
}

/** How far the other maker's name or "the original" reaches; 0 for anything else ("like new", "shine like stars"). */
function lengthOfOther(rest: string): number {
  const original = toOriginal.exec(rest)?.[0];
  if (original !== undefined) return original.length;
  const [brand] = factsOf(rest.slice(0, longestName), 'en').filter(
    ({ kind, start }) => kind === 'brand' && start === 0,
  );
  return brand?.end ?? 0;
}
const longestName = 40;
