import { isDisliked, isMissed } from './word-feelings.ts';

const item = '(?:"\\d+"|[\\p{L}\\d&-]+(?: [\\p{L}\\d&-]+){0,3})';
const list = `(${item}(?:(?:, ?(?:and |or )?| and | or | & |\\/)${item}){0,7})`;
const quoted = '((?:"\\d+"(?:,? ?(?:and|or|nor|&)? ?)?)+)';
const quotedThen = '((?:"\\d+"(?:, (?:and |or )?| and | or | & ))*"\\d+") ';
const must = '(?:has to|have to|needs? to|must|should|ought to)(?: really| also| definitely)*';
const noun = '(?:the )?(?:words?|terms?|phrases?|keywords?|expressions?)';
const pattern = (text: string) => new RegExp(text, 'gu');

/** "Must-haves: a, b", "incl. "a"", "it has to mention a and b", ""a" has to appear", "use in it "a"". */
const wanted = [
  pattern(
    `(?:^|[,;.] ?|\\bin and out: )(?:in|incl\\.?|include|including|must[- ]haves?|must have|keywords)\\s*[:=]\\s*${list}`,
  ),
  pattern(`\\b(?:incl\\.?|including|plus) ${quoted}`),
  pattern(
    `\\b(?:it|they|this|that|which|the (?:text|title|description|bullets?|copy|listing)) ${must} (?:mention|include|contain|feature|say|use) (?!the |an? |my |our |its |it\\b|that |this |them\\b)${list}`,
  ),
  pattern(
    `${quotedThen}${must} (?:be|appear|occur|go|come|show|stand|feature)(?: (?:up|in|inside|there|included|used|mentioned))*\\b`,
  ),
  pattern(
    `\\b${noun} ([\\p{L}\\d -]{2,40}?) ${must} (?:be|appear|occur|go|stand|(?:come|show|turn) up)\\b(?! (?:removed|avoided|gone|out|deleted))`,
  ),
  pattern(
    `\\bso (?:that )?the (?:words?|terms?|phrases?|keywords?) ([\\p{L}\\d -]{2,40}?) (?:is|are|gets?|appears?|stands?|occurs?) in (?:it|there)\\b`,
  ),
  pattern(
    `\\bwith (?!the\\b|an?\\b|more\\b|all\\b|less\\b|(?:some|any|every|no)thing\\b|it\\b|what\\b|${noun}\\b)([\\p{L}\\d][\\p{L}\\d -]{1,40}?) in (?:it|there|them)\\b`,
  ),
  pattern(
    `\\bin (?:which|it|there) (?:the )?${noun} ([\\p{L}\\d -]{2,40}?) (?:occurs?|appears?|shows? up|stands?|(?:is|are) (?:in|used|said))\\b`,
  ),
  pattern(`(?<!\\b(?:not|never|no longer) )\\buse (?:in it |in there |also |both )?${quoted}`),
];
const comeUp =
  '(?:appear|occur|(?:come|show|turn|pop|crop) up|be (?:in|there|used|mentioned|written|said|seen|found))\\b';
const noWord =
  '(?!(?:it|this|that|they|you|we|he|she|which|who|what|there|these|those|price|brand|score|weight|rest)\\b)';
/** "Out: best", "excl. "a"", ""a" must not", "nowhere the word "a"", "the word a must not come up", "never "a"". */
const unwanted = [
  pattern(
    `\\b${noun} ([\\p{L}\\d][\\p{L}\\d ,&-]{1,60}?) (?:(?:must|should|may|can|could|shall|is to|are to|do|does) (?:not|never)|never)(?: ever)? ${comeUp}(?: (?:in it|there|in there|anywhere|at all|once|again))*`,
  ),
  pattern(
    `(?:^|[,;.:] ?|\\b(?:but|and|only) )(?:but |and |only )?${noWord}([\\p{L}][\\p{L}-]{2,20}) (?:must|should|may|shall) (?:not|never)(?: ever)? ${comeUp}(?: (?:in it|there|in there|anywhere|at all|once|again))*`,
  ),
  pattern(
    `\\b(?:do not|never) want (?:${noun} )?${noWord}([\\p{L}][\\p{L}-]{2,20}(?: (?:and|or) [\\p{L}-]{3,20})?) to ${comeUp}(?: (?:in it|there|in there|anywhere|at all|once|again))*`,
  ),
  pattern(
    `\\bwithout ${noun} ([\\p{L}\\d][\\p{L}\\d ,&-]{1,60}?) (?:(?:coming|showing|turning|popping|cropping) up|appearing|occurring|being (?:used|mentioned|there|in it|in there))\\b`,
  ),
  pattern(`(?:^|[,;.] ?)(?:out|excl\\.?|exclude|excluding|avoid|no[- ]?gos?|taboo|banned)\\s*[:=]\\s*${list}`),
  pattern(
    `\\b(?:excl\\.?|excluding|minus|nowhere|never|not|no) (?:${noun} )?${quoted}(?! ?(?:is|are|has|have|must|should)\\b)`,
  ),
  // "No gift words".
  pattern(
    `\\bno (?!more\\b|other\\b|extra\\b|new\\b|such\\b|fancy\\b|big\\b|long\\b|hard\\b|difficult\\b|empty\\b|filler\\b|foreign\\b|bad\\b|dirty\\b|unnecessary\\b|buzz\\b|key\\b|marketing\\b|sales\\b|power\\b|many\\b|strong\\b|big\\b|english\\b|german\\b|french\\b|single\\b|two\\b|superlative\\b|repeated\\b)([\\p{L}-]{3,20}) words\\b`,
  ),
  pattern(`${quotedThen}(?:must|should|may|can|shall) not\\b(?: (?:be|appear|occur|stay)(?: (?:in|inside|there))*)?`),
];
const group =
  /("\d+"(?:(?:, ?(?:and |or |nor )?(?:with |not |no )?| and | or | nor | ?[&+/] ?)(?:the (?:words?|phrase) )?"\d+")*)/g;
const nouns =
  '(?: (?:the|any|these|those|such|all))?(?: (?:words?|terms?|phrases?|keywords?|key words|expressions?|claims?|search terms?|things))?(?: (?:like|such as|and phrases))?';
const soft = '(?: (?:it|this|that|them|also|both|ever|please|somewhere|anywhere|once|in (?:it|there)))*';
const text =
  '(?:it|there|that|this|them|all of it|the (?:whole )?(?:text|title|description|bullets?|listing|copy|card|thing|lot))';
/** Before quoted words: they are not to be there. */
const keptOut = new RegExp(
  `\\b(?:without(?: (?:saying|using|mentioning))?|avoid(?:s|ing)?|leav(?:e|ing) (?:out|away)|(?:do|does|must|should|may|can|could|will|would|shall|need|to|please|it|and) not(?: you)?(?: ever| again| dare(?: to)?)* (?:say|use|write|mention|contain|include|have|print)|(?:never|no longer|nowhere)(?: ever)? (?:say|use|write|mention|contain|include|have)|no(?: more)?|never|ban(?:ned|s)?|forbid(?:s|den)?|omit|skip|exclud(?:e|es|ing)|minus|(?:drop|lose|remove|delete|ditch|take out|throw out|keep out|cut)(?= (?:all |any )?(?:the )?(?:words?|phrases?|terms?|claims?))|free of|instead of|rather than)${soft}${nouns}:? ?$`,
);
/** ""BPA" out of it", ""eco" should not occur". */
const goesOut = new RegExp(
  `^ ?(?:(?:must|should|may|can|shall|has to|have to|is|are|do|does)(?: (?:both|really|just|please|all))* ?(?:not|never|out|go|be (?:avoided|gone|left out|out)|banned|forbidden|off limits|taboo|a no-?go)\\b|out of ${text}|(?:left )?out(?=[\\s.,;!]|$)|away(?=[\\s.,;!]|$)|gone\\b)`,
);
const keeping = /\b(?:keep|leave|keeping|leaving|take|throw|kick)(?: the)?(?: words?| phrase| term)? ?$/;
/** Before quoted words: they are to be there. */
const broughtIn = new RegExp(
  `\\b(?:with|contain(?:s|ing)?|includ(?:e|es|ing)|mention(?:s|ing)?|us(?:e|es|ing)|featur(?:e|es|ing)|(?:work|weave|build|put|get|slip|fit|squeeze)(?: in)?|(?:must|should|has to|have to|needs? to|ought to)(?: also| definitely)? (?:say|have|contain|include|mention|use|feature|name|read)|around|built on)${soft}${nouns}:? ?$`,
);
const comesIn = new RegExp(
  `^ ?(?:(?:in|into|inside|within)(?: (?:to|both))? ${text}\\b|(?:must|should|has to|have to|needs? to|ought to|shall|is to|are to|need)(?: both| also| really| definitely| please)* (?:be|appear|occur|go|come|show|stand|feature|stay)(?: (?:in|up|inside|there|used|included))*\\b|(?:included|worked in|inside)\\b|(?:appears?|occurs?|in it|is in|are in)\\b)`,
);
const aSection = /\b(?:title|description|bullets?)\b/;
/** A place or a text is meant: other tables read that. */
const exchanged =
  /\b(?:replace|swap|exchange|substitute|change|rename|call|titled|named|set|titles? (?:to|is)|correct)\b/;

/** What quoted words are for is told by the words right before or after them. */
function quotedLists(said: string, quotes: string[]): WordLists & { felt: string[] } {
  const felt: string[] = [];
  const include: string[] = [];
  const avoid: string[] = [];
  let rest = '';
  let from = 0;
  for (const { 0: words, index } of said.matchAll(group)) {
    const before = (/[^.;!?\n]*$/.exec(said.slice(from, index))?.[0] ?? '').slice(-80);
    const after = said.slice(index + words.length, index + words.length + 60);
    if (exchanged.test(before)) continue;
    const isOut =
      keptOut.test(before) || goesOut.test(after) || (keeping.test(before) && /^ ?(?:out|away)\b/.test(after));
    const isFelt = !isOut && isDisliked(before, after);
    const isIn = !isOut && !isFelt && (broughtIn.test(before) || comesIn.test(after));
    const named = isOut || isIn || isFelt ? itemsOf(words, quotes) : [];
    if (named.length === 0) continue;
    (isOut ? avoid : isIn ? include : felt).push(...named);
    if (isFelt) {
      rest += `${said.slice(from, index)} `;
      from = index + words.length;
      continue;
    }
    const marker = (isOut ? keptOut : broughtIn).exec(before)?.[0] ?? '';
    rest += `${said.slice(from, index - marker.length)} `;
    const behind = (isOut ? goesOut : comesIn).exec(after)?.[0] ?? '';
    // "In the bullets" says also which section is meant.
    from = index + words.length + (aSection.test(behind) ? 0 : behind.length);
  }
  return { include, avoid, felt, rest: rest + said.slice(from) };
}

/** The quoted words of a whole message that an improvement is to use or to avoid, with those that are only missed or disliked. */
export function wordsFelt(said: string, quotes: string[]): { include: string[]; avoid: string[] } {
  const { include, avoid, felt } = quotedLists(said, quotes);
  const wanted = [...said.matchAll(group)].flatMap(({ 0: words, index }) => {
    const before = said.slice(Math.max(0, index - 80), index);
    return isMissed(before, said.slice(index + words.length)) ? itemsOf(words, quotes) : [];
  });
  return { include: [...include, ...wanted], avoid: [...avoid, ...felt] };
}

/** What is said of a word, and no word to use: "we had a lawsuit". */
const saying =
  /\b(?:i|we|it|they|he|she|you|me|us|is|are|was|were|be|had|has|have|would|will|can|my|our|them|that|what|either|please|legal)\b/;
/** A way of writing is no word. */
const manner = /\b(?:advertising|marketing|sales|bla|blah|fluff|nonsense|clich[eé]s?)\b/;

export interface WordLists {
  include: string[];
  avoid: string[];
  /** The text without them. */
  rest: string;
}

/** The words to use and to avoid that are told with a label, or said of the words themselves. */
export function wordListsIn(said: string, quotes: string[]): WordLists {
  const marked = quotedLists(said, quotes);
  let { rest } = marked;
  const take = (patterns: RegExp[]) =>
    patterns.flatMap((one) => {
      const found: string[] = [];
      rest = rest.replace(one, (said: string, words: string) => {
        const named = itemsOf(words, quotes);
        found.push(...named);
        return named.length === 0 ? said : ' ';
      });
      return found;
    });
  const avoid = [...marked.avoid, ...take(unwanted)];
  return { avoid, include: [...marked.include, ...take(wanted)], rest };
}

function itemsOf(words: string, quotes: string[]): string[] {
  const marked = [...words.matchAll(/"(\d+)"/g)].flatMap(([, index]) => quotes[Number(index)] ?? []);
  return marked.length > 0
    ? marked.filter(isWord)
    : words
        .split(/,|\band\b|\bor\b|&|\//)
        .map(plain)
        .filter((word) => isWord(word) && isNamed(word));
}
const plain = (word: string) => word.trim().replace(/^(?:the|an?|words?|terms?) (?=\w)/, '');
const isWord = (word: string) =>
  (word.length > 1 || /^[!?]$/.test(word)) && word.length <= 60 && word.split(' ').length <= 5;
/** Whether these are words to use or avoid, and nothing that is said about them. */
export const isNamed = (word: string): boolean =>
  !saying.test(word.replace(/(?<=\p{L})-(?=\p{L})/gu, '_')) && !manner.test(word);

/** "BPA free" where it is typed so; the capital that begins a sentence, or a message all in capitals, is none of the word's. */
export function asTyped(word: string, typed: string): string {
  if (!/\p{Lu}/u.test(typed) || !/\p{Ll}/u.test(typed)) return word;
  const at = typed.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0 || /\p{Lu}/u.test(word)) return word;
  const said = typed.slice(at, at + word.length);
  const isBegun = /(?:^|[.!?:\n]\s*)["“]?$/.test(typed.slice(0, at)) && /^\p{Lu}\P{Lu}*$/u.test(said);
  return isBegun ? word : said;
}
