import { isShouting, upperFirst } from './casing.ts';

/** Words that many sellers spell wrongly; none of the wrong ones is a word of its own. */
const spellings: Readonly<Record<string, string>> = {
  rechargable: 'rechargeable',
  adjustible: 'adjustable',
  accesories: 'accessories',
  accessorys: 'accessories',
  seperate: 'separate',
  recieve: 'receive',
  lenght: 'length',
  heigth: 'height',
  widht: 'width',
  convinient: 'convenient',
  convenince: 'convenience',
  confortable: 'comfortable',
  comfortble: 'comfortable',
  avaliable: 'available',
  avaiable: 'available',
  stainles: 'stainless',
  packege: 'package',
  dont: "don't",
  doesnt: "doesn't",
  isnt: "isn't",
  arent: "aren't",
  womens: "women's",
  mens: "men's",
  childrens: "children's",
  whats: "what's",
  thats: "that's",
  theres: "there's",
  ive: "I've",
  youre: "you're",
  theyre: "they're",
  havent: "haven't",
  hasnt: "hasn't",
  wasnt: "wasn't",
  didnt: "didn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  diffrent: 'different',
  beatiful: 'beautiful',
  beutiful: 'beautiful',
  beautifull: 'beautiful',
  wonderfull: 'wonderful',
  colorfull: 'colorful',
  colourfull: 'colourful',
  powerfull: 'powerful',
  usefull: 'useful',
  carefull: 'careful',
  excelent: 'excellent',
  definately: 'definitely',
  becuase: 'because',
  recieved: 'received',
  recomend: 'recommend',
  recomended: 'recommended',
  enviroment: 'environment',
  matterial: 'material',
  qualty: 'quality',
  quailty: 'quality',
  waterprof: 'waterproof',
  untill: 'until',
  alot: 'a lot',
  thier: 'their',
  teh: 'the',
  easly: 'easily',
  strenght: 'strength',
  weigth: 'weight',
  wieght: 'weight',
  dimention: 'dimension',
  dimentions: 'dimensions',
  instalation: 'installation',
  neccessary: 'necessary',
  necesary: 'necessary',
  flexable: 'flexible',
  foldible: 'foldable',
  washible: 'washable',
  detatchable: 'detachable',
  rechargeble: 'rechargeable',
  suitible: 'suitable',
  earings: 'earrings',
  accesory: 'accessory',
  occassion: 'occasion',
  occassions: 'occasions',
  calender: 'calendar',
  stainlees: 'stainless',
  seperately: 'separately',
  profesional: 'professional',
  decoritive: 'decorative',
  decorativ: 'decorative',
  perfact: 'perfect',
  lightwieght: 'lightweight',
  lightweigth: 'lightweight',
  availible: 'available',
};
const misspelled = new RegExp(`(?<![\\p{L}'’-])(?:${Object.keys(spellings).join('|')})(?![\\p{L}'’])`, 'giu');

const hours = '(\\d[\\d.-]*) ?(?:hours?|hrs?|h)';
// "The lid will keep", "the wool we use", "glass and wood make", "the team make": the verb is right as it stands.
const several =
  'and|or|nor|with|to|of|I|you|we|they|he|she|it|who|that|which|both|all|most|rest|few|many|two|three|four|five|six|seven|eight|people|men|women|children|feet|teeth|geese|mice|dice|sheep|fish|data|media|rich|poor|young|old|family|team|staff|crew|couple|pair';
const helping =
  'will|would|can|could|may|might|must|shall|should|do|did|does|had|have|has|let|help|make|get|need|not|never|use|be|been';
const told = `(?!(?:${several}|${helping})\\b)\\p{L}+`;
/** "The hand guard protect": one thing, and its verb as of several. */
const agreement = new RegExp(
  `^((?:The|Our|This) (?:${told}(?<![^s]s) ){0,2}${told}(?<!s)) (protect|keep|make|use(?= (?:an?|the|high|good|premium|real|natural|\\d))|include|allow|provide|come|have|need|adopt)(?= (?!of\\b|by\\b|in\\b|is\\b|are\\b|up\\b|not\\b|case|and\\b))`,
  'u',
);
/** "Memory function remember your last setting": a part of the thing at the beginning, and its verb as of several. */
const namedPart =
  /^(\p{Lu}\p{L}+(?: \p{Ll}+){0,2} ?(?:backing|function|feature|design|system|cover|surface|motor|battery|lid|base|strap|blade|filter|lock|sensor|handle|layer|grip|lining|sole|collar|hood|frame|lens|nozzle|technology|structure|fabric|part|lamp|light|machine|device)) (need|require|remember|protect|keep|make|help|give|reduce|prevent|ensure|provide|allow|save|hold|absorb|block)(?= [\p{Ll}\d])/u;
const participles: Readonly<Record<string, string>> = {
  exchange: 'exchanged',
  change: 'changed',
  use: 'used',
  bend: 'bent',
  adjust: 'adjusted',
  fold: 'folded',
  remove: 'removed',
  wash: 'washed',
  replace: 'replaced',
  rotate: 'rotated',
  install: 'installed',
  attach: 'attached',
};
const wrongPassive = new RegExp(`\\bcan be (${Object.keys(participles).join('|')})(?=[\\s.,;]|$)`, 'giu');

const determiner = '(?:an?|the|its|our|your|one|this|each|matching|no)\\b|\\d';
const oneThing =
  '(?:\\p{Ll}+[ -]){0,3}(?:case|box|bag|pouch|tin|jar|tube|strap|bottle)(?=[.,;]|$| (?:with|and|for)\\b)';

/** What machines write in the place of English, and what was meant. */
const phrases: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/\b(very) convenience\b/giu, '$1 convenient'],
  // "Its A-line cut" and "its in-built battery" belong to it.
  [/^[Ii]ts (?=(?:an?|the|in|not) )/gu, "It's "],
  [/(?<![\p{L}\d])w\/o\s*(?=[\p{L}\d])/giu, 'without '],
  [/(?<![\p{L}\d])w\/\s*(?=[\p{L}\d])/giu, 'with '],
  [/\bPls\b/gu, 'Please'],
  [/\bpls\b/gu, 'please'],
  // "2 more strong magnets" counts them.
  [/(?<!\d )\bmore strong and (durable|stable|reliable)\b/giu, 'stronger and more $1'],
  [/(?<!\d )\bmore strong\b/giu, 'stronger'],
  [/\b(rotates?|runs?|works?|slides?|spins?|moves?) very smooth\b/giu, '$1 very smoothly'],
  [/\bsafety and (durable|reliable|comfortable|healthy)\b/giu, 'safe and $1'],
  [/, can (?:be )?(?:satisf(?:y|ied)|meet) your (different|various|daily) needs?\b/giu, ' to meet your $1 needs'],
  // "Peel and chop in one go, save your time" speaks to the buyer.
  [/^((?:The|This|Our|It)\b.*), saves? your time\b/u, '$1 and saves time'],
  [/\bfrom be (hurt|broken|damaged|burned|burnt|scratched|wet)\b/giu, 'from being $1'],
  [
    /\bnot only (\p{L}+ (?:lamp|light|toy|tool|bag|gift|decoration)) but also (?=\p{L}+ (?:of|for)\b)/giu,
    'not only a $1 but also a ',
  ],
  [/\bsame like\b/giu, 'just like'],
  [/\b(in|at) same time\b/giu, 'at the same time'],
  [/\b(in|for|within|after) few (days|weeks|hours|minutes|months|seconds|washes|steps|uses)\b/giu, '$1 a few $2'],
  [/\b(in|on) (?=(?:dry|cool|dark|sunny|safe|cool,? dry) place\b)/giu, '$1 a '],
  [
    /\b([Mm])uch more (better|easier|stronger|lighter|softer|safer|faster|cheaper|smaller|bigger|larger)\b/gu,
    '$1uch $2',
  ],
  [
    /\bmore (better|easier|stronger|lighter|softer|safer|faster|cheaper|smaller|bigger|larger)\b(?! (?:and|or))/giu,
    '$1',
  ],
  [/\b(wash(?:ed|able)?|washing) in machine\b/giu, '$1 in the machine'],
  // "It is perfect gift": a kind of thing takes its article.
  [
    /\b([Ii]s|[Mm]akes?|[Bb]e|[Ii]t['’]s) (?=(?:really |very )?(?:perfect|great|nice|wonderful|lovely|good|beautiful|unique) (?:gift|present|helper|choice|idea|addition|option|solution|companion|accessory|decoration)\b(?!s))/gu,
    '$1 a ',
  ],
  [
    /\b([Ii]s|[Mm]akes?|[Bb]e|[Ii]t['’]s) (?=(?:ideal|excellent|amazing) (?:gift|present|choice|idea|addition|option|solution|companion|accessory|decoration)\b(?!s))/gu,
    '$1 an ',
  ],
  // "2,3kg" has the comma of other languages; "5,6 mm" may be two sizes.
  [/(?<![\d.,])(\d{1,3}),(\d{1,2})(?= ?(?:kg|g|ml|l|lbs?)(?![\p{L}\d]))/giu, '$1.$2'],
  [/^(Th[eo]se (?:\p{L}+ ){0,2}\p{L}+s) has\b/gu, '$1 have'],
  // "In 30 second", and not "a 10 year warranty".
  [
    /(?<![\d.,/-])(?<!\b(?:an?|the|this|your|our|per|every|size|no) )([2-9]|[1-9]\d{1,3}|two|three|four|five|six|ten) (second|minute|hour|day|week|month|year|piece|time|metre|meter)(?=[.,;!]|$| (?:to|for|and|or|of|from|before|after|per|with|on|at)\b)/giu,
    '$1 $2s',
  ],
  // "The strap not press": one thing, of which a verb is denied.
  [
    /\b((?:[Tt]he|[Tt]his|[Oo]ur) (?:(?!(?:will|can|may|must|should|does|did|do|is|was|or|and|if)\b)\p{Ll}+(?<!s) ){0,2}|[Ii]t )not (start|press|slip|break|scratch|leak|fade|turn|need|work|stick|rust|bend|fall|slide|move|shake|burn|melt|tear|shrink|hurt|damage)(?=\s|[.,;!]|$)/gu,
    '$1does not $2',
  ],
  [/^((?:The|This|Our|It) [^,;.]{2,60} (?:is|has) [^,;.]{2,40}) and do not(?= \p{Ll})/u, '$1 and does not'],
  // "Comes in metal case": one case takes its article.
  [new RegExp(`\\b(comes?|packed|supplied) (in|with) (?=[aeiou])(?!${determiner})(?=${oneThing})`, 'giu'), '$1 $2 an '],
  [new RegExp(`\\b(comes?|packed|supplied) (in|with) (?![aeiou])(?!${determiner})(?=${oneThing})`, 'giu'), '$1 $2 a '],
  [/\bin the machine (?=\d0 ?°)/giu, 'in the machine at '],
  [/\b(D|d)imension(?=:? \d[\d.]*(?: ?(?:cm|mm|in))? ?[x×])/gu, '$1imensions'],
  // "Does it have", "let it have" are right.
  [
    /(?<!\b(?:[Dd]oes|[Dd]id|[Dd]o|[Ww]ill|[Ww]ould|[Cc]an|[Cc]ould|may|might|must|[Ss]hould|to|[Ll]et|[Mm]ake|not|if|that) )\b([Ii]t) have (?!been\b)/gu,
    '$1 has ',
  ],
  // "For animals.. the only limit": one full stop is enough.
  [/(?<=\p{L}{2})\.\.\s+(\p{Ll})/gu, (_, letter: string) => `. ${letter.toUpperCase()}`],
  [/(?<=\p{L}{2})\.\.(?=\s|$)/gu, '.'],
  // "70*45 cm" are its sides.
  [/(?<=\d ?(?:cm|mm|in)?)\*(?=\d[\d.]*(?:\*\d[\d.]*)? ?(?:cm|mm|in)(?!\p{L}))/gu, ' x '],
  [/(?<=\d x \d[\d.]*)\*(?=\d)/gu, ' x '],
  [/(?<=\s)((?:[2-9]|[1-9]\d{1,2}) degree)(?=[,.;]|$| (?:and|or|to|for)\b)/gu, '$1s'],
  [
    /(?<=\b(?:off|on|itself|stops?|works?|opens?|closes?|starts?)(?: (?:the )?\p{L}+)?) automatic(?=[.,;!]|$)/gu,
    ' automatically',
  ],
  [/\b(turns? (?:on|off)|stops?|opens?|closes?|dims?) lamp\b/gu, '$1 the lamp'],
  [
    /(?<![\d.,-])([2-9]|[1-9]\d) ((?:\p{Ll}+ )?(?:colou?r|brightness|light|speed|heat|massage|cleaning) (?:temperature|mode|level|setting|option))(?=[,.;)]|$| \d| and\b)/gu,
    '$1 $2s',
  ],
  [/\b([Ww]arranty:?) ([2-9]|[1-9]\d) (year|month)(?=[.,;]|$)/gu, '$1 $2 $3s'],
  [
    /\b(\d{1,3}|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]ive|[Tt]en) (year|month|day)s (?=(?:limited |manufacturer |seller )?(?:warranty|guarantee)\b)/gu,
    '$1-$2 ',
  ],
  [
    /\b([Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix) ((?:[\d.]+ ?\p{L}+ )?(?:(?:li-ion|lithium|large|small|big|side|front|extra|spare|metal|steel) ){0,2})(batter|charger|pocket|blade|handle|bag|strap|speed|wheel|cable|layer|mode|level)(y?)(?=[,.;]|$| (?:and|with|for|on|in)\b)/gu,
    (whole: string, count: string, between: string, noun: string, ending: string) =>
      noun === 'batter' ? (ending === 'y' ? `${count} ${between}batteries` : whole) : `${count} ${between}${noun}s`,
  ],
  [/\b([Ss]tore(?:d)?(?: it)?|[Kk]eep(?: it)?) in shade\b/gu, '$1 in the shade'],
  // What only a comma parts are two sentences.
  [
    /^((?:The|This|Our|It) [^,;:.!?]* (?:has|have|is|are|comes?|can|includes?) [^,;:.!?]*), (you can|it can|it is|it has|they are) /u,
    '$1. $2 ',
  ],
  [
    /^([Ss])izes? ((?:\d?X{0,4}[SML])(?: (?:\d?X{0,4}[SML])){1,8})(?=[.;]|$)/gu,
    (_, letter: string, sizes: string) => `${letter}izes ${sizes.split(' ').join(', ')}`,
  ],
  // Rank is no property: "our bestselling serum" is a serum.
  [/^NOTE(?=: )/gu, 'Note'],
  // "Toddlers 1 2 3 4 years old": a row of ages is a range.
  [
    /(?<![\d.,] ?)(\d{1,2})((?:[ ,/]+\d{1,2}){2,}) (?=(?:years?|months?|yrs?)(?!\p{L}))/giu,
    (whole: string, first: string, more: string) => {
      const ages = [first, ...(more.match(/\d+/gu) ?? [])].map(Number);
      return ages.every((age, index) => index === 0 || age === (ages[index - 1] ?? 0) + 1)
        ? `${ages[0]}-${ages.at(-1)} `
        : whole;
    },
  ],
  [
    /\bThere is (?=(?:[2-9]|[1-9]\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|many|several) \p{L}+s\b)/gu,
    'There are ',
  ],
  // "It is help to develop", "it is suit for".
  [
    /\b([Ii]t|[Tt]his) is (help|make|work|come|fit|keep|support|include|contain|allow|provide|protect|improve|reduce)(?= (?!of\b))/gu,
    '$1 $2s',
  ],
  [
    /\b((?:[Tt]he|[Tt]his|[Oo]ur) \p{Ll}+(?<!s) is (?:(?!to )\p{Ll}+ ){1,3}and )(show|keep|protect|make|give|help|provide|offer|allow|fit|work|feel|look)(?= \p{Ll})/gu,
    '$1$2s',
  ],
  [
    /\b((?:fits?|for|suits?|with) most (?:\p{Ll}+ ){0,2}(?:holder|device|phone|car|bottle|size|surface|model|bike|stroller|door|window|bed))(?=[.,;]|$)/gu,
    '$1s',
  ],
  [/\b(play|sleep|ride|cook|work) (?:with|in) safe\b/gu, '$1 safely'],
  [/\b(made (?:of|from)) the (?=(?:natural|high|premium|solid|real|good|pure|durable|strong|soft) )/gu, '$1 '],
  [/\bis coming from\b/gu, 'comes from'],
  [
    /\bfrom (?=(?:small|local|old|little|family) (?:farm|workshop|studio|mill|garden|estate|factory|brewery|bakery)\b)/gu,
    'from a ',
  ],
  [/\bin same day\b/gu, 'on the same day'],
  [/\band little (?=(?:sweet|bitter|sour|spicy|salty|soft|dark|sticky)\b)/gu, 'and a little '],
  [/\b(in) (?=(?:cool|dry|dark|clean) and (?:dry|cool|dark) place\b)/giu, '$1 a '],
  [/(?<![\d.,])(\d{1,3}-\d{1,3} (?:second|minute|hour|day|week|month|year|degree))(?=[.,;!]|$)/gu, '$1s'],
  [/\b(\p{Ll}+s) who is\b/gu, '$1 who are'],
  [/\b([Ii]t|[Hh]e|[Ss]he) don(['’])t\b/gu, '$1 doesn$2t'],
  [/^What in (?=the box\b)/gu, "What's in "],
  [/^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?(?<!s)) have (?=\d|an? |the )/gu, '$1 has '],
  [
    /(?<![\d.,/-]|\p{Lu}[\p{L}\d]{0,12} )\b([2-9]|[1-9]\d) (function|mode|colou?r|layer|pocket|level|speed|setting|compartment)(?=[:.,;]|$)/gu,
    '$1 $2s',
  ],
  [
    /(?<=\b(?:and|but|so) )((?:the|this|our) (?!(?:rest|other|same|lot|people|team|staff|pair|family|set|two)\b)(?:\p{Ll}+ )?(?!(?:and|or|we|you|they|will|can|to|that)\b)\p{Ll}+(?<!s)) (give|keep|make|protect|show|come|need|hold|provide|stay|stand|fit)(?= (?!of\b|in\b|with\b|and\b))/gu,
    '$1 $2s',
  ],
  [/\((not )include\)/giu, '($1included)'],
  [/\b(not|are|is) include(?=[.,;)!]|$)/giu, '$1 included'],
  [
    /\bwithout (remove|use|take|damage|open|touch|drill|scratch|charge|change|break|lose|need|bend)(?= \p{Ll})/gu,
    (_, verb: string) => `without ${gerund(verb)}`,
  ],
  // "Need 2 AAA battery": more than one.
  [
    /(?<![\d.,-])([2-9]|[1-9]\d) ((?:x )?(?:AAA?|C|D|CR\d{4}|18650|lithium|button|alkaline|rechargeable) )(batter)y(?!\p{L}| (?:holder|case|box|pack|compartment|charger))/gu,
    '$1 $2$3ies',
  ],
  [/\bRecommend (age|use|size)\b/gu, 'Recommended $1'],
  [
    /\b(help|improve|develop|train|exercise) (?:the )?(ability|imagination|creativity) of (?:your )?(kid|child|baby)(?=[.,;]|$)/giu,
    "$1 your $3's $2",
  ],
  // "Press the button twice, it clean itself".
  [
    /(?<=(?:^|, |\band )it )(clean|turn|work|stop|run|fit|hold|keep|need|make|come|look|feel|last|dry)(?= \p{Ll})/gu,
    '$1s',
  ],
  [/\b([Oo]ur|[Tt]he|[Tt]his|[Mm]y) (?:best[- ]?selling|top[- ]?selling) (?=\p{Ll})/gu, '$1 '],
  // A face made of signs.
  [/(?<!\s)\s+(?:[:;]-?\)|:-?D|<3)(?=$|[\s.,!])/gu, ''],
  [/\b[Ii]m (?=(?:an?|the|so|not|happy|based|selling|always)\b)/gu, "I'm "],
  [/\b(will|can|to) automatic(?= \p{Ll})/gu, '$1 automatically'],
  [/\b(will|can) (perfect|quick)(?= \p{Ll})/gu, '$1 $2ly'],
  [/\b(can|will) easy(?= \p{Ll})/gu, '$1 easily'],
  [/, suit for\b/giu, ', suitable for'],
  [/^Suit for\b/gu, 'Suitable for'],
  [/(?<=\p{Ll} )i(?= \p{Ll})/gu, 'I'],
  [/\b(convenient|easy|simple) for (carry|clean|use|install|operate|store|assemble|wash)\b(?!-)/giu, '$1 to $2'],
  [/\b(two|three|four|five|six|[2-6]) kinds?(?: of)? (?=\p{Ll})/giu, '$1 kinds of '],
  [/\b(different|various|daily) need(?=[.,;!]|$)/giu, '$1 needs'],
  [/\b(it|this|that) is have\b/giu, '$1 has'],
  [/^come with\b/giu, 'Comes with'],
  [/^package include:/giu, 'Package includes:'],
  [/^feature:/giu, 'Features:'],
  [/^warm tips?:/giu, 'Tip:'],
  // "Features include" heads what follows.
  [/^(?!(?:the|our|this|what|which|it|package)\b)(\p{L}[\p{L} -]{2,40})(?<!s) include$/giu, '$1 included'],
  [/\b(\d+ colou?rs),? can change (?=by\b|with\b)/giu, '$1 that can be changed '],
  [
    new RegExp(`\\bcharges? (?:for )?${hours},? can (?:be )?used?(?: for)? ${hours}(?!\\p{L})`, 'giu'),
    'charges in $1 hours and runs for $2 hours',
  ],
  [/(?<=\p{Ll}{2})&(?=\p{Lu}\p{Ll}{2})/gu, ' & '],
];

const gerund = (verb: string): string =>
  /(?:drop|cut|put)$/u.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb.replace(/e$/u, '')}ing`;
const third = (verb: string): string => (verb === 'have' ? 'has' : `${verb}s`);
const asWritten = (word: string, right: string): string =>
  word === word.toUpperCase()
    ? right.toUpperCase()
    : /^\p{Lu}/u.test(word)
      ? right.charAt(0).toUpperCase() + right.slice(1)
      : right;

/**
 * An English sentence without the mistakes of machines and hurried writers that can be told without guessing what is
 * meant. Names and facts stay; a text with the brand's own "&" is told by `brand`.
 */
export function mendedEnglish(text: string, brand: string): string {
  if (brand !== '' && brand.includes('&') && text.includes(brand)) return text;
  let mended = text.replace(misspelled, (word) => asWritten(word, spellings[word.toLowerCase()] ?? word));
  mended = mended.replace(wrongPassive, (_, verb: string) => `can be ${participles[verb.toLowerCase()] ?? verb}`);
  // Small words inside a shout would be the only ones; what shouts is mended once it is calm.
  if (isShouting(mended)) return mended;
  for (const [pattern, right] of phrases)
    mended = typeof right === 'string' ? mended.replace(pattern, right) : mended.replace(pattern, right);
  mended = mended.replace(namedPart, (_, subject: string, verb: string) => `${subject} ${third(verb)}`);
  mended = mended.replace(/(?<=\p{L}\. )(?:you|it|they)(?= (?:can|is|has|are) )/gu, (word) => upperFirst(word));
  const agreed = mended.replace(agreement, (_, subject: string, verb: string) => `${subject} ${third(verb)}`);
  // "…, make the surface": the same thing does that too.
  return agreed === mended
    ? agreed
    : agreed.replace(/, (make|keep|give|protect)(?= the| your| it)/u, (_, verb: string) => ` and ${third(verb)}`);
}
