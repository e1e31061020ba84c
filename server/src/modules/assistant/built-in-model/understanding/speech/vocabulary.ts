/** Words that requests are made of. A word that is one slip away from exactly one of them is taken for it. */
const known = `about add added adjust advice again alphabetically amazon analyze another attached attributes audit
availability available avoid background balance better between bigger brand brighten brighter bring bullet bullets
bulletpoints cancel capacity card cards case catalog category change changed changes characters check cheap collage color
combine compare complete compose concise condense contain convert copy create credits crop currency current customer daily
default delete describe description descriptions details difference different dimension dimensions discard document download draft
duplicate ebay edit english enhance enlarge everything evaluate every example except excel explain export expand feature
features feedback fetch field files first follow forget formal format formats fourth friday friendly friendlier
friendliness gallery generate google graphic headline height highlights history hourly image images import importing
improve improving include infographic instead instructions item items keyword keywords language layout length library
lighten lighter limits link list listing listings locked longer lower main make many market marketplace marketplaces
material mention merchant message missing monday month monthly morning mostly moved number offer optimize option options
original other overview page persuasive photo photos picture pictures pixels plain playful please points polish position
prefer preference preferences prepare previous price prices print private problem problems product products professional
publish published public question quality rate rating recent refresh regularly remember remind remove removed rescore rename
rephrase replace reset resize restore result revert review revise rewrite rewriting rework rotate rule rules saturday
schedule scheduled score scores search second section sections selling shadow share sharpen shop shopify shorten shorter
should showing specification specifications specs spelling spreadsheet square standard start stock straighten subscription
summarize sunday tasks terms text thank thanks third thursday tidy title titles today together tomorrow tone translate tuesday undo
unlock unpublish update upload usage using value version versions view voice walmart warmer warranty website wednesday
week weekday weekdays weekly weight what whiten white wildberries withdraw without woocommerce word words working write
yesterday`
  .split(/\s+/)
  .filter((word) => word.length >= 4);
const vocabulary = new Set(known);
const byFirstLetter = Map.groupBy(known, (word) => word[0]);

/** Words of their own that are one slip away from one of ours. */
const others = new Set(
  `after alter aster beard bland board boards bored boring charged charges charging crate crates brad brands bread broad bullies cards carts cases chain chair charge
charger chart cheat chase class clear clock closer coat color cords cover covers court crops could count cream dated
doors dress expert experts fields files filled filter fired fixed flower focus forma forms found frame fiction fresh
friend glass grand green guide hatch heating heads items lamps latte leather lens letter level lights lining linked lists
live loader locker longest marks marker mates means media metal moral mourning never notes offers often order orders other others
pages paint panel paper parts patch peach phone phones phrase pick pieces piece place plane plate plates plains point poster prince pride
printer prize quote quick racing rates rather ratio reader ready really right rings rolled roses rulers ruler saved scope
scored scoring sections sells sells serve shape shapes share sharp sheet shirt shirts shock shoes shops shore short shots shoulder shown
sister sizes small smart sounds space spare spots staff stage stand stars state steel stick sticks stone stones storage store stores
story strap style sweet table tables tablet takes tales taken taste tastes tea teak team terms tests their them then there these thing
things think third those three tides ties tiles tiled tight timer times toned tools total touch tower towel toys track trade train travel
trail under until update upper users vases video visor voices wards watch water weeks weights whale wheat wheel where which while whole
wide wine wipes wires woods words world worth would wreath writer written wrote rewrote young yours spray press forge forged`.split(
    /\s+/,
  ),
);

const shortForms: Record<string, string> = {
  ad: 'add',
  al: 'all',
  shw: 'show',
  sho: 'show',
  lst: 'list',
  wht: 'what',
  wat: 'what',
  hlp: 'help',
  helo: 'hello',
  hllo: 'hello',
  hlep: 'help',
  teh: 'the',
  te: 'the',
  thr: 'the',
  hte: 'the',
  pls: 'please',
  plz: 'please',
  plss: 'please',
  u: 'you',
  ur: 'your',
  mak: 'make',
  mkae: 'make',
  amke: 'make',
  creat: 'create',
  ttile: 'title',
  titel: 'title',
  tilte: 'title',
  fro: 'for',
  fo: 'for',
  adn: 'and',
  nad: 'and',
  tldr: 'shorten',
  ment: 'meant',
  undoo: 'undo',
  unod: 'undo',
  lcok: 'lock',
  fidn: 'find',
  csv: 'csv',
  xls: 'xlsx',
  desc: 'description',
  descr: 'description',
  pic: 'picture',
  pics: 'pictures',
  img: 'image',
  imgs: 'images',
  foto: 'photo',
  fotos: 'photos',
  spec: 'specification',
  sched: 'schedule',
  pref: 'preference',
  prefs: 'preferences',
  bulletpoint: 'bullet',
  bulletpoints: 'bullets',
  thsi: 'this',
  tihs: 'this',
  ths: 'this',
  dis: 'this',
  taht: 'that',
  dat: 'that',
  thse: 'these',
  wiht: 'with',
  wth: 'with',
  whta: 'what',
  hwo: 'how',
  wich: 'which',
  whch: 'which',
  wihch: 'which',
  wrost: 'worst',
  wosrt: 'worst',
  oldets: 'oldest',
  odlest: 'oldest',
  newset: 'newest',
  cheepest: 'cheapest',
  cheapst: 'cheapest',
  expensiv: 'expensive',
  expencive: 'expensive',
  exspensive: 'expensive',
  expensvie: 'expensive',
  averge: 'average',
  avarage: 'average',
  averege: 'average',
  avrage: 'average',
  creidts: 'credits',
  credtis: 'credits',
  crdits: 'credits',
  maek: 'make',
  giv: 'give',
  gve: 'give',
  wnat: 'want',
  nede: 'need',
  cna: 'can',
  yuo: 'you',
  yor: 'your',
  abt: 'about',
  bout: 'about',
  thru: 'through',
  tho: 'though',
  cuz: 'because',
  coz: 'because',
  cos: 'because',
  shud: 'should',
  shld: 'should',
  cud: 'could',
  wud: 'would',
  gud: 'good',
  bttr: 'better',
  beter: 'better',
  evrything: 'everything',
  everythin: 'everything',
  somthing: 'something',
  r: 'are',
  ya: 'you',
  yr: 'your',
  msg: 'message',
  prods: 'products',
  ppl: 'people',
  descs: 'descriptions',
  kw: 'keyword',
  kws: 'keywords',
  mkt: 'market',
  chrs: 'characters',
  caracters: 'characters',
  sumthing: 'something',
  thx: 'thanks',
  thnx: 'thanks',
  tnx: 'thanks',
  thks: 'thanks',
  amazn: 'amazon',
  ebya: 'ebay',
  esty: 'etsy',
  etys: 'etsy',
  smth: 'something',
  sth: 'something',
  eval: 'evaluate',
  optimse: 'optimize',
  pix: 'pictures',
  bg: 'background',
  impr: 'improve',
  imprv: 'improve',
  optim: 'optimize',
  scor: 'score',
  amzn: 'amazon',
  avail: 'availability',
  ttl: 'title',
  prc: 'price',
  prce: 'price',
  txt: 'text',
  dscr: 'description',
  kwds: 'keywords',
};

/** British endings, which are right and only written another way. */
const american: [RegExp, string][] = [
  [
    /^(optim|organ|summar|custom|final|personal|special|capital|minim|maxim|modern|real|recogn|emphas|general)is(e|ed|es|ing|ation)$/,
    '$1iz$2',
  ],
  [/^(anal|catal)ys(e|ed|es|ing)$/, '$1yz$2'],
  [/^(col|fav|flav|behavi|hon|lab)our(s|ed|ing|ful|ite)?$/, '$1or$2'],
  [/^catalogue(s?)$/, 'catalog$1'],
  [/^grey$/, 'gray'],
  [/^centre(s?)$/, 'center$1'],
  [/^(lit|met)re(s?)$/, '$1er$2'],
];

/** The word as the tables know it; a word that is none of ours stays as it is. */
export function repaired(word: string, isVerb = false): string {
  const short = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (short !== undefined) return short;
  for (const [pattern, form] of american) if (pattern.test(word)) return word.replace(pattern, form);
  if (word.length < 5 || word.length > 20 || vocabulary.has(word) || others.has(word) || isInflected(word)) return word;
  const [order, ...orders] = isVerb ? orderVerbs.filter((verb) => isOneSlip(word, verb, verb.length)) : [];
  if (order !== undefined && orders.length === 0) return order;
  const near = (byFirstLetter.get(word[0]) ?? []).filter((candidate) => isOneSlip(word, candidate));
  if (near.length === 1) return near[0] ?? word;
  // A slip inside a word keeps its ends: of several candidates the one that starts and ends alike is meant.
  const alike = near.filter((one) => one[0] === word[0] && one.at(-1) === word.at(-1));
  return alike.length === 1 ? (alike[0] ?? word) : word;
}

const orderVerbs =
  'cancel improve score export remove delete restore publish unlock shorten rewrite change replace lengthen translate'.split(
    ' ',
  );

const isInflected = (word: string) =>
  [
    word.replace(/s$/, ''),
    word.replace(/(?:ed|ing|er|es|ly|d|r)$/, ''),
    word.replace(/(?:ing|ed|er)$/, 'e'),
    word.replace(/y$/, ''),
  ].some((stem) => stem !== word && vocabulary.has(stem));

/** Shorter words with a letter exchanged are mostly other words: "scope" is no "score". */
const longEnoughToExchange = 7;

/** One letter too many, missing, or two exchanged; in long words also a wrong one. The first letter is mostly right. */
export function isOneSlip(word: string, other: string, exchangedFrom = longEnoughToExchange): boolean {
  const gap = word.length - other.length;
  if (gap > 1 || gap < -1 || word[0] !== other[0]) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const rest = word.slice(at);
  const otherRest = other.slice(at);
  if (gap === 1) return rest.slice(1) === otherRest;
  if (gap === -1) return rest === otherRest.slice(1);
  if (rest.length > 1 && rest[0] === otherRest[1] && rest[1] === otherRest[0])
    return rest.slice(2) === otherRest.slice(2);
  return word.length >= exchangedFrom && rest.slice(1) === otherRest.slice(1);
}

/** Whether requests are made of this word: names of products are made of others. */
export const isRequestWord = (word: string): boolean => vocabulary.has(word) || isInflected(word);
