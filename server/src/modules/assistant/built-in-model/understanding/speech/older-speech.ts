import { sectionNoun } from '../wishes/section-words.ts';
import { cardinalPattern } from './number-words.ts';
import { anywhere, atStart, type Rewording } from './rewording.ts';

const grateful = '(?:glad|happy|grateful|pleased|thankful|obliged|indebted|delighted)';
const place = '(?:\\d{1,2}|first|second|third|fourth|fifth|last)';
const listed =
  '(?:bullets?(?: ?points?)?|bulletpoints?|points?|keywords?|images?|pictures?|photos?|specs?|specifications?)';
const oneWork = '(?:improve|re-?write|optimize|adapt|prepare|polish|re-?do|tailor)';
const market = '(?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)\\b';
/** What was there before. */
const former =
  '(?:earlier|previous|former|old|prior|preceding) (?:texts?|wording|words|phrasing|copy|writing|language)';
const turned =
  '(?:(?:the )?other way (?:a)?round|vice versa|in (?:the )?(?:reverse|opposite)(?: order)?|reversed|inverted|swapped(?: (?:over|round|around))?|change[ds]? (?:places|round|around)|trade[ds]? places)';

/** How people speak who learned their letters from letters: courtesies, "shall", and orders without a verb. */
export const olderSpeech: Rewording[] = [
  // "How much points", "how much cards": as many a language counts.
  anywhere(
    '\\bhow much (?=(?:points|cards|listings|products|items|keywords|bullets|words|characters|photos|pictures|images|tasks)\\b)',
    'how many ',
  ),
  // "Might I have this card as a CSV", "I should be obliged if you would".
  anywhere(
    `(?<=^|[.,;:!?\\n] ?|\\b(?:and|but|so|then) )(?:(?:may|might|could|can) i (?:please )?(?:trouble|bother|ask|beg|request|invite) you (?:to|kindly to)|(?:i|we) (?:should|shall|would|will) be (?:very |most |much |so |ever so )?${grateful} (?:if (?:you|we) (?:would|could|can|were to|might)|were you to)|(?:have|has) the (?:goodness|kindness) to|(?:do )?be good enough (?:to|and)|(?:do )?be so (?:very )?(?:kind|good)(?: as)? (?:to|and)|pray|might you|(?:i|we) (?:must|have to) ask you to|it would (?:please|oblige|suit) (?:me|us) if you(?: would| could)?) `,
    'please ',
  ),
  anywhere(
    '(?<=^|[.,;:!?\\n] ?|\\b(?:and|but|so|then) )(?:(?:might|may) (?:i|we) (?:please |perhaps |kindly |possibly )*(?:have|get|see|receive|be given)|(?:may|might|could|can) (?:i|we) (?:please )?(?:trouble|bother|ask|beg) you for|(?:i|we) (?:should|would) be (?:very |most |much )?(?:glad|grateful|pleased|obliged) (?:of|for)) (?!(?:a|your) (?:look|word|attention|moment|question)\\b|my money\\b)',
    'give me ',
  ),
  // "The title shall read as follows: …".
  anywhere(
    '\\bshall (?=(?:now |only |just )?(?:read|say|be|have|become|state|go|come|stand|stay|remain|contain)\\b)',
    'should ',
  ),
  anywhere(
    '(?<=\\b(?:reads?|says?|be|is|run|runs|go|goes|sound))(?: exactly)?,? (?:as follows|thus|like (?:this|so)|the following)(?= ?[:"])',
    '',
  ),
  atStart(
    `let ((?:the |my |its )?(?:${place} )?${sectionNoun}(?: (?:number )?\\d{1,2})?) (?=(?:read|say|be)\\b ?[:"])`,
    ([, noun = '']) => `${noun} should `,
  ),
  // "Bullets 1 and 3, other way round", "the first and the last bullet vice versa".
  anywhere(
    `(?<=^|[.;!?\\n] ?|\\b(?:please|and|now|want|need|like) )(?:the |my )?(${listed}) (?:number |no\\.? ?|# ?)?(${place})(?: and|,| &| with)(?: the| number)? ?(${place}),? (?:please |should be |should go |go |need to be |have to be |must be )*${turned}`,
    ([, noun = '', one = '', two = '']) => `swap ${noun} ${one} and ${two}`,
  ),
  anywhere(
    `(?<=^|[.;!?\\n] ?|\\b(?:please|and|now|want|need|like) )(?:the |my )?(${place})(?: and| &| with)(?: the)? (${place}) (${listed}),? (?:please |should be |should go |go |need to be |have to be |must be )*${turned}`,
    ([, one = '', two = '', noun = '']) => `swap the ${one} and the ${two} ${noun}`,
  ),
  // "One more line for the specifications, please: Country of origin, Portugal".
  atStart(
    '(?:one more|another|one other|a further|one further|an additional|one additional|an extra|one extra|a new) (?:line|entry|item|row|point|one|word|term)? ?(?:for|in|on|to|under|among) (?:the |my |its |our )?(specs?|specifications?|attributes?|keywords?|search terms|tags|bullets?(?: ?points?)?)(?:,? please)? ?[:,-] ?(?=\\S)',
    ([, noun = '']) => `add to the ${noun}: `,
  ),
  atStart(
    '(?:one more|another|one other|a further|one further|an additional|one additional|an extra|one extra) (spec|specification|attribute|keyword|search term|tag|bullet(?: ?point)?)(?:,? please)?: ?(?=\\S)',
    ([, noun = '']) => `add a ${noun}: `,
  ),
  // "Write the bullets new".
  atStart(
    `(?:write|do|make|put|set|word|phrase|draft|compose) ((?:all |both )?(?:the |my |its |our |these |those )?${sectionNoun}(?: and (?:the )?${sectionNoun})?)(?: all| completely| entirely)? (?:new|anew|afresh|newly|from new)(?=[\\s.,;!]|$)`,
    ([, what = '']) => `rewrite ${what}`,
  ),
  anywhere('\\bsearch words?\\b', 'search terms'),
  // "Kindly put the earlier text back", "I should like the former wording reinstated".
  anywhere('\\b(?:former|prior|preceding) (?=versions?\\b)', 'previous '),
  anywhere('\\breinstat(?=(?:e|es|ed|ing)\\b)', 'restor'),
  anywhere(
    `\\b(?:put|bring|have|get|give (?:me|us)|set|restore|take|want|like|need|see) (?:me |us |to have |to see )?(?:the|my|our) ${former} (?:back|again|restored|returned)\\b|\\b(?:restore|revert to|return to|go back to|bring back|put back|give (?:me |us )?back|get back to) (?:the|my|our) ${former}(?=[\\s.,;!]|$)`,
    'restore the previous version',
  ),
  anywhere(
    '\\b(?:can|could|may|might) (?:i|we) (?:please )?(?:have|get) (?:it|that|this|mine|ours|the (?:old|previous|first|earlier|other) (?:one|version)) back\\b',
    'undo it',
  ),
  anywhere(
    '\\bback to (?:before|what (?:it was|we had|i had)|where (?:we|it|i) (?:were|was|started))\\b',
    'back to how it was',
  ),
  // "Get that number up", "the figure of 58".
  anywhere(
    '(?<=\\b(?:get|bring|push|raise|lift|pump|drive|pull|move|boost) )(?:that|the|this|my) (?:number|figure|mark|thing)(?= (?:up|higher|better|over|above|past|beyond)\\b)',
    'the score',
  ),
  anywhere('\\b(?:figure|number|mark) of (?=\\d{1,3}\\b)', 'score of '),
  anywhere(
    '^(\\d{2})(?:/100| points| out of 100)? ?[?!]+[?! ]*(?=$|(?:but |seriously|really|what|why|how|come on|for real)\\b)',
    ([, score = '']) => `why only ${score}? `,
  ),
  anywhere(
    '(?<=[?.,!]) (?:i )?(?:need|want) (?:that|the|this) (?:number|score|figure|one) (?:too|as well|also)\\b',
    ' too',
  ),
  anywhere('(?<=^|[.,;!?] ?|\\b(?:ok|so|and|well|please) )(?:do )?whatever it takes(?:,|\\.|!| -|$) ?', ''),
  // "List the specifications": what the card says of them.
  atStart(
    `list (?=(?:me )?(?:the |its |my |all (?:the )?)${sectionNoun}(?! (?:that|which|below|with)\\b))`,
    'show me ',
  ),
  anywhere(
    '(?<=\\b(?:show|read|see|display|print|list)\\b[^.;!?]{0,60}),? (?:just |exactly |precisely )?as (?:it|they) (?:is|are|stands?|was|were)(?: (?:now|presently|currently|at present|right now|today))?(?: (?:recorded|written|entered|stored|saved|given|stated|filed))?(?=[.!?]|$)',
    '',
  ),
  // "The last one left the shop this morning": the piece, and no card of a list.
  anywhere(
    '\\b(?:the|our|my) (?:very )?last (?:one|piece|item|unit|pair|copy|box|bottle|of (?:them|these|those)) (?=(?:(?:just|has|have|was|is|been|already|finally|also) )*(?:left|sold|went|gone|flew|shipped|walked|taken|bought|picked up)\\b)',
    'it ',
  ),
  // "Do the mug for Etsy and the lamp for Amazon": the verb is said once.
  anywhere(
    `\\b(?:do|make|get) (?=(?:the|my|our) (?:[a-z\\d-]+ ){1,4}?for ${market}(?:,? and|,| \\+| &) (?:the|my|our) (?:[a-z\\d-]+ ){1,4}?for ${market})`,
    'improve ',
  ),
  {
    pattern: new RegExp(
      `(?<=\\b(${oneWork}) (?:the|my|our) (?:[a-z\\d-]+ ){1,4}?for ${market})(?:,? and|,| \\+| &) (?=(?:the|my|our) (?:[a-z\\d-]+ ){1,4}?for ${market})`,
      'g',
    ),
    words: ([, verb = '']) => ` and ${verb} `,
  },
  anywhere(
    '\\b(?:slap|stick|pop|chuck|throw|bung|shove|whack|drop|plonk|tack|lob) (?=(?:this|that|the)(?: new| attached)? (?:pics?|pictures?|photos?|images?|shots?|one) (?:on|onto|into|in|to|up on)\\b)',
    'add ',
  ),
  // "Stick it on a white background", "bung the lot in a spreadsheet".
  atStart(
    `(?:slap|stick|pop|chuck|throw|bung|shove|whack|plonk|lob|sling|bang|dump) (?=(?:it|this|that|them|these|everything|all|the (?:lot|whole lot|pics?|photos?|pictures?|images?)|(?:all )?(?:my|the|our) (?:cards|listings|products|stuff|things))(?: [a-z]+){0,3}? (?:on|onto|in|into|against) (?:an? |the )?(?:[a-z]+ )?(?:white|plain|csv|excel|xlsx|json|spread ?sheet|sheet|file)\\b)`,
    'put ',
  ),
  // "Can I see the old one and the new one against each other?"
  anywhere(
    '\\b(?:see|show|put|view|look at|lay|hold|set)(?: me| us)?(?: please)? (?:the )?(?:old|before|earlier|previous)(?: one| version| text)? (?:and|next to|beside|against) (?:the )?(?:new|after|current|live)(?: one| version| text)?(?: (?:next to|beside|against|by)(?: each other| one another)?| side by side)?(?=[\\s.,!?]|$)',
    'compare before and after',
  ),
  // "Pull every listing that scores below 75".
  atStart(
    'pull(?: out| up)?(?: me| us)? (?=(?:every|all|any|each)(?: of)?(?: my| the| our)?(?: [a-z]+)? ?(?:listings?|cards?|products?|items?|offers?)\\b)',
    'show me ',
  ),
  // "Put mine back", where a text was just written.
  anywhere(
    '\\b(?:put|bring|get|give me|want) (?:mine|my (?:own )?(?:words?|version|texts?|writing|wording)) back\\b|\\bgive (?:me )?back (?:what i (?:wrote|had)|mine|my (?:own )?(?:words|text|version))\\b|\\bgive me (?:back )?what i (?:wrote|had)(?: back)?\\b|(?<=^|[.,;!] )back to (?:mine|what i (?:wrote|had))\\b',
    'undo it',
  ),
  // "Return it to the imported one".
  anywhere(
    '\\b(?:return|set|put|bring|take|turn) (?:it|this|that|all|everything|the (?:card|listing))(?: all)?(?: back)? to (?:the |how (?:it|i) |what (?:it|i) |as (?:it|i) )(?:imported|was imported|came)(?: (?:one|version|in|text))?\\b',
    'restore the original',
  ),
  // "Need new listing", "..., card please".
  anywhere(
    '(?<=\\b(?:need|want|make|create|write|prepare|do)(?: me| us)? )(?=new (?:product )?(?:listing|card)\\b(?! (?:title|text|description|photo|image)))',
    'a ',
  ),
  anywhere(
    '(?<=[.;!] )(?:an? )?(?:new )?(?:listing|card) (?:for (?:it|that|this) )?please(?=[\\s.!]*$)',
    'make a card please',
  ),
  // "The word handmade you can use again".
  anywhere(
    '^((?:the )?word (?:"\\d+"|[a-z-]+)),? (?:you|we|i) (?:can|may) (use|say|write)(?: it)? again\\b',
    ([, word = '', verb = '']) => `you can ${verb} ${word} again`,
  ),
  atStart(
    '(?:scrap|bin|ditch|throw (?:out|away)|get rid of|lift|drop|cancel) (?=(?:the|my|that|our) (?:rules?|preferences?|ban|instructions?) (?:about|on|for|of|with)\\b)',
    'forget ',
  ),
  // "Which bits lose me points?"
  anywhere(
    '\\b(?:which|what) (?:bits?|parts?|sections?|places?|things?) (?:am i|do i|are|is|it)? ?(?:los(?:e|es|ing)|cost(?:s|ing)?|drop(?:s|ping)?)(?: me| us)?(?: the)?(?: most)? points\\b',
    'where do i lose points',
  ),
  // "Etsy allows 140 characters, make use of them".
  anywhere(
    '(?<=\\b(?:characters?|chars|letters|words|room|space|bytes)\\b[^:"\\n]{0,40}[.,;!] ?(?:(?:so|and|please|then)[, ]+)*)make (?:full |good |better )?use of (?:it|them|that|those|all of (?:it|them)|all)(?=[\\s.!]*$)',
    'improve it',
  ),
  // "In which part I am losing more points?"
  anywhere(
    '\\b(?:in|at|on) (?:which|what) (?:parts?|sections?|places?|areas?|points?) (?:am i|i am|do i|i|do we|we are|are we|is it|does it|it is|it) (?=(?:los(?:e|es|ing)|drop(?:s|ping)?|miss(?:es|ing)?)\\b)',
    'where am i ',
  ),
  // "Ya go", "aye, do it".
  anywhere('^(?:yah|yeh|yea|ye|yas+|yess+|yis|aye)(?=[\\s,.!]|$)(?! (?:olde?|know|all|think)\\b)', 'yes'),
  anywhere('^you(?=,? (?:go|do it|start)(?: (?:ahead|on|for it|now|please))*[\\s.!]*$)', 'yes'),
  anywhere('\\b(?:deviate|depart|diverge|vary)(s?) from\\b', ([, s = '']) => `differ${s} from`),
  anywhere('\\bin (?:what|which) (?:respects?|ways?|regards?)\\b', 'how'),
  anywhere(
    '\\bhow (?:do|can|could|would|should) (?:i|we) (?:get|put|bring|move|transfer) (?=(?:it|this|that|(?:the|my) (?:card|listing|product)) (?:on|onto|into|to|over to) (?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)\\b)',
    'how do i upload ',
  ),
  // "Three of them, no more", said of bullets.
  anywhere(
    `(?<=^|[.,;!?\\n] ?)(?:(?:but|and|only|just|at most|no more than) )*(${cardinalPattern}|\\d{1,2}) of (?:them|these|those)(?:,? (?:please|(?:and )?(?:no|not) more|at most|max(?:imum)?|tops|only|in all|in total))*(?=[.!;]|$)`,
    (match) => {
      const isLimit = /\b(?:only|just|more|most|max|tops|in all|in total)/.test(match[0]);
      const isOfBullets = /\bbullets?\b/.test(match.input.slice(0, match.index));
      return isLimit && isOfBullets ? `${match[1]} bullets at most` : match[0];
    },
  ),
];
