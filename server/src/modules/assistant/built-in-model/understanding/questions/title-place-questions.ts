import { quotedPattern, unquoted } from '../speech/normal-form.ts';

const asks =
  /^(?:(?:and|so|but|ok(?:ay)?|hi|hm+|wait|please|(?:can you )?tell me)[\s,.:!]+)*(?:why|how come)\b(?=.*\b(?:title|headline)\b)(?=.*\b(?:first|last|front|starts?|begins?|beginning|ends?|in|says?|mentions?|contains?|includes?|missing)\b)/i;
/** The score explains these, or what was changed. */
const ofScore =
  /\b(?:scores?|scoring|points?|low|lower|weak|bad|poor|short|long|lose|loses|lost|losing|problems?|rules?|wrong|cost|change[ds]?|did|you|now|suddenly|any ?more|no longer|still)\b/i;
const small =
  /\b(?:why|how|come|and|so|but|ok|okay|please|is|are|was|isn['’]?t|aren['’]?t|wasn['’]?t|does|do|doesn['’]?t|don['’]?t|not|no|never|the|my|its|of|in|at|to|from|with|by|first|last|front|starts?|begins?|beginning|ends?|says?|mentions?|contains?|includes?|missing|title|headline|words?|brand name|there|now|still|even|it|this|that|stand(?:s|ing)?|comes?|coming|put|placed|position|place)\b|[^\p{L}\p{N}\s'-]/giu;
const quoted = new RegExp(quotedPattern);
const longest = 140;
const mostWords = 5;

/** "Why isn't "Steel" first in the title?": the words whose place is asked about; null for other questions. */
export function titlePlaceAsked(said: string): string | null {
  const text = said.trim();
  const [quote] = quoted.exec(text) ?? [];
  const rest = text.replace(quote ?? '', ' ');
  if (text.length > longest || !asks.test(text) || ofScore.test(rest)) return null;
  if (quote !== undefined) return unquoted(quote) || null;
  const words = text
    .replace(/\bbrand name\b/i, 'brand')
    .replace(small, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0 || words.length > mostWords ? null : words.join(' ');
}
