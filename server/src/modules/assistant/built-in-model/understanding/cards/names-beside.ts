import { isRequestWord } from '../speech/vocabulary.ts';

interface Named {
  start: number;
  end: number;
  isStrong: boolean;
  isOne: boolean;
  isPossessive: boolean;
}
interface Beside {
  start: number;
  end: number;
  words: string[];
  hasArticle: boolean;
}

const order =
  '(?:improve|rewrite|redo|rework|score|rate|rescore|export|download|publish|unpublish|share|polish|optimi[sz]e|compare|put|make)';
const joined = '(?:,? and(?: then| also)?|,? then|,? as well as| &| \\+| plus| n)';
/** What no card is called. */
const noName =
  '(?!(?:first|second|third|fourth|fifth|last|next|others?|rest|remainder|same|new|old|whole|only|all|both|every\\w*|it|its|this|that|them|these|those|me|you|us|then|also|now|again|send|csv|xlsx?|json|excel|seo|two|three|four|five|one|ones|cards?|listings?|products?|items?|the|my|our|a|an)\\b)';
const word = `${noName}[\\p{L}-]{3,20}`;
const name = `(?:(the|my|our) (${word}(?: ${word}){0,2}?)|(${word}))`;
const ends = '(?=\\s*(?:[.,;!?]|$)| (?:for|to|as|in|into|on|with|public|please|pls|now|again|too)\\b)';
const behind = new RegExp(`^(${joined} )${name}${ends}`, 'iu');
const before = new RegExp(`\\b${order} (?:both |also |just |only )?()${name}${joined} $`, 'iu');
const nameBefore = new RegExp(`${name}${joined} $`, 'iu');
const ordered = new RegExp(`\\b${order} (?:both |also |just |only )?(?:the |my |our )?$`, 'i');

/**
 * "Publish the ring and the hoops", where only one of the words is known as a thing: what is ordered together with a card is one
 * too, and not left out without a word.
 */
export function namesBeside(text: string, found: Named[]): Beside[] {
  const isFree = ({ start, end }: Beside) => !found.some((other) => start < other.end && end > other.start);
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined || first.isOne || last.isOne || last.isPossessive) return [];
  const isOrdered = ordered.test(text.slice(0, first.start)) || before.test(text.slice(0, first.start));
  if (!isOrdered) return [];
  const left = first.isPossessive ? null : before.exec(text.slice(0, first.start));
  const right = behind.exec(text.slice(last.end));
  const nameAt = (match: RegExpExecArray | null, at: number): Beside[] => {
    const [, lead = '', article, withArticle, alone] = match ?? [];
    const said = withArticle ?? alone;
    if (match === null || said === undefined) return [];
    const words = said.toLowerCase().split(' ');
    const start = at + lead.length;
    const end = start + (article === undefined ? 0 : article.length + 1) + said.length;
    return words.some(isRequestWord) ? [] : [{ start, end, words, hasArticle: article !== undefined }];
  };
  const nameFrom = left === null ? 0 : left.index + left[0].search(nameBefore);
  return [...nameAt(left, nameFrom), ...nameAt(right, last.end)].filter(isFree);
}
