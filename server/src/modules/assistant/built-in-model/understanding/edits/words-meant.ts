import type { Clause } from '../ask.ts';
import { limitOfIt, limitPointedAt, type Wishes } from '../wishes/wishes.ts';

const them =
  '(?:it|them|both(?: of (?:them|these|those)| words| terms| phrases)?|that|this|these|those|either(?: of (?:them|these|those))?|any of (?:them|these|those)|(?:that|this|the|these|those) (?:words?|terms?|phrases?|claims?|expressions?|keywords?))';
/** "Rewrite it without them", "so that it no longer occurs". */
const away = new RegExp(
  `\\b(?:without|avoid(?:ing)?|leav(?:e|ing) out|drop|get rid of|take out|remove|minus) ${them}(?![ -]\\w+ing\\b)|\\b(?:no longer|never|not|nowhere) (?:any ?more )?(?:occurs?|appears?|contains?|there|in (?:it|there|the text))\\b|\\bis(?: all)? gone\\b`,
);
/** "So that it contains it", "make sure that phrase is included", "rewrite it around that". */
const within = new RegExp(
  `\\b(?:contain|include|mention|use|feature|has|have|with|around|round|on)(?:s|ing)? ${them}(?: (?:in|inside))?(?=[\\s.,!?]*$|,| (?:in|somewhere|naturally|at|please)\\b)|\\b${them} (?:is|are|gets?|appears?|must be|has to be|should be) (?:in|included|used|mentioned|inside|part|there|in there)\\b|\\b(?:work|weave|put|get|build|fit) ${them} in(?:to)?\\b`,
);
/** "Our lawyer objects to the word …", "… converts best": the words that an earlier sentence names. */
const named =
  /(?:words?|terms?|phrases?|claims?|expressions?|keywords?|search(?:es)?)? ?((?:"\d+"(?:,? ?(?:and|or|nor)? ?)?)+)/g;

/** "I cannot hear the word unique any more". */
const unquoted =
  /\b(?:word|term) (?!that\b|which\b|is\b|was\b|i\b|we\b|you\b|in\b|on\b|of\b|for\b)([\p{L}-]{3,20})\b(?= ?[.,;!?]|$)/gu;

/** The wishes with the words that an earlier part of the message quotes and this one points at. */
export function withWordsMeant(wishes: Wishes, { text: said, whole, quotes }: Clause): Wishes {
  const at = whole.text.indexOf(said);
  const text = at < 0 ? said : whole.text.slice(at);
  const limit =
    wishes.title_max === undefined && wishes.description_max === undefined ? limitPointedAt(whole.text) : null;
  const ofIt = limitOfIt(whole.text);
  const isOfIt =
    ofIt !== null &&
    (wishes.sections === undefined ? said.includes(String(ofIt.max)) : wishes.sections.join() === ofIt.section);
  if (ofIt !== null && limit === null && isOfIt)
    return { ...wishes, sections: [ofIt.section], [`${ofIt.section}_max`]: ofIt.max };
  if (limit !== null && !/\d/.test(said)) return { ...wishes, [`${limit.section}_max`]: limit.max };
  if (wishes.include_keywords !== undefined || /"\d+"/.test(text)) return wishes;
  const before = at < 0 ? '' : whole.text.slice(0, at);
  const words = [...before.matchAll(named)].flatMap(([said]) =>
    [...said.matchAll(/"(\d+)"/g)].flatMap(([, index]) => quotes[Number(index)] ?? []),
  );
  if (words.length === 0 && away.test(text) && wishes.avoid_words === undefined) {
    const [word] = [...before.matchAll(unquoted)].map((match) => match[1] ?? '');
    return word === undefined ? wishes : { ...wishes, avoid_words: [word] };
  }
  const isShort = words.every((word) => word.length > 1 && word.length <= 60 && word.split(' ').length <= 5);
  if (words.length === 0 || !isShort) return wishes;
  if (away.test(text)) return { ...wishes, avoid_words: words };
  return wishes.avoid_words === undefined && within.test(text) ? { ...wishes, include_keywords: words } : wishes;
}
