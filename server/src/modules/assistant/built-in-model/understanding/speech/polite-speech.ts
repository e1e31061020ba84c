import { anywhere, type Rewording } from './rewording.ts';

const section =
  '(?:the |its |my |our )?(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|keywords?|tags|search terms|specs|specifications?)';
const sections = `${section}(?:(?:,? and|,? or|,? nor|,) ${section}){0,3}`;
const improvedPart = '(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|keywords?)';
const picture = '(?:pictures?|photos?|images?|shots?)';
const makeover =
  'an? (?:(?:complete|total|proper|real|full|good|thorough) )?(?:make-?over|face-?lift|over-?haul|re-?work(?:ing)?|spruce-?up|brush-?up|going over)';
const at = '(?<=^|[.;!?,\\n] ?|\\b(?:and|but|so|then|please|now) )';

const writing =
  '(?:make|write|improve|re-?write|re-?do|re-?work|shorten|lengthen|crop|brighten|lighten|straighten|polish|tidy|trim)';
const doing =
  '(?:make|write|give|put|add|set|use|do|try|improve|re-?write|re-?do|re-?work|shorten|lengthen|fix|change|crop|brighten|lighten|straighten|resize|remove|replace|translate|score|export|polish|tidy|trim|cut)';
const made = `(?:${improvedPart}|backgrounds?|charts?|collages?|graphics?)`;

/** Ways of speaking of long, polite messages and of very short ones, in the words that the tables know. */
export const politeSpeech: Rewording[] = [
  // "Why don't you make the title shorter", "wondering if you could redo it".
  anywhere(`${at}why (?:do not (?:you|we)|not) (?:just |simply |maybe )?(?=${writing}\\b)`, 'please '),
  anywhere(
    `${at}(?:i (?:was |am )?)?(?:just |only )?(?:wonder(?:ing|ed)?|hop(?:ing|ed)) (?:(?:if|whether|that) )?you (?:could|can|would|might|will|may) (?:maybe |perhaps |possibly )?(?=${doing}\\b)`,
    'please ',
  ),
  // "Can I get a shorter title", "how about a white background".
  anywhere(
    `${at}(?:(?:can|could|may|might) (?:i|we) (?:please |also |maybe )*(?:get|have)|(?:how|what) about) (?=an? (?:(?:bit|little|much|more|less|really|nice|new|[a-z]+er|[a-z]+) ){1,3}${made}\\b)`,
    'i would like ',
  ),
  anywhere(
    `${at}(?:can|could|may|might) (?:i|we) (?:please |also |maybe )*(?:get|have) (?=(?:the |my )${made} (?:in an? |a bit |a little |much |more |[a-z]+er\\b|on white|rewritten|redone))`,
    'i would like ',
  ),
  anywhere('\\b(?:with|at) the (?:sole |only |single |one )?exception of\\b|\\bleaving (?:aside|out)\\b', 'except'),
  anywhere(
    '\\b(?:put|use|write|have|insert) ("\\d+") in (?:the )?(?:place|stead|position) of (?:the (?:words? |phrase )?)?("\\d+")',
    ([, fresh, old]) => `replace ${old} with ${fresh}`,
  ),
  // "Do not touch the title, only redo the description": nothing is locked.
  anywhere(
    `(?:please )?(?:do not|never) (?:touch|change|edit|alter|rewrite) ${sections}(?: (?:at all|please|whatever (?:you|happens)(?: do)?|under any circumstances|in any way|this time|now|for now))*(?:[,;.:-]+ ?| )(?:(?:and|but|please) )*(?:just|only) (re-?do|re-?write|re-?work|improve|polish|shorten|redo|rephrase|refresh|tighten|work on|do) (${sections})(?=[\\s.,;!]|$)`,
    ([, verb = '', wanted = '']) => `${verb} only ${wanted}`,
  ),
  anywhere(
    '(?<=\\b(?:do not|never|not to|without) (?:yet )?)(?:bring|pull|take|get|let|put)(?:ing)? (it|them|this|that|these|those|anything|everything|any of (?:it|them)) in\\b',
    ([, what = '']) => `import ${what}`,
  ),
  anywhere(
    '\\bwhat (?:i|we) (?:really |actually )?(?:need|want|would like)(?: now| today| next| instead)* is (?=(?:an?|the|my|all)\\b)',
    'i need ',
  ),
  anywhere(
    '\\b(?:see|know|hear|find out) how (?:it|this|(?:the|my|this|our) (?:card|listing|page|product)) (?:stands|is doing|fares|performs)(?: now)?(?=[\\s.!?]*$| (?:on|for)\\b)',
    'score it',
  ),
  anywhere(
    ',? if (?:it|they|that) (?:is|are|occurs?|appears?|stands?) (?:still )?(?:there|in (?:there|it|them))(?: at all)?(?=[\\s.!]*$)',
    '',
  ),
  // "Pull this one in again".
  anywhere(
    `${at}(?:pull|bring|take|get|fetch|grab|load|read|suck) (?:it|this|that|this one|that one|the (?:card|listing|page|product)) in (?:again|once more|anew|afresh|one more time)\\b`,
    'reimport it',
  ),
  // How frank the answer is to be changes nothing of it.
  anywhere(
    ',? (?:and )?(?:please )?(?:(?:do not|no need to) (?:be (?:too )?(?:nice|kind|gentle|polite|soft|shy|lenient|generous|diplomatic)|hold back|spare (?:me|my feelings)|sugar ?-?coat (?:it|anything|this)|go easy(?: on me)?|pull any punches)|be (?:brutal(?:ly honest)?|harsh|strict|merciless|honest|frank)|no mercy)(?: please)?(?=[\\s.!]*$)',
    '',
  ),
  anywhere('^(?:and|so|well|now|then)\\?+ (?=[a-z])', ''),
  anywhere('\\bevery (?:single )?one of (?=(?:my|the|these|those|our) [a-z])', 'all '),
  anywhere('\\bw (?=(?:the|my|an?|all|some|no|more|its)\\b)', 'with '),
  // "Stick it on the listing with the other pictures".
  anywhere(
    `\\b(?:stick|pop|put|chuck|throw|slap|add|place|hang) (?:it|this|that|this one|that one) (?:up )?(?:on|in|onto|to|into)(?: to)? (?:the|my|this) (?:listing|card|page)(?:,? (?:along )?(?:with|beside|among|next to|behind|after) (?:all )?(?:the|its|my) (?:(?:other|rest of the|remaining) ${picture}|others|rest))`,
    'add it to the gallery',
  ),
  anywhere(
    '^(?:many )?(?:thanks|thank you)(?: very much| so much| a lot)? for (?:the|your|that|this) [a-z ]{2,30}[.!] (?=[a-z"])',
    '',
  ),
  anywhere(
    '^before (?:i|we) (?:decide|do|change|start|touch|order) (?:on )?(?:anything|something)(?: at all| else)*,? (?=(?:i|we|please|can|could)\\b)',
    '',
  ),
  anywhere('\\bread through (?=(?:it|this|that|the|my|number)\\b)', 'read '),
  // "Keywords += travel mug, camping".
  anywhere('^(keywords?|tags?|bullets?|specs?|specifications?) ?\\+ ?[=:] ?', ([, list = '']) => `add the ${list} `),
  anywhere('^(keywords?|tags?|bullets?) ?- ?= ?', ([, list = '']) => `remove the ${list} `),
  anywhere(
    `${at}(?:it )?must (?:contain|include|mention|have)(?: the (?:words?|keywords?|phrases?))?: ?`,
    'it should mention ',
  ),
  anywhere(
    `${at}(?:it )?(?:must|may|should) not(?: (?:contain|include|mention|have|use))?(?: the (?:words?|phrases?))?: ?`,
    'avoid ',
  ),
  // "See to it that the phrases "a" and "b" both appear in it".
  anywhere(
    '(?:\\b(?:see to it|make sure|ensure|take care|be sure)(?: that)? )(?:both )?(?:the )?(?:(?:words?|phrases?|terms?|keywords?|expressions?) )?("\\d+"(?:(?:,|,? and) "\\d+"){0,9}) (?:both |all )?(?:appears?|occurs?|turns? up|(?:is|are|gets?) (?:in|used|included|mentioned|worked in))(?: (?:in|into) (?:it|there|the text|the listing))?',
    ([, words = '']) => `include the words ${words}`,
  ),
  anywhere('\\b(?:i|we) (?:would like|want|need|wish) to read (?=(?:it|this|that|the|my|number)\\b)', 'read '),
  anywhere(
    '\\b(?:check|look up|find out|verify) (?=(?:what|whether|if) (?:it|(?:our|the|my|this) (?:card|listing|page|text|description)) (?:says?|mentions?|states?|tells?|gives?|contains?)\\b)',
    'tell me ',
  ),
  // "All my listings need a makeover".
  anywhere(
    `^((?:all|all of|each of) (?:my|our|the) (?:cards|listings|products|items|pages))(?: (?:really|all|badly|urgently|desperately))? needs? (?:to be (?:improved|rewritten|reworked|redone)|${makeover})\\b`,
    ([, cards = '']) => `improve ${cards}`,
  ),
  anywhere(`\\bneeds? ${makeover}\\b`, 'must be improved'),
  // "1, 4, 5 -> Etsy CSV".
  anywhere(
    '^((?:(?:no\\.? ?|number |# ?)?\\d{1,2}(?:, ?(?:and )?| and | & | )){1,9}\\d{1,2}) ?(?:-+>|=>|→|:|to) ?(?=(?:(?:amazon|ebay|etsy|shopify|google|woocommerce|ozon|wildberries) )?(?:csv|xlsx?|excel|json)\\b)',
    ([, numbers = '']) => `export ${numbers} as `,
  ),
];
