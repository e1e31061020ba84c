import { type Ask, type Clause, call, callOnCard, forEachMarket, type Row, say } from '../understanding/ask.ts';
import { scopeIn } from '../understanding/cards/scope-words.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { withWordsMeant } from '../understanding/edits/words-meant.ts';
import { cardsOfMarketplaceIn } from '../understanding/marketplace-words.ts';
import { asksAboutIt } from '../understanding/questions/side-questions.ts';
import { numberWord, ordinalPattern, ordinalWord } from '../understanding/speech/number-words.ts';
import { hasWishes, sectionNamed } from '../understanding/wishes/wishes.ts';
import { several } from './card-rows.ts';

const verb =
  '(?:improv\\w*|optimiz\\w*|re-?writ\\w*|enhanc\\w*|polish\\w*|re-?work\\w*|re-?phras\\w*|refresh\\w*|revis(?:e|ed|ing)|boost\\w*|tune|tweak\\w*|clean(?: it| this)? ?up|tidy|tidied|shorten\\w*|adapt\\w*|adjust\\w*|fix(?:ed|ing)?|mend|repair|solve|resolve|correct|better|stronger|nicer|catchier|clearer|ready for|prepare|sells? (?:more|better)|convert more|upgrade (?:it|this|the)|redo|re-?do|spruce|perfect(?= (?:it|this|that|the|my))|sort (?:it|this|that)(?: out)?(?! by)|complete|fill (?:in|out)|in shape|condense|trim|expand|lengthen|flesh out|elaborate|reword|beautify|modernize|simplify|write (?:it|this|a new|a better|me a better|the|(?:that|those|them|these)(?: ones?)? (?:anew|again|afresh|new|over|better|differently))|work on|take care of|summarize|fit|make it|make this|make (?:the |my |its |all )?(?:text|texts|listing|card|copy|wording|page)|try (?:again|a new|another))';
const section =
  '(?:titles?|headlines?|product names?|descriptions?|bullets?|bullet ?points?|key ?features|specs?|specifications?|attributes?|keywords?|search terms)';

const placeOfProblem = new RegExp(
  `\\b(?:the )?(${ordinalPattern}|biggest|worst|top|main|most important) (?:problem|issue|point|rule|thing|mistake|fix|error|advice|suggestion|finding)s?\\b`,
);

const problemWord =
  '(?:problems?|issues?|points?|things?|mistakes?|fix(?:es)?|errors?|advice|suggestions?|findings?|rules?)';
/** "The first two problems", "the second problem and the third": places of what the score named. */
function placesOfProblems(text: string, isScored: boolean): string[] {
  const few = new RegExp(
    `\\b(?:first|top|biggest|worst) (two|three|four|five|[2-5])(?: ${problemWord}${isScored ? '|(?: please| now| first| ones)*[.!]*$' : ''})`,
  ).exec(text)?.[1];
  if (few !== undefined) return Array.from({ length: numberWord(few) ?? 0 }, (_, index) => `#${index + 1}`);
  if (!new RegExp(`\\b${ordinalPattern} (?:and (?:the )?${ordinalPattern} )?${problemWord}`).test(text)) return [];
  const places = [...text.matchAll(new RegExp(`\\b(${ordinalPattern})\\b`, 'g'))].map(([, word]) =>
    ordinalWord(word ?? ''),
  );
  return places.length < 2 ? [] : places.flatMap((place) => (place === null ? [] : [`#${place}`]));
}

/** "The title must not get shorter", "not a friendlier tone", and nothing else. */
const denied =
  /^(?:(?:please|and|but|no)[ ,]+)*(?:(?:the|its|my|this) \w+ |it |they )?(?:(?:must|should|shall|may|can|do|does|need) not|not|never) (?:to )?(?:(?:get|become|be|make|turn|sound|read|look|grow|write) (?:(?:it|this|that|them|(?:the|its|my) \w+) )?)?(?:(?:an?|any|even|much) )*(?:short|long|friendli|formal|warm|plain|simpl|funni|punchi|catchi)er(?: (?:tone|text|style|voice))?(?: please)?[\s.!]*$/;

/** "Somebody at the market asked will it fit in her bag": no order, whatever its verb. */
const passedOn =
  /^(?:(?:and|but|so|hi|hello|sorry)[ ,]+)*(?:[a-z]+ ){0,4}?(?:somebody|someone|people|they|he|she|customers?|clients?|buyers?|guests?|visitors?|lady|ladies|man|men|wom[ae]n|guy|friend|neighbor|wife|husband|boss|colleague|shop|girl|boy|kid|school)\b[^.;!?]{0,40}?\b(?:asks?|asked|asking|wonder(?:s|ed|ing)?|wants? to know|wanted to know|would like to know|inquired?|enquired?)(?: (?:me|us|again|today|yesterday|just now))*,? (?:if|whether|what|how|which|where|when|why|who|will|would|does|do|did|can|could|is|are|has|have)\b(?![^.;!?]*\b(?:so|please|make|re-?write|improve|add|put|fix|mention|change|you)\b)/;

export const improveRows: Row[] = [
  { name: 'what is not to be done', pattern: denied, read: () => say('no') },
  {
    name: 'a question that is passed on',
    pattern: passedOn,
    read: (clause) =>
      clause.around.hasCard
        ? callOnCard('answer_from_card', clause, { question: clause.raw(0) }, { kind: 'it' })
        : null,
  },
  {
    name: 'several problems',
    pattern: /\b(?:fix|mend|solve|do|correct|resolve|repair|handle|improve|address|tackle|apply)\b/,
    read: (clause) => {
      const rules = placesOfProblems(clause.text, clause.around.lastTool === 'score_card');
      return rules.length === 0 ? null : callOnCard('improve_card', clause, { rules }, { kind: 'it' });
    },
  },
  {
    name: 'the rest of it',
    pattern:
      /^(?:and |now |then |ok,? |yes,? |please )*(?:what about |do |fix |improve |also )*(?:all )?(?:the )?(?:rest|others|other ones|remaining (?:ones|problems|points))(?: (?:of (?:it|them)|too|as well|please|now|also))*[?.!]*$/,
    // "And the others?", behind a score, are other cards.
    unless: /^(?:(?:and|now|then|ok|yes|please|what about),? )*(?:all )?(?:the )?(?:others|other ones)[^.!]*\?/,
    read: (clause) =>
      clause.around.lastTool === 'compare_versions' ||
      clause.around.lastTool === 'improve_card' ||
      clause.around.lastTool === 'score_card'
        ? callOnCard('improve_card', clause, {}, { kind: 'it' })
        : null,
  },
  {
    name: 'the worst of all',
    pattern:
      /\b(?:the |my )?(two|three|four|five|[2-9]) (?:worst|weakest|lowest)\b|\b(?:worst|weakest|lowest)(?: (?:scoring|rated|scored))? (two|three|four|five|[2-9])\b/,
    unless: /\b(?:problems?|issues?|points?|bullets?|export|list|show)\b/,
    read: (clause, match) => {
      const count = numberWord(match[1] ?? match[2] ?? '') ?? 0;
      const { marketplaces, ...input } = clause.wishes;
      const places = Array.from({ length: count }, (_, index) => index + 1);
      return [call('list_cards', { sort: 'score' }), many(input, marketplaces[0], { kind: 'places', places })];
    },
  },
  {
    name: 'improve',
    pattern: new RegExp(
      `\\b${verb}\\b|\\b(?:only|just) (?:the |a |an )*${section}\\b|\\b(?:another|new|different) (?:the |a |an )*${section}\\b(?! (?:is|are|was|were|looks?|sounds?|reads?|seems?|works?)\\b)|\\b${section} only\\b`,
    ),
    unless:
      /^perfect[\s.!,]*$|^(?:(?:but|and|so|just) )*no (?:re-?writ\w+|improv\w+|re-?work\w*|polish\w*|optimi\w+)\b(?: (?:yet|now|please|for now|needed|today))*[\s.!]*$|^(?:tell|show) (?:me|us) (?:which|what|how|why|where)\b|^(?:how (?:can|could|do|does|should|would|much|many|(?:heavy|big|large|long|wide|tall|high|deep|thick|old|strong|loud|fast|small|thin|hot|warm|cold) (?:is|are|does|do|can|was))|why|what (?:can|could|should|would|needs?|does|is)|did|does|have you|has it|is it) /,
    read: (clause) => (asksAboutIt(clause.text) ? null : improve(clause)),
  },
  {
    name: 'improve, in other words',
    pattern: new RegExp(
      `\\b(?:make|turn|give|deserves?|needs?|get|want|like)\\b[^.;!?]{0,40} (?:the (?:very )?(?:best|top)|an? (?:better|stronger|nicer|best|improved|catchier|clearer)) (?:listing|card|product|page|text|copy)\\b|^(?:please |and |now |ok,? )*(?:do|make|prepare|get|adapt) (?:them(?: all)?|all of (?:them|these|those)|these|those|both)(?: ready)? for (?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)\\b|\\bmake-?over\\b|\\b(?:must|should|has to|have to|needs? to|ought to) (?:become|be|get|look|sound|read)\\b.{0,20}\\b(?:good|better|best|ready|great|suitable|nicer|beautiful|improved|optimized|rewritten|reworked|stronger|perfect|clearer|shorter|longer|friendlier|catchier)(?= (?:for|on|in|at|than)\\b|,| please|[.!]*$)|\\b(?:give|needs?|deserves?|could do with|could use|wants|do|get)\\b.{0,40}\\b(?:going[ -]over|once[ -]over|face-?lift|overhaul|rewrite|rewriting|brush[ -]?up|clean[ -]?up|tidy[ -]?up|tune[ -]?up|refresh|revamp|polish|boost|makeover|rework)\\b|^(?:everything|all) (?:but|except)|\\bchange (?:it|this|the listing) so\\b|\\bversion for\\b|\\bmake an? \\w+ (?:listing|version) (?:of|from|out of) (?:it|this|that)|\\bdo something about\\b|\\bmake the (?:best|most) of\\b|\\bturn (?:it|this|that).{0,12} into a\\b(?! (?:new |proper )?(?:card|listing)(?: (?:please|now|for me))*[\\s.!:]*$)|\\byour magic\\b|^(?:please )?(?:do|make|write|find|give me|get me|create)(?: some| me)? (?:new|better|other|different|fresh|nicer) ones\\b|\\bdo what(?:ever)? (?:you (?:think|feel|like|want|can|consider|see fit)|it (?:needs|takes|wants)|is (?:needed|necessary|best|right))\\b|\\b(?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)[- ](?:version|ready|friendly|style)\\b|\\btailor\\b|\\bconvert (?:it|this|the).{0,20} (?:for|to)\\b|\\bneeds? (?:some )?(?:work|help|improv|attention|love)|\\b${section} again\\b|\\b${section} (?:is|are) (?:too |very |so |rather |quite |pretty )*(?:weak|bad|boring|poor|dull|terrible|awful|rubbish|garbage|lame|flat|outdated|clumsy|stiff|long|short|ugly|unclear|confusing|messy|wordy)|\\bsharpen (?:the|my|its) ${section}|\\badd (?:the |all |some )?(?:missing|more) ${section}|^more ${section}|\\bmore ${section} please|\\bgive it (?:some|a bit of|more|a)\\b|\\bmake (?:buyers|customers|people|shoppers)\\b|\\bless (?:text|words|wordy)\\b|\\bfewer words\\b|\\bmore detail|\\bapply (?:all|the|these|those|every|them)|\\bcut the ${section}|\\b(?:drop|remove|delete|lose) the words? |"\\d+" (?:should|must|may) not (?:be|appear)|\\bshould not (?:be|appear) in\\b|\\bbring (?:everything|all|every)\\b|\\b(?:add|put in) more (?:text|life|energy|punch)\\b|\\bdo (?:the|number) (?:first|second|third|fourth|fifth|last|\\d+)\\b|\\b\\d bullets,? not more\\b|\\bonly want (?:\\d+|five|four|three|six|seven|eight|ten) bullets`,
    ),
    unless: /\b(?:image|picture|photo|background)s?\b|^(?:how|why|what|which|who|where|when|is|are|does) /,
    read: improve,
  },
  {
    name: 'do what was named',
    pattern:
      /^(?:ok(?:ay)?,? |yes,? |then |please |now |and |just )*do (?:it|that|all|so|all (?:of )?(?:it|that|them|this|these|those)|them(?: all)?|these|those)(?: (?:please|then|now))?[.!]*$/,
    read: (clause) => {
      const { lastTool } = clause.around;
      if (lastTool === 'list_cards') return many({}, undefined, { kind: 'places', places: [] });
      return lastTool === 'score_card' || lastTool === 'import_listing' || lastTool === 'create_card'
        ? callOnCard('improve_card', clause, {}, { kind: 'it' })
        : null;
    },
  },
  {
    name: 'what a score found is sorted out',
    pattern:
      /^(?:(?:ok(?:ay)?|yes|well|then|please|now|and|just|oh|so|(?:can|could|would|will) you)[ ,]+)*(?:sort|fix|mend|solve|tackle|handle|deal with|take care of|see to)(?: out)? (?:all (?:of )?)?(?:it|that|this|them|these|those)(?: all| lot)?(?: out)?(?: (?:for (?:me|us)|please|then|now))*[\s.?!]*$/,
    read: (clause) =>
      clause.around.lastTool === 'score_card' ? callOnCard('improve_card', clause, {}, { kind: 'it' }) : null,
  },
  {
    name: 'a wish alone',
    pattern: /\S/,
    unless: /^(?:what (?!about)|which|who|where|when|why|how|does|do (?!not)|is|are|has|have|will|was|were) /,
    read: (clause) =>
      hasWishes(clause.wishes) && !onlyNames(clause) && !asksAboutIt(clause.text) ? improve(clause) : null,
  },
];

/** "the bullets" alone asks for nothing that could be told. */
const onlyNames = ({ wishes, text, around }: Clause) =>
  Object.keys(wishes).every((key) => key === 'marketplaces' || key === 'sections') &&
  !(around.lastTool === 'improve_card' || around.lastTool === 'compare_versions') &&
  !/\b(?:only|just|new|better|make|write|do)\b/.test(text);

export function improve(clause: Clause): Ask | Ask[] {
  const { text, wishes } = clause;
  const own = cardsOfMarketplaceIn(text);
  const { marketplaces, rules, ...rest } = withWordsMeant(wishes, clause);
  const targets = marketplaces.filter((id) => id !== own?.id);
  const problem = placeOfProblem.exec(text)?.[1];
  const place = problem === undefined ? null : (ordinalWord(problem) ?? numberWord(problem) ?? 1);
  const input = {
    ...rest,
    ...(rules === undefined ? {} : { rules }),
    ...(place === null ? {} : { rules: [`#${place}`] }),
  };
  const named = place === null ? targetIn(text) : ({ kind: 'it' } as const);
  const words = [...(rest.include_keywords ?? []), ...(rest.avoid_words ?? [])].join(' ').toLowerCase();
  // Words that are to be used or avoided name no card.
  const target =
    named.kind === 'named' && !named.isSure && named.names.flat().every((word) => words.includes(word))
      ? ({ kind: 'it' } as const)
      : named;
  const isEverywhere = /\b(?:everywhere|across the board|on every (?:card|listing))\b/.test(text);
  const scope =
    target.kind === 'places' || place !== null || isOfOne(clause)
      ? null
      : (scopeIn(text) ?? (isEverywhere ? { all: true } : null));
  if (scope !== null)
    return forEachMarket(targets, (id) => call('improve_cards', { scope, ...input, ...market(id), dry_run: true }));
  if (
    pointsAtCards.test(text) &&
    !several(target) &&
    !isOfSections(clause) &&
    rest.avoid_words === wishes.avoid_words &&
    rest.include_keywords === wishes.include_keywords &&
    !/\bonly (?:those|these|them)\b|\b(?:for|to|with|at|attracts?|please) them\b|\bthem in mind\b|\b(?:\d+|one|two|three|four|five|six|seven|eight) of them\b|\b(?:fix|mend|solve) (?:them|these|those|all of)\b|\b(?:these|those|them|the) (?:problems|issues|words|points|changes|fixes|findings|suggestions|tips|errors|mistakes|recommendations|advice)\b/.test(
      text,
    )
  )
    return clause.around.lastTool === null &&
      !clause.around.hasCard &&
      /\b(?:them all|all of (?:them|these|those))\b/.test(text)
      ? forEachMarket(targets, (id) =>
          call('improve_cards', { scope: { all: true }, ...input, ...market(id), dry_run: true }),
        )
      : forEachMarket(targets, (id) => many(input, id, { kind: 'places', places: [] }));
  if (several(target) && !(target.kind === 'named' && clause.around.hasCard))
    return forEachMarket(targets, (id) => many(input, id, target));
  if (targets.length === 0) return callOnCard('improve_card', clause, input, target);
  return targets.map((id) => callOnCard('improve_card', clause, { ...input, ...market(id) }, target));
}

const cardsWord =
  /\b(?:cards|listings|products|items|offers|catalog|library|shop|store|range|every(?: single)? one|everywhere|all of (?:them|these|those|mine)|them all|scor\w+|changed)\b|\b\d+ points\b|\b(?:each|every|any) (?:\w+ )?(?:card|listing|product|item|offer)\b/;
/** "Rewrite all in a friendly tone", said with a card in hand: all of that card. */
const isOfOne = ({ text, around }: Clause) =>
  around.hasCard &&
  around.lastTool !== 'list_cards' &&
  !cardsWord.test(text) &&
  !(/\b(?:all|every|each)\b/.test(text) && cardsOfMarketplaceIn(text) !== null);
/** What a text is made of: "half of those terms" names no cards. */
const partOfText =
  '(?:titles?|headlines?|descriptions?|bullets?|key|keywords?|spec\\w*|dot|tags|terms?|words?|phrases?|expressions?|sentences?|lines?|paragraphs?|texts?|adjectives?|superlatives?|claims?|buzzwords?|details|numbers)\\b';
const pointsAtCards = new RegExp(
  `\\b(?:them all|(?:all of )?(?:these|those)(?! (?:\\w+ )?${partOfText})|(?:all of )?them|(?<!for |on )both(?= of (?:them|these|those)| (?:cards|listings|products|ones|please|for|now|too)|[ .,!?]*$))\\b`,
);
const standsForSections = new RegExp(
  `(?<!\\b(?:of|for|on|in|to|across) )\\b(?:(?:these|those|both)(?! (?:the )?${partOfText})|them)\\b`,
);
/** "Make the bullets clearer, people do not understand them": the bullets are what "them" stands for. */
function isOfSections({ text }: Clause): boolean {
  const at = standsForSections.exec(text)?.index;
  return at !== undefined && sectionNamed(text.slice(0, at)).length > 0 && !cardsWord.test(text);
}

const market = (id: string | undefined) => (id === undefined ? {} : { marketplace: id });
const many = (input: object, marketplace: string | undefined, target: ReturnType<typeof targetIn>): Ask => ({
  kind: 'call',
  tool: 'improve_cards',
  input: { ...input, ...market(marketplace), dry_run: true },
  target,
});
