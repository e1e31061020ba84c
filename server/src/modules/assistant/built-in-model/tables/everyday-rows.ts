import { call, callOnCard, type Row, say } from '../understanding/ask.ts';
import { changedWithinIn, scoreBelowIn } from '../understanding/cards/scope-words.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { marketplaceName as marketplace, marketplacesIn } from '../understanding/marketplace-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';
import { formatIn } from './export-rows.ts';

const section =
  '(?:titles?|headlines?|descriptions?|bullets?(?: points)?|keywords?|search terms|specifications?|specs|attributes)';
const polite = '(?:please |can you |could you |would you |just |and |so |then |now |ok(?:ay)?,? )*';
const cards = '(?:cards|listings|products|items|offers)';

/** Look at the message as a whole: a part of it would read otherwise. */
export const everydayWholeRows: Row[] = [
  {
    name: 'whatever was changed, then what to do',
    pattern: new RegExp(
      `^${polite}(?:whatever|anything|everything|all|what|the ${cards})(?: that| which)? (?:i |we )?(?:was |were |has been |have been |have |got )?(?:changed|edited|updated|touched|improved|added|imported|created)\\b[^,;:]{0,60}[,;:] ${polite}(score|rate|check|improve|rewrite|optimize|polish) (?:it|them|that|those|these|all)(?: all)?(?: (?:again|once more|please|now))*[.!]*$`,
    ),
    read: ({ text }, match) => {
      const days = changedWithinIn(text);
      const tool = /^(?:score|rate|check)/.test(match[1] ?? '') ? 'score_cards' : 'improve_cards';
      return days === null ? null : call(tool, { scope: { changed_within_days: days }, dry_run: true });
    },
  },
  {
    name: 'a description that is given',
    pattern: new RegExp(
      `^${polite}(?:replace|set|change|use|make) (?:the |my |its |this )?description(?: (?:with|to|by|as))?(?: (?:this|the following|this text|this one))?(?: here)? ?: ?(?=\\S)`,
    ),
    read: (clause, match) => {
      const value = clause.whole.quotes.length > 0 ? '' : clause.whole.raw(match.index + match[0].length).trim();
      return value === '' || !clause.around.hasCard
        ? null
        : callOnCard('edit_card', clause, { edits: [{ op: 'set', field: 'description', value }] }, { kind: 'it' });
    },
  },
];

/** What sellers say every day and in other words than the tables of the tools; they come before those. */
export const everydayRows: Row[] = [
  {
    name: 'measure it again',
    pattern:
      /(?:^|[.,;!] ?|\b(?:and|so|please|now|you) )(?:re-?count|re-?calculate|re-?compute|re-?measure|(?:count|calculate|compute|measure|judge|evaluate|grade|rate|assess)(?: (?:it|that|this|the (?:points|score|card|listing|page|product)))? (?:again|once more|anew|afresh|one more time))(?: (?:please|now|for me))*[\s.!?]*$/,
    read: (clause) =>
      clause.around.hasCard
        ? callOnCard('score_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }, { kind: 'it' })
        : null,
  },
  {
    name: 'which of the findings matters most',
    pattern:
      /^(?:(?:and|so|ok(?:ay)?|hm+|tell me)[ ,]+)*(?:which|what)(?: (?:one|ones|thing|fix|point))?(?: of (?:the|these|those|them|it)(?: (?:two|three|four|\d|fixes|points|things|findings))?)? (?:(?:would|will|can) )?(?:brings?|gives?|gains?|adds?|is worth|earns?|gets? me|helps?)(?: me)? (?:the )?(?:most|more|biggest|best)\b/,
    read: (clause) =>
      clause.around.lastTool === 'score_card' ? callOnCard('score_card', clause, {}, { kind: 'it' }) : null,
  },
  {
    name: 'why it is written so now',
    pattern:
      /^(?:(?:and|but|so|hm+|wait|oh)[ ,]+)*(?:why|how come)\b.*\b(?:now|changed?|different|new|gone|missing|longer|shorter)\b/,
    unless: /\b(?:score|points|low|rank|credits?|cost)\b/,
    read: (clause) =>
      clause.around.lastTool === 'compare_versions' || clause.around.lastTool === 'improve_card'
        ? callOnCard('compare_versions', clause, {}, { kind: 'it' })
        : null,
  },
  {
    name: 'how it was before the work',
    pattern:
      /^(?:(?:and|but|so|hm+|it|that|this|i (?:think|thought|believe))[ ,]+)*(?:(?:it|this|that|they|(?:the|my)(?: (?:old|original|earlier|previous|first))? [a-z]+) )?(?:was|were|used to be) (?:(?:much|a lot|far|a bit|way|more|so) )*(?:short|long|nic|friendli|bett|warm|clear|simpl|pretti|cut|catchi)(?:er|e)(?: and [a-z]+er)?(?:(?: (?:before|earlier|previously|in the (?:original|old one)|originally))(?: and (?:i|we) (?:liked|loved|preferred) (?:it|that|them))?|(?<=\b(?:old|original|earlier|previous|first) .*) and (?:i|we) (?:liked|loved|preferred) (?:it|that|them))[\s.!]*$/,
    read: ({ text }) => say(sectionNamed(text).length > 0 ? 'old_section' : 'old_version'),
  },
  {
    name: 'a thing that was here, and where it is',
    pattern:
      /^(?:(?:hi|hello|hey|hm+|so|and|but|sorry|i (?:think|thought|am sure|swear))[ ,]+)*(?:i|we|there) (?:had|have|was|used to have|put|made|saw) (?:an?|my|our|the|that|this) ([a-z][a-z -]{1,30}?)(?: (?:in )?(?:here|there)| somewhere| in (?:my|the) (?:library|list|shop))+\b[^.!]*\b(?:where|find|gone|see it|disappear\w*|lost)\b/,
    read: (_, match) => call('list_cards', { query: (match[1] ?? '').replace(/ (?:card|listing|product|one)$/, '') }),
  },
  {
    name: 'what a marketplace would give for it',
    pattern: new RegExp(
      `^${polite}(?:what|how(?: many points| well| good| high)?) (?:would|does|will|do|could|might) (?:it|this|that|(?:this|the|my) (?:\\w+ )?(?:card|listing|one|product)) (?:get|score|do|fare|perform|stand|rank|rate|come out)(?: \\w+)? (?:on|for|in|at|with) ${marketplace}\\b`,
    ),
    read: (clause) => callOnCard('score_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }),
  },
  {
    name: 'the price of work on all cards',
    pattern:
      /\b(?:what|how much|how many credits) (?:would|will|do|does|must|should) (?:i|we|it|that|this)\b(?: (?:all|then|have to|need to|be|in total|roughly|about|cost|costs|come|set|to))* (?:pay|cost|costs|be|to|me back|spend|owe)\b/,
    unless:
      /\b(?:per|each|for one|a single|plan|month|subscription|pro|already|so far|last|import\w*|images?|pictures?|photos?|export\w*)\b/,
    read: ({ text }) => {
      const isScore = /\b(?:scor\w+|rat(?:e|ed|ing))\b/.test(text);
      const isWork = /\b(?:improv\w+|optimi[sz]\w+|re-?(?:writ\w+|done|do|work\w*)|polish\w*)\b/.test(text);
      const [market] = marketplacesIn(text);
      const ofAll =
        /\b(?:all|every|each|the whole|entire|complete)\b[^,.;?]{0,25}\b(?:cards?|listings?|products?|items?|lot|catalog|library|shop|store)\b|\b(?:everything|them all|all of (?:them|it)|all (?:but|except))\b/;
      if (!ofAll.test(text) || (!isScore && !isWork && market === undefined)) return null;
      const input = { scope: { all: true }, marketplace: market?.id, dry_run: true };
      return call(isScore && !isWork ? 'score_cards' : 'improve_cards', input);
    },
  },
  {
    name: 'what a buyer asks',
    pattern:
      /^(?:(?:hi|hello|hey|so|and|ok|um+)[ ,]+)*(?:(?:an?|the|my|one|another|some) )?(?:[a-z]+ )?(?:buyers?|customers?|clients?|shoppers?|somebody|someone|people) (?:(?:here|just|now|keeps?|again) )*(?:asks?|asking|is asking|are asking|wonders?|wants? to know|would like to know)(?: me| us)?(?: again)? ((?:what|which|how)\b(?!.*\b(?:ship\w*|deliver\w*|return\w*|refund\w*|discount\w*|pay\w*|order\w*|you|we|i)\b)[^?!]{3,120}\??)$/,
    // "People keep asking how big it is. Make a size chart": why something is asked for.
    read: (clause, match) =>
      clause.text === clause.whole.text.trim()
        ? callOnCard('answer_from_card', clause, { question: clause.raw(match[0].length - (match[1]?.length ?? 0)) })
        : null,
  },
  {
    name: 'how far it is from an earlier version',
    pattern:
      /\bhow (?:far|much|different)\b[^?]{0,40}\b(?:from|since|than|to)\b[^?]{0,20}\b(?:first|original|initial|old|previous|earlier|before)\b/,
    unless: /\b(?:score|points?|costs?|price[ds]?|credits?|pay|cards|listings|better|sell\w*)\b/,
    read: (clause) => (clause.around.hasCard ? callOnCard('compare_versions', clause, {}, { kind: 'it' }) : null),
  },
  {
    name: 'whether a score is good',
    pattern:
      /\b(?:is|was|are) (?:a |the )?(?:score of )?\d{1,3}(?: points| out of (?:a )?100|\/100)? (?:(?:really|that|so|very|considered|actually|any|a|too) )*(?:bad|good|ok(?:ay)?|low|high|poor|decent|normal|enough|fine|alright|terrible|average)\b/,
    unless:
      /\b(?:price|dollars?|euros?|characters?|bullets?|keywords?|words?|ml|cm|g|kg|images?|photos?|pictures?|title)\b|[$€£%]/,
    read: ({ around }) =>
      around.lastTool === 'score_card' || around.lastTool === 'improve_card' ? say('scoring') : null,
  },
  {
    name: 'which rules are not met',
    pattern:
      /\b(?:which|what) (?:of the )?(?:rules?|checks?|requirements?)\b.{0,20}\b(?:not|fail\w*|broken|missing|violat\w*|unmet|open|left|miss|break|breaks)\b|\bwhat (?:would|do|should|must|can|could|will) (?:i|we) (?:have to |need to |do to |still )*(?:change|do|improve|fix|mend)?\b.{0,20}\b(?:reach|get to|get|hit|be at|come to|for|have) (?:a |over |above |at least )?\d{2,3}\b(?! ?(?:%|characters?|words?|ml|g|cm|usd|eur|dollars?|euros?))/,
    unless: /[$€£]/,
    read: (clause) => (clause.around.hasCard ? callOnCard('score_card', clause, {}, { kind: 'it' }) : null),
  },
  {
    name: 'what a part of it says',
    pattern: new RegExp(
      `^${polite}(?:can i |could i |may i |let me |i (?:want|would like|need) to |show me |tell me )(?:see |know |read )?what (?:the|my|its) ${section} (?:says?|looks? like|reads?|is|are|contains?)\\b|^${polite}what (?:price|brand|category|title|stock|marketplace) (?:do|did|have) (?:we|i|you) (?:have|put|set|got|use|ask|enter|write)\\b`,
    ),
    unless: /\bbetter\b/,
    read: (clause) =>
      clause.around.hasCard
        ? callOnCard('answer_from_card', clause, { question: clause.raw(0) }, { kind: 'it' })
        : null,
  },
  {
    name: 'what was read from the page',
    pattern:
      /^(?:and |so |ok,? )*(?:show me )?what (?:did|have) you (?:get|got|find|found|take|taken|read|import|imported|pull|pulled|extract|extracted|pick up|picked up|learn|fetch|fetched)\b.{0,20}\b(?:from|on|off|out of|in) (?:the|that|this|my|its) (?:page|link|site|website|url|address|shop page|source)\b/,
    read: (clause) => (clause.around.hasCard ? callOnCard('read_card', clause, {}, { kind: 'it' }) : null),
  },
  {
    name: 'which of those are low',
    pattern: new RegExp(
      `^${polite}which (?:of (?:those|them|these|my ${cards}) |ones |${cards} |one )?(?:is|are|score|scores|scored|have|has|were|got) (?:a score |still |scored )?(?:below|under|less than|lower than) \\d{1,3}\\b`,
    ),
    read: ({ text }) => {
      const below = scoreBelowIn(`${text} points`);
      return below === null ? null : call('list_cards', { score_below: below });
    },
  },
  {
    name: 'anything of a kind',
    pattern:
      /^(?:and |so |hey,? |hi,? )*(?:(?:do|have) (?:i|we) |i |we )?(?:have |got |sell |still )+(?:anything|something|any (?:cards|listings|products|items)) (?:in|with|made of|made from|of|from|about|for) (?!stock|mind|common|progress|the (?:queue|works)|sale)(.{2,60}?)\??$/,
    unless: /\b(?:running|scheduled|planned|credits?|left|tasks?)\b/,
    read: (_, match) => {
      const found = targetIn(match[1] ?? '');
      return found.kind === 'named' ? call('list_cards', { query: (found.names[0] ?? []).join(' ') }) : null;
    },
  },
  {
    name: 'find by a name after a colon',
    pattern: new RegExp(
      `^${polite}(?:find|search|filter|look up)(?: for)? ?[:-] ?(?:the |my |a )?([a-z][a-z ]{1,40}?)[.!?]*$`,
    ),
    read: (_, match) => call('list_cards', { query: (match[1] ?? '').trim() }),
  },
  {
    name: 'the cards meant for a marketplace',
    pattern: new RegExp(
      `^${polite}(?:show me |list |give me |see )?(?:only |just |all )*(?:the |my |those )?(?:${cards}|ones) (?:(?:that|which) are )?(?:meant|made|intended|written|set|marked|planned|for sale) (?:for|on|as) ${marketplace}(?: please| only)*[.!?]*$`,
    ),
    read: ({ text }) => call('list_cards', { marketplace: marketplacesIn(text)[0]?.id }),
  },
  {
    name: 'what brings most',
    pattern: new RegExp(
      `^${polite}(?:do|fix|take|start with|begin with|go for|change|make) (?:what(?:ever)?|anything|everything|the (?:thing|one|change|fix|part)s?)(?: (?:that|which))? (?:brings?|gives?|gains?|adds?|earns?|gets?|helps?|counts?|costs?)(?: me| us| it)?(?: (?:the|in))*(?: (?:most|biggest|highest|best))(?: (?:points?|score|gain|jump))?(?: (?:first|please|now|then))*[.!]*$`,
    ),
    read: (clause) => (clause.around.hasCard ? callOnCard('improve_card', clause, {}, { kind: 'it' }) : null),
  },
  {
    name: 'the texts done for the seller',
    pattern: new RegExp(
      `(?:^|, )${polite}(?:do|write|handle|take care of|sort) (?:all )?(?:the|my|its) (?:texts?|writing|copy|wording|copywriting)(?: (?:for (?:me|us)|please|yourself))*[.!]*$|^${polite}(?:get|bring|push|pull|drive|drag|raise|lift) (?:it|this|that|the score|the points|my score|the number)(?: up| higher)+(?: (?:please|a bit|a notch|somehow))*[.!]*$|^${polite}(?:raise|lift|boost|increase) (?:the |my |its )?(?:score|points|rating)(?: please)?[.!]*$`,
    ),
    read: (clause) => (clause.around.hasCard ? callOnCard('improve_card', clause, {}, { kind: 'it' }) : null),
  },
  {
    name: 'one finding and not the others',
    pattern:
      /^(?:please |ok,? |only |just |do |fix )*the first (?:point|problem|issue|finding|one|suggestion|thing)(?: only)?,? (?:and )?(?:leave|not|ignore|skip|forget|keep) (?:the |all )?(?:others?|rest)\b.{0,20}$/,
    read: (clause) =>
      clause.around.lastTool === 'score_card'
        ? callOnCard('improve_card', clause, { rules: ['#1'] }, { kind: 'it' })
        : null,
  },
  {
    name: 'sounding otherwise',
    pattern:
      /^(?:please |and |but |just |a bit |ok,? )*(?:sound|be|write|read|come across)s? (?:(?:much|a bit|a little|a lot|more|less|way) )*(?:friendlier|warmer|friendly|formal|playful|professional|casual|serious|plainer|simpler|funnier|salesy|persuasive)(?: please)?[.!]*$/,
    read: ({ text, wishes, ...clause }) =>
      clause.around.hasCard && wishes.tone !== undefined
        ? callOnCard('improve_card', { text }, { tone: wishes.tone }, { kind: 'it' })
        : null,
  },
  {
    name: 'a file of what was changed',
    pattern:
      /\b(?:csv|xlsx?|excel|json|spreadsheet)(?: file)? (?:of|with|for) (?:what|whatever|everything|all|anything|the (?:cards|listings|products))\b/,
    unless: /\bimport\b|\?\s*$/,
    read: ({ text }) => {
      const days = changedWithinIn(text);
      return days === null
        ? null
        : call('export_cards', { all: true, format: formatIn(text) ?? 'xlsx', changed_within_days: days });
    },
  },
  {
    name: 'places of a list as a file',
    pattern:
      /^(?:and |now |please )*(?:numbers? |cards? |nos?\. ?)?(\d{1,2}(?:(?:, and|,| and| &) ?\d{1,2}){0,9}) (?:as|to|in|into) (?:an? )?(?:\w+ )?(?:csv|xlsx?|excel|json|spreadsheet)(?: file)?(?: please)?[.!]*$/,
    read: (clause, match) =>
      clause.around.lastTool === 'list_cards'
        ? callOnCard(
            'export_cards',
            clause,
            { format: formatIn(clause.text) ?? 'xlsx' },
            { kind: 'places', places: (match[1]?.match(/\d+/g) ?? []).map(Number) },
          )
        : null,
  },
  {
    name: 'tasks, in other words',
    pattern:
      /\banything (?:that is )?(?:running|scheduled|planned|going|happening|working) (?:on its own|by itself|automatically|in the background|regularly)\b|\bwhat (?:is|runs|do you do) (?:running |going |done )?(?:on its own|by itself|automatically)\b/,
    unless: /\b(?:how|can|every)\b/,
    read: () => call('list_tasks'),
  },
  {
    name: 'what is remembered, in other words',
    pattern:
      /\bwhat (?:have|did|do|all do) you (?:remember\w*|noted?|saved?|kept|stored|memorized?|learn(?:ed|t)) (?:so far )?(?:about|of|on|from) (?:(?:how|what) (?:i|we)|me|us|my|our)\b/,
    read: () => call('list_preferences'),
  },
  {
    name: 'the address of the case',
    pattern:
      /\b(?:what (?:is|was)|where (?:is|was)|which (?:is|was)|give me|send me|show me|copy|forgot|lost|need|again)\b.{0,20}\b(?:link|address|url)\b|^(?:and |so )?(?:the |its )?(?:link|address|url)(?: (?:again|please|once more))*\??$/,
    unless: /\b(?:imported?|shop|source|page it|original)\b/,
    read: (clause) =>
      clause.around.lastTool === 'publish_case' ? callOnCard('publish_case', clause, {}, { kind: 'it' }) : null,
  },
  {
    name: 'what marketplaces want in general',
    pattern: new RegExp(
      `^(?:and |so |but |hi,? |hello,? )*(?:do|does) (?:all |most |any |some |many |the |other )*(?:market ?places|platforms|${marketplace}) (?:want|need|require|allow|accept|demand|insist|prefer|like|care)\\b`,
    ),
    unless: /\b(?:my|this|it|that)\b/,
    read: () => say('limits'),
  },
  {
    name: 'what others ask for it',
    pattern:
      /\bwhat (?:the )?(?:others?|competitors?|competition|other (?:sellers|shops|people)|everyone(?: else)?|everybody(?: else)?|rivals) (?:is |are )?(?:charg|ask|tak|sell|want|pric)\w*/,
    read: () => say('pricing'),
  },
  {
    name: 'sales of the shop',
    pattern:
      /\bhow (?:many|much)\b.{0,20}\b(?:did|do|have) (?:i|we) (?:sell|sold|earn|earned|make|made|take in)\b|\b(?:my|our) (?:sales|revenue|turnover|orders|earnings)\b.{0,30}\b(?:last|this|today|yesterday|so far)\b/,
    unless: /\b(?:cards?|listings?|improve\w*|import\w*|credits?)\b/,
    read: () => say('other_subject'),
  },
  {
    name: 'letters to people',
    pattern:
      /(?:^|[.!?;,] |\b(?:please|you|and|then|also|must|should) )(?:write|e-?mail|text|message|reply|respond|answer|call|phone|ring|send (?:an? )?(?:message|e-?mail|note|letter|reply))(?: back)?(?: to)? (?:her|him|(?:the|my|our|this|that|a) (?:customer|buyer|client|lady|gentleman|supplier|courier|carrier)|(?:mrs?|ms|miss|mister)\.? [a-z]+)\b(?!['’]s| questions?\b)|(?:^|[.!?;,] |\b(?:please|you|and|then|also|must|should) )tell (?:her|him|(?:mrs?|ms|miss|mister)\.? [a-z]+)\b/,
    unless:
      /\b(?:bullets?|title|description|keywords?|texts|listing|cards?|photo|image|product page|sounds?|style|tone)\b/,
    read: () => say('other_subject'),
  },
];
