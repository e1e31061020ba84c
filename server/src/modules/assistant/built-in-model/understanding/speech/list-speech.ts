import { cardinalPattern, ordinalPattern } from './number-words.ts';
import { anywhere, atStart, type Rewording } from './rewording.ts';

const place = `(?:${ordinalPattern}|${cardinalPattern})`;
const listed =
  '(?:bullets?(?: ?points?)?|bulletpoints?|points?|keywords?|images?|pictures?|photos?|specs?|specifications?)';
const list = '(?:specs?|specifications?|attributes?|keywords?|search terms|tags|bullets?(?: ?points?)?)';
const one = '(?:spec|specification|attribute|keyword|search term|tag|bullet(?: ?point)?)';
const more = '(?:one more|another|one other|a further|one further|an additional|an extra|one extra|a new|an?|one)';
const asks = '(?:(?:please|should|must|can|could|need|needs|want|wants|have|has|ought|to|be|go|get|just|all) )*';
/** They say by themselves that two change places. */
const swapping =
  '(?:swap(?:ping|ped)?(?: (?:over|round|around|places))?|(?:the )?other way (?:a)?round|vice versa|revers(?:ed|ing)|exchang(?:ed|ing)|switch(?:ed|ing)(?: (?:over|round|around|places))?|chang(?:e|ed|ing) (?:places|round|around)|trad(?:e|ed|ing) places)';
const start = '(?<=^|[.;!?\\n] ?|\\b(?:please|and|now) )';

const sign = '(?:emojis?|emoticons?|smileys?|smilies|exclamation (?:marks?|points?|signs?))';
const text = '(?:titles?|headline|descriptions?|bullets?(?: ?points?)?|keywords?)';
const takenOut =
  '(?:[,.;!-]| and)+ ?(?:(?:please|so|and|can you|could you|would you|just) )*(?:remove|delete|take|strip|get rid of|drop|throw|kick|clear) (?:them|those|these|it|all of them)(?: (?:all|out|off|away|again|please))*';

const specs = '(?:the |my |its )?(?:specs?|specifications?)(?: table| list| section)?';
const specName =
  '(?!(?:it|this|that|there|they|these|those|everything|all|what|which|one|and|or|please|order|entries|rows|lines|values?|names?|text|bullets?|keywords?|title|description)\\b)[a-z][a-z-]*(?: (?!(?:in|on|under|to|is|are|should|must|has|have|needs?)\\b)[a-z][a-z-]*){0,3}';
const says = '(?:be|say|read|state|show)';
const becomes = `(?:(?:should|must|shall) ${says}|(?:has to|have to|needs? to|ought to) ${says}|is (?=\\d)|to)`;

const oneBullet = `(?:the |my |its )?(?:${ordinalPattern} bullet(?: point)?|bullet(?: point)?(?: number)? ?\\d{1,2})`;
const wrong =
  '(?:(?:really|just|so|very|too|quite|all|completely) )*(?:wrong|not (?:right|true|correct|good)|incorrect|bad|weak|silly|boring|ugly|awful|nonsense|rubbish)';
const then = '(?:[,.;:!-]+| and| so) ?(?:(?:please|so|and|just) )*';

/** Orders about the entries of lists, in the form that the tables of lists know. */
export const listSpeech: Rewording[] = [
  // "Bullets one and three want swapping round", "the first and the second bullet need swapping".
  anywhere(
    `${start}(?:the |my )?(${listed}) (?:number |no\\.? ?|# ?)?(${place})(?: and|,| &| with)(?: the| number)? ?(${place}),? ${asks}${swapping}`,
    ([, noun = '', first = '', second = '']) => `swap ${noun} ${first} and ${second}`,
  ),
  anywhere(
    `${start}(?:the |my )?(${place})(?: and| &| with)(?: the)? (${place}) (${listed}),? ${asks}${swapping}`,
    ([, first = '', second = '', noun = '']) => `swap the ${first} and the ${second} ${noun}`,
  ),
  // "Put one more specification there: Warranty, 12 months", "could you add a bullet saying: Fits in one hand".
  anywhere(
    `\\b(?:put|add|write|insert|enter|include|set|make|do)(?: (?:in|on|me))? ${more} (?:more |new |extra )?(${one})(?: (?:there|here|in|on|to it|on it|in it|too|also|please|below|at the end))*(?:,? (?:that|which) (?:says|reads|goes|states)|,? (?:saying|reading|stating)|,? with (?:the )?(?:text|words|wording))?: ?(?=\\S)`,
    ([, noun = '']) => `add a ${noun}: `,
  ),
  // "It gets "One size" as a new bullet", "this one gets the keyword gift".
  anywhere(
    `\\b(?:it|this|this one|(?:the|my|our) [a-z-]+(?: [a-z-]+)?) (?:gets|receives|should get|must get|shall get|can get) (?=[^.;:?!,]{2,60}? as (?:an? |another |the )?(?:new |extra |additional |further |next |last )?${one}\\b)`,
    'add ',
  ),
  anywhere(
    `\\b(?:it|this|this one) (?:gets|receives|should get|must get|shall get|can get) (?=(?:the |another |a new |one more )(?:new |extra )?${one}:? \\S)`,
    'add ',
  ),
  // "Somebody put emojis in the title, take them out", "the bullets are full of smileys, remove them".
  anywhere(
    `${start}(?:there (?:is|are)|(?:somebody|someone|they|he|she|we|i|my [a-z]+)(?: has| have)? (?:put|added|used|typed|see|saw|found|spotted))(?: (?:all|so|many|these|those|some|a|lot|of|too|way|still))* (${sign})(?: [a-z]+){0,2}? (?:in|into|on|all over) (?:the |my |its )?(${text})${takenOut}`,
    ([, mark = '', noun = '']) => `remove all ${mark} from the ${noun}`,
  ),
  anywhere(
    `${start}(?:the |my |its )?(${text}) (?:is|are|has|have|got|contains?)(?: (?:all|so|many|these|those|some|a|lot|of|too|way|still|got|full|littered|with|peppered|stuffed))* (${sign})(?: in (?:it|them|there))?${takenOut}`,
    ([, noun = '', mark = '']) => `remove all ${mark} from the ${noun}`,
  ),
  // "I don't like the second bullet, remove it", "the second bullet is wrong, it should say "…"".
  anywhere(
    `${start}(?:i|we) (?:(?:really|just) )?(?:do not|never) (?:really )?(?:like|love|want|need) (${oneBullet})${then}(?:remove|delete|drop|scrap) (?:it|that|this)\\b`,
    ([, bullet = '']) => `remove ${bullet}`,
  ),
  anywhere(
    `${start}(${oneBullet}) is ${wrong}${then}(?:remove|delete|drop|scrap) (?:it|that|this)\\b`,
    ([, bullet = '']) => `remove ${bullet}`,
  ),
  anywhere(
    `${start}(${oneBullet}) is ${wrong}${then}it (?:should|must|has to) (?:say|read|be)(?=:? "\\d+")`,
    ([, bullet = '']) => `set ${bullet} to`,
  ),
  // "Take all emojis out of the description".
  anywhere(
    `${start}(?:take|get|pull|kick|throw|cut|leave) (?:(?:all|every|any|each|both)(?: of)? )?(?:(?:the|those|these|my) )?(${sign}) (?:out of|away from|off) (?:(?:the |my |its )(${text})|(?:it|there|this|the text))(?=\\s*(?:[.,;!?]|$)| please\\b| and\\b)`,
    ([, mark = '', noun]) => (noun === undefined ? `remove all ${mark}` : `remove all ${mark} from the ${noun}`),
  ),
  // "In the specs the capacity should be 750 ml", "set the weight in the specs to 350 g".
  anywhere(
    `${start}(?:(?:in|on|under) ${specs}[,:]?|${specs} ?:) (?:(?:set|change|update|correct) )?(?:the |my )?(?=${specName} ${becomes} ?(?!that\\b|this\\b|it\\b|these\\b|those\\b)\\S)`,
    'set the specification ',
  ),
  anywhere(
    `${start}(?:(?:set|change|update|correct) )?(?:the |my )?(?=${specName} (?:in|on|under) ${specs} ${becomes} ?(?!that\\b|this\\b|it\\b|these\\b|those\\b)\\S)`,
    'set the specification ',
  ),
  anywhere(
    `(?<=\\bset the specification ${specName}) (?:(?:in|on|under) ${specs} )?${becomes} ?(?=\\S)(?! ?(?:that|this|it|these|those)\\b)`,
    ' to ',
  ),
  // "Put that bullet first" tells where it goes, and not which one.
  anywhere(
    '(?<=\\b(?:put|move|bring|place|push|have|get) (?:that|this) (?:bullet(?: point)?|keyword|tag) )(first|last)(?=[\\s.!]*$)',
    ([word = '']) => `to the ${word === 'first' ? 'top' : 'end'}`,
  ),
  // "Bullet 3 should be on the place of bullet 1".
  anywhere(
    '\\b(?:on|in|at|to|into|onto) (?:the )?(?:place|position|spot) of (?=(?:the )?(?:[a-z\\d]+ )?(?:bullet|keyword|spec|image|picture|photo)\\b|(?:the )?(?:first|second|third|fourth|fifth|last)(?: one)?[\\s.!]*$)',
    'to ',
  ),
  // "No need for the material in the specs".
  atStart(
    `(?:there is )?no need (?:for|of|to have) (?=(?:the |a |an )?[a-z-]+(?: [a-z-]+)? (?:in|among|under|on) (?:the |my |its )?${list}[\\s.!]*$)`,
    'remove ',
  ),
  // "Take the price off it altogether", "leave the price empty".
  atStart(
    '(?:(?:take|strip|get|pull|strike|wipe) (?:the |its |my )?price(?: tag)? (?:off|out|away)|(?:leave|keep|set|make) (?:the |its |my )?price(?: tag)? (?:empty|blank|open))(?! (?:by|of|to|for|\\d|and|the (?!card\\b|listing\\b)|my|our)\\b)(?: (?:it|this|there|the (?:card|listing)|altogether|completely|entirely|again|please|for me|for now))*',
    'remove the price',
  ),
  anywhere(
    '^(?:please )?no price (?:on|for|at|with) (?:it|this|this one|that one|the card|the listing)(?: please)?(?=[,.!;]|\\s*$)',
    'remove the price',
  ),
  // "Weight information is not needed": the specification.
  anywhere(
    '\\b(weight|material|size|capacity|colou?r|height|width|length|volume|diameter|warranty|origin|dimensions?) (?:information|info|data|details?|entry|line|row)(?= (?:is|are|can|should|must|has to|need|does|do|in|from)\\b)',
    ([, noun = '']) => noun,
  ),
  // "The weight is not needed. Please remove from specification": what was spoken of before.
  atStart(
    `(?:remove|delete|drop|take|cut|erase)(?: out| away)? (?=(?:from|out of) (?:the |my |its )?${list}[\\s.!]*$)`,
    'remove it ',
  ),
];
