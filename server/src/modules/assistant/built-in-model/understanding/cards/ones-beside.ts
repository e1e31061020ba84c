interface Named {
  start: number;
  end: number;
  isSure: boolean;
  hasArticle: boolean;
}

const and = '(?:,? and|,? as well as| &| \\+| plus)(?: also)?';
/** Places in a list, and what is told of one against the others, are read elsewhere. */
const noLook =
  '(?!(?:first|second|third|fourth|fifth|sixth|last|next|other|others|same|new|old|previous|current|right|wrong|only|whole|main|most|least|[a-z]+est|\\d+(?:st|nd|rd|th)?)\\b)';
const one = `the (${noLook}[\\p{L}-]{2,20}(?: ${noLook}[\\p{L}-]{2,20})?) one`;
const behind = new RegExp(`^${and} ${one}\\b(?! (?:about|with|on|of|that|which|saying)\\b)`, 'iu');
const before = new RegExp(`(?:^|\\s)${one}${and} $`, 'iu');

/** "The mint one and the small one": what stands beside a card so is one too, whatever it is said to be like. */
export function onesBeside(text: string, found: Named[]): { start: number; end: number; words: string[] }[] {
  const isFree = (start: number, end: number) => !found.some((other) => start < other.end && end > other.start);
  const at = (said: string, start: number) => {
    const end = start + said.length + 8;
    return said === '' || !isFree(start, end) ? [] : [{ start, end, words: said.toLowerCase().split(' ') }];
  };
  const [first] = found;
  const [, previous = ''] = first?.hasArticle === true ? (before.exec(text.slice(0, first.start)) ?? []) : [];
  const nexts = found.flatMap(({ end, isSure, hasArticle }) => {
    const [said = '', next = ''] = isSure && hasArticle ? (behind.exec(text.slice(end)) ?? []) : [];
    return at(next, end + said.length - next.length - 8);
  });
  return [...at(previous, text.lastIndexOf(`${previous} one`, first?.start) - 4), ...nexts];
}
