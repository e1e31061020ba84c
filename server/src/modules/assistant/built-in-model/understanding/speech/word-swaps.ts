import { marketplaceName } from '../marketplace-words.ts';
import { anywhere, type Rewording } from './rewording.ts';

const value = '("\\d+"|[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2}?)';
const part = '(?:keywords?|tags?|bullets?(?: points?)?|specs?|specifications?)';
/** "..., and do not change a letter": how exactly the text behind it is meant. */
const asIs =
  '(?:[, ]+(?:(?:and|but|so|please|exactly)[, ]+){0,3}(?:(?:do not|without) [^":.,;!?\\n]{3,50}|no changes?|nothing (?:else|more)|(?:word|letter) (?:for|by) (?:word|letter)|verbatim|exactly|as (?:it is|is)|please))';
const fact = '(?:color|material|size|pattern|shape|fabric|scent|flavor|finish)';
const allOver = '(?:everywhere|throughout|all over)(?: please)?(?=\\s*(?:[.,;!]|$))';
const unicode = ({ pattern, words }: Rewording): Rewording => ({ pattern: new RegExp(pattern.source, 'gu'), words });

/** Words that go out and words that come in: how sellers say it, and the words that the tables know for it. */
export const wordSwaps: Rewording[] = [
  // "The keyword has to come out".
  anywhere(
    `(?<=\\b${part}\\b[^.,;!?]{0,40} )(?:has to|have to|needs? to|must|should|ought to|can) (?:come|be taken|fly) (?:out|off|away)(?: of (?:there|it|the (?:list|card|listing)))?(?=\\s*(?:[.,;!?]|$|please\\b))`,
    'has to go',
  ),
  // "Keywords: take out this and put in that".
  unicode(
    anywhere(
      `(?<=\\b(?:keywords?|tags?)\\b[^.;!?]{0,12})(?:take|kick|throw|leave) out(?= ${value},? (?:and )?(?:put|bring|take|get) in ["\\p{L}])`,
      'remove',
    ),
  ),
  unicode(
    anywhere(
      `(?<=\\b(?:keywords?|tags?)\\b[^.;!?]{0,12}\\bremove ${value},? (?:and )?)(?:put|bring|take|get) in(?= ["\\p{L}])`,
      'add',
    ),
  ),
  anywhere(
    '(?<=^|[.;!?\\n] ?)(?:(?:in|from) the )?(?:keywords?|tags?)(?::|,)? remove(?= "\\d+",? (?:and )?add "\\d+")',
    'remove the keyword',
  ),
  // "Change the color from black to dark green everywhere": the words, wherever they stand.
  anywhere(
    `\\bchange (?:the |its |my )?${fact} from (?=[^.,;:!?\\n"]{2,40}? to [^.,;:!?\\n"]{2,40}? ${allOver})`,
    'replace ',
  ),
  anywhere(`(?<=\\breplace [^.,;:!?\\n"]{2,40}) to (?=[^.,;:!?\\n"]{2,40}? ${allOver})`, ' with '),
  anywhere(
    `(?<=\\bchange (?:the |its |my )?brand(?: name)? (?:from [^.,;:!?\\n"]{2,40} )?to [^.,;:!?\\n"]{2,40}) ${allOver}`,
    '',
  ),
  // "Swap bullets 1 and 2 over".
  anywhere(
    '(?<=\\b(?:swap|switch|change) (?:the )?[^.,;!?]{3,40}) over(?=\\s*(?:[.,;!?]|$|(?:on|in|please|of)\\b))',
    '',
  ),
  // "Change it to exactly this and do not touch a letter of it: "..."".
  anywhere(
    `(?<=\\b(?:change|set|replace|rewrite|update|turn|swap|exchange|correct|put|make|edit|switch)\\b[^":.;!?\\n]{2,60}\\b(?:to|with|by|into)) (?:(?:exactly|just|precisely|literally|only) )*(?:this|that|the following)(?: (?:new|own))?(?: (?:text|wording|words|line|sentence|one))?${asIs}{0,3} ?(?=: ?\\S)`,
    '',
  ),
  // "Apron move last bullet 2 top".
  anywhere(
    '(?<=\\b(?:move|put|bring|shift|push)\\b[^.,;!?\\d]{0,40}) (?<!(?<!\\b(?:last|first|second|third|fourth|fifth|this|that) )\\b(?:bullets?|points?|keywords?|tags?|specs?|number|no\\.?|nr\\.?) )2 (?=(?:the )?(?:very )?(?:top|bottom|end|front|start)\\b)',
    ' to ',
  ),
  // "My husband says do the mug next".
  anywhere(
    `(?<=^|[.,;:!?\\n] ?)(?:(?:and|so|but|now|well),? )?(?:my|our|the) (?:husband|wife|partner|son|daughter|brother|sister|boss|friend|mother|mum|mom|father|dad|colleague|accountant|manager) (?:just |also )?(?:says|said|thinks|suggests|suggested|told me|tells me|asked me|asks me|wants me|would say)(?: that)?(?: (?:i|we|you) (?:should|must)| to)? (?=(?:please |just )?(?:do|improve|score|rewrite|redo|rework|polish|shorten|publish|export|fix) (?:the|this|it|my|that|for|number)\\b)`,
    '',
  ),
  // "Also for Shopify, that's what my wife's shop runs on".
  anywhere(
    ',? (?:because |as |since )?(?:that|it|this)(?: is|s) what (?:my|our|the|her|his|their) [^.,;!?]{2,40} (?:runs on|uses|sells on|needs|wants|works with|asks for|takes)(?=[\\s.!]*$)',
    '',
  ),
  // "Both away please", after a list of tasks.
  anywhere('^(?:(?:and|ok|no|so|please)[ ,]+)*both (?:away|off|gone)(?=[\\s.!,;]|$)', 'remove both'),
  // "I wish that bullet number 4 is away".
  anywhere(
    `\\b(?:i|we) (?:wish|want|would like)(?: that)? ((?:the |its )?(?:[a-z]+ )?${part}(?: (?:number |no\\.? ?)?\\d{1,2})?) (?:is|are|be|was|were) (?:away|gone|out|removed|deleted)\\b`,
    ([, piece = '']) => `remove ${piece}`,
  ),
  // "Take care of the title": no word "care" goes out of it.
  anywhere(
    '\\btak(?:e|ing) (?:good |better |some |special )?care of(?= (?:the|my|our|its|this|that|these|those|all|both|everything|it|them)\\b)',
    'work on',
  ),
  anywhere('\\btake (?:good )?(?:note|notice|stock|account|advantage) of(?= (?:the|my|its|this|that)\\b)', 'note'),
  // "Make that a Walmart listing".
  anywhere(
    `(?<=^|[.;,!?] ?|\\b(?:please|now|and|then|you) )(?:make|turn|convert|change) (?:it|that|this)(?: one| card| listing)? (?:(?:in)?to )?an? (${marketplaceName}) (?:listing|card|page|version)(?=[\\s.!]*$|,? (?:please|pls|now|too)\\b)`,
    ([, market = '']) => `improve it for ${market}`,
  ),
  // "Do the mug, will you".
  anywhere(', (?:will|would) you(?: please)?[.!?]*$', ''),
  // "84!!! Do the mug next".
  anywhere('^\\d{1,3}(?: points)?!+ (?=[a-z])', 'wow! '),
  anywhere('\\bfresh(?= (?:titles?|headlines?|descriptions?|bullets?|keywords?)\\b)', 'new'),
];
