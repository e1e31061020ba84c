import { type Clause, call, callOnCard, type Row, say } from '../understanding/ask.ts';
import { changedWithinIn, scopeIn, scoreBelowIn } from '../understanding/cards/scope-words.ts';
import { cardOfSection } from '../understanding/cards/subjects.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { marketplaceName as marketplace, marketplacesIn } from '../understanding/marketplace-words.ts';
import { cardinalPattern, numberWord, ordinalPattern, ordinalWord } from '../understanding/speech/number-words.ts';
import { sectionNamed, wishesIn } from '../understanding/wishes/wishes.ts';
import { cardRows } from './card-rows.ts';
import { exportRows } from './export-rows.ts';
import { firstOf } from './first-of.ts';
import { improveRows } from './improve-rows.ts';

const section =
  '(?:titles?|headlines?|descriptions?|bullets?(?: points)?|keywords?|search terms|specifications?|specs|attributes)';
const polite = '(?:please |can you |could you |would you |just |and |then |now |ok(?:ay)?,? )*';
const place = `(?:${ordinalPattern}|(?:number |no\\.? |# ?)?${cardinalPattern})`;
const improving =
  '(?:improv(?:e|ing)|optimiz(?:e|ing)|re-?writ(?:e|ing)|polish(?:ing)?|re-?work(?:ing)?|fix(?:ing)?|shorten(?:ing)?|redo(?:ing)?|enhanc(?:e|ing)|updat(?:e|ing)|refresh(?:ing)?|do(?:ing)?)';
const workVerb =
  '(?:improve|optimize|rewrite|make|fix|polish|shorten|rework|redo|export|download|score|rate|check|publish|share|adapt|sort|prepare|show|read)';

/** The same clause in other words, for rows that read no stretch of the seller's own words. */
const reworded = (clause: Clause, text: string): Clause => ({
  ...clause,
  text,
  wishes: wishesIn(text, clause.quotes),
});

const pronoun = /\b(?:it|them|these|those|that|this|both)\b/;
/** "make them better", said of "number 1 and number 2". */
const saidOf = (rest: string, subject: string) =>
  pronoun.test(rest) ? rest.replace(pronoun, subject) : `${rest} ${subject}`;

const numbered = (words: string) =>
  [...words.matchAll(new RegExp(`\\b(?:${ordinalPattern}|${cardinalPattern})\\b`, 'g'))]
    .map(([word]) => (word === 'last' ? 'the last one' : `number ${ordinalWord(word) ?? numberWord(word)}`))
    .join(' and ');

const lengthOf = ({ wishes: { length } }: Clause) => (length === undefined ? {} : { length });

/** What is meant stands first, and what to do with it afterwards: "the second point, fix that". */
export const nounFirstRows: Row[] = [
  {
    name: 'a finding, then what to do',
    pattern: new RegExp(
      `^${polite}(?:the )?(?:(${ordinalPattern})(?: (?:point|problem|issue|thing|finding|mistake|suggestion|one))?|(?:point|problem|issue|finding|suggestion|number|no\\.?|# ?) ?(${cardinalPattern}))(?:,| -|:)? ${polite}(?:fix|do|correct|solve|mend|sort|handle|repair|change|improve|take care of)(?: (?:that|it|this|out|one|for me|please|first|now))*[.!?]*$`,
    ),
    read: (clause, match) => {
      const at = ordinalWord(match[1] ?? '') ?? numberWord(match[2] ?? '');
      return at === null || clause.around.lastTool !== 'score_card'
        ? null
        : callOnCard('improve_card', clause, { rules: [`#${at}`] }, { kind: 'it' });
    },
  },
  {
    name: 'places of a list, then what to do',
    pattern: new RegExp(
      `^${polite}(?:(?:take|use|pick|choose|grab|open|go (?:to|with)|have|let us (?:take|do)) )?(?:the |cards? |listings? |numbers? |nos?\\.? |nr\\.? |# ?){0,3}(${place}(?:(?:, and|,| and| &) (?:the |# ?)?${place}){0,9})(?: (?:ones?|cards?|listings?))?(?:,| -|:| and| then){0,2} ${polite}(${workVerb}\\b.*)$`,
    ),
    unless: /\b(?:bullets?|points?|images?|pictures?|photos?|problems?|issues?|tasks?)\b/,
    read: (clause, match) => {
      const subject = numbered(match[1] ?? '');
      if (clause.around.lastTool !== 'list_cards' || subject === '') return null;
      const text = saidOf(match[2] ?? '', subject);
      return firstOf([...exportRows, ...cardRows, ...improveRows], reworded(clause, text));
    },
  },
  {
    name: 'a place of a list and a marketplace',
    pattern: new RegExp(
      `^${polite}(?:the |card |listing |number |no\\.? |# ?)*(${place})(?: (?:one|card|listing))? for ${marketplace}(?: please)?[.!]*$`,
    ),
    read: (clause, match) =>
      clause.around.lastTool === 'list_cards'
        ? firstOf(
            improveRows,
            reworded(clause, `improve ${numbered(match[1] ?? '')} for ${marketplacesIn(clause.text)[0]?.id}`),
          )
        : null,
  },
  {
    name: 'a section, then how it should become',
    pattern: new RegExp(
      `^${polite}(?:the |my |its )?(${section}(?:(?:,| and|, and) (?:the )?${section}){0,4})(?:,| -|:) ${polite}((?:make|rewrite|improve|shorten|redo|fix|change|polish|rework|tighten|sort|expand) (?:it|that|them|this|those|these)\\b.*)$`,
    ),
    unless: /"\d|\b(?:change|make|rewrite|fix) (?:it|that|them|this) (?:to|into|as|say)\b|\bundo\b/,
    read: (clause, match) => firstOf(improveRows, reworded(clause, saidOf(match[2] ?? '', `the ${match[1] ?? ''}`))),
  },
  {
    name: 'a section that does not please, then what to do',
    pattern: new RegExp(
      `^[^.;"]{0,40}\\b(?:not (?:happy|satisfied|pleased|good)|do not like|unhappy|hate|dislike|bad|poor|weak|boring|dull|rubbish|crap|terrible|awful)\\b[^.;"]{0,40}(?:[,.;-]| so| and)+ ${polite}(?:rewrite|redo|fix|change|improve|polish|rework|sort|replace) (?:it|them|that|those|these)\\b(?: (?:please|out|all|for me|again))*[.!]*$`,
    ),
    read: (clause) => {
      const sections = sectionNamed(clause.text);
      return sections.length === 0 ? null : callOnCard('improve_card', clause, { sections }, cardOfSection(clause));
    },
  },
  {
    name: 'a section, once more',
    pattern: new RegExp(
      `^${polite}(?:the |my |its )?${section}(?:[.,:;!-]+ ?| )(?:and )?(?:once )?(?:again|once more|more|anew|from scratch|one more time|new|first|next)(?:[.,:;!-]+ ?| |$)(?:please|properly|better|correctly|this time|now|then|right|nicer|shorter|[\\s.,!])*$`,
    ),
    read: (clause) =>
      clause.around.hasCard
        ? callOnCard(
            'improve_card',
            clause,
            { sections: sectionNamed(clause.text), ...lengthOf(clause) },
            { kind: 'it' },
          )
        : null,
  },
  {
    name: 'a finding and nothing else',
    pattern: new RegExp(
      `^${polite}(?:only |just )?(?:the )?(?:(${ordinalPattern}) (?:point|problem|issue|finding|suggestion)|(?:point|problem|issue|finding|suggestion|number|no\\.?|# ?) ?(${cardinalPattern}))(?:,? (?:please|first|only|then))*[.!]*$`,
    ),
    read: (clause, match) => {
      const at = ordinalWord(match[1] ?? '') ?? numberWord(match[2] ?? '');
      return at === null || clause.around.lastTool !== 'score_card'
        ? null
        : callOnCard('improve_card', clause, { rules: [`#${at}`] }, { kind: 'it' });
    },
  },
  {
    name: 'sections and nothing else',
    pattern: new RegExp(
      `^${polite}(?:only |the |my |new |better )*${section}(?:(?:,| and|, and| &| \\+) (?:the |my |new |better )*${section}){1,4}(?:,? (?:please|too|as well|next|now|only))*[.!]*$`,
    ),
    read: (clause) =>
      clause.around.hasCard
        ? callOnCard('improve_card', clause, { sections: sectionNamed(clause.text) }, { kind: 'it' })
        : null,
  },
];

/** Plain ways to ask for what other rows know by its name; they come before those. */
export const plainRows: Row[] = [
  {
    // No edit says how the words are shared out: an improvement may, and is offered.
    name: 'bullets that become one or several',
    pattern: new RegExp(
      `^${polite}(?:split|divide|break(?: up)?|separate|merge|combine|join|unite|fuse) (?:up )?(?:the |my |its )*(?:${place} )?(?:(?:two|three) )?bullets?\\b`,
    ),
    read: ({ around }) => (around.hasCard ? say('offer_improve') : null),
  },
  {
    name: 'what work on many costs',
    pattern:
      /\bhow (?:much|many credits)\b|\bwhat (?:would|will|does|do|is)\b.{0,40}\b(?:costs?|price|bill|fees?|charged?|damage|total|tab|owe|set me back|pay)\b|\bcosts?\b/,
    unless: /\bproducts? costs?\b|\bcosts? (?:more|less|over|under|below) (?:than )?[$€£]?\d/,
    read: ({ text, wishes, around }) => {
      const work =
        new RegExp(`\\b(${improving}|scor(?:e|ing)|rat(?:e|ing))\\b`).exec(text)?.[1] ??
        /\b(?:(?:if|when|should|once|to have|having) you (do|did|redo)|for (doing|re-?doing|re-?working))\b/.exec(
          text,
        )?.[0] ??
        /\b(?:get|getting|have|make|making|bring|bringing) [^.;?!]{2,40} (?:ready|up to (?:standard|scratch)|in(?:to)? shape)\b/.exec(
          text,
        )?.[0];
      const isAll =
        !around.hasCard &&
        /\b(?:everything|all of them|them all|the lot|all (?:my |the |our )?(?:titles|descriptions|bullets|keywords))\b/.test(
          text,
        );
      const scope = work === undefined ? null : (scopeIn(text) ?? (isAll ? { all: true } : null));
      if (work === undefined || scope === null) return null;
      const { marketplaces, ...rest } = wishes;
      const isScore = /^(?:scor|rat)/.test(work);
      return call(isScore ? 'score_cards' : 'improve_cards', {
        scope,
        ...(isScore ? {} : rest),
        marketplace: marketplaces[0],
        dry_run: true,
      });
    },
  },
  {
    name: 'a section for a marketplace',
    pattern: new RegExp(
      `^${polite}(?:an? |the |my |new |better |fresh |another |i |need |want |would like |give me |get me |write |make )*(?:${marketplace}(?: ready| style| friendly)? (?:ready )?${section}|${section} (?:(?:that|which) (?:fits?|suits?|works? (?:on|for|in)|is (?:good|right|made|ok) for|matches|meets) )?(?:for |of )?${marketplace})(?:,? (?:please|now|next|too|then))*[.!]*$`,
    ),
    read: (clause) =>
      callOnCard(
        'improve_card',
        clause,
        { sections: sectionNamed(clause.text), marketplace: marketplacesIn(clause.text)[0]?.id },
        { kind: 'it' },
      ),
  },
  {
    name: 'the same work for a marketplace',
    pattern: new RegExp(
      `^${polite}(?:do|make|try|run|give me|have|(?:i|we) (?:want|need|would like)(?: to have)?)? ?(?:also )?(?:it|that|this|one|another(?: one)?|an?|the same(?: thing)?)(?: (?:version|one|copy|listing))? (?:for|on) (?:my )?${marketplace}(?: (?:instead|too|as well|please|now|also|rather))*[.!]*$`,
    ),
    unless: /\b(?:file|feed|csv|score)\b/,
    read: (clause) =>
      clause.around.lastTool === 'score_card' || clause.around.lastTool === 'export_cards'
        ? null
        : callOnCard('improve_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }, { kind: 'it' }),
  },
  {
    name: 'the rules of a marketplace, of this card',
    pattern:
      /\b(?:meets?|follows?|fulfil+s?|compl(?:y|ies)|satisf(?:y|ies)|respects?|conforms?|obeys?|match(?:es)?|breaks?|violates?|pass(?:es)?|in line with)\b.{0,30}\b(?:rules?|requirements?|guidelines?|standards?|polic(?:y|ies)|limits?|terms)\b/,
    unless:
      /^(?:how|why|what are)\b|\b(?:all|every|each|cards|listings|make|improve|rewrite|fix|change|optimize|adapt|rework|redo|rephrase|adjust|revise|edit|polish|update|so that|so it|should|must)\b/,
    read: (clause) =>
      callOnCard('score_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }, { kind: 'it' }),
  },
  {
    name: 'a number for it',
    pattern:
      /\b(?:number|points?|marks?|grades?|stars|figure|value)\b.{0,20}\b(?:from|between|of)? ?(?:0|1|zero|one) ?(?:-|to|and|until) ?(?:5|10|100|ten|hundred)\b|\bout of (?:10|100|ten)\b|\bin percent\b|\bhow many points\b(?! (?:can|could|may|do i (?:lose|get|win)|do you give))|\bgive (?:an? )?(?:mark|grade|note|points) (?:to|for) (?:it|this|that|my|the)\b|\b(?:is|are) (?:it |this |that |my \w+ )?(?:good or (?:is |are )?(?:not|bad)|bad or (?:is )?good)\b|\bquick wins?\b|\bperforms? (?:against|under|by|on)\b|\bcalculate (?:the )?(?:points|score)\b/,
    unless: /\b(?:improve|list|cards below|export)\b/,
    read: (clause) => callOnCard('score_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }),
  },
  {
    name: 'the weakest card',
    pattern:
      /^(?:and |so |please |i want to |let me |can i )*(?:which|what|where|show|see|find|tell|give|list)\b.{0,40}\b(?:worst|weakest|lowest|poorest|bad (?:ones|cards|listings|products))\b/,
    unless:
      /\b(?:problems?|issues?|points?|rules?|sections?|part|bullets?|sentence|price|improve|fix|rewrite|export)\b/,
    read: ({ text, around }) =>
      (/\b(?:cards?|listings?|products?|ones?|library|of (?:all|them|mine|my))\b/.test(text) ||
        around.lastTool === 'list_cards') &&
      targetIn(text).kind !== 'named'
        ? call('list_cards', {
            sort: scoreBelowIn(text) === null ? 'score' : undefined,
            score_below: scoreBelowIn(text) ?? undefined,
            marketplace: marketplacesIn(text)[0]?.id,
          })
        : null,
  },
  {
    name: 'a marketplace and what it takes',
    pattern: new RegExp(
      `\\b(?:would|will|does|do|can|could|might) ${marketplace} (?:accept|take|allow|approve|reject|refuse|like|block|rank|rate|judge|score) (?:it|this|that|my|the)\\b|\\bwhat (?:would|will|does|do|could|might) ${marketplace} (?:make of|say (?:to|about|of)|think (?:of|about)) (?:it|this|that|my|the)\\b`,
    ),
    read: (clause) =>
      callOnCard('score_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }, { kind: 'it' }),
  },
  {
    name: 'everything, in fewer words',
    pattern:
      /^(?:please |and |now |just )*(?:(?:list|show|see|give)(?: me)? )?(?:all (?:of )?)?(?:my|our) (?:stuff|things|goods|range|assortment|collection|whole shop)[.?!]*$|^(?:please |and )*(?:(?:list|show|see|find|give|any|what is|which are|which is)(?: me)? )?(?:everything|anything|all|the ones|ones|those|what is)(?: that is| that are| which is)?(?: scoring| with a score| rated)? (?:under|below|(?:less|lower|worse|weaker) than) \d{1,3}(?: points?)?[.?!]*$|^(?:please |and |now )*(?:list|show|see|give|find)(?: me)? (?:the |all |only )*(?:ones|everything|all) (?:from|of|since|changed|edited|updated|i changed)\b.{0,30}$|^(?:please |and |show me |show |list |see |find |the |all |my )*(?:stuff|things|everything|those|ones|anything|cards|listings|products|what) (?:that )?(?:i|we)(?: have)? (?:edited|changed|worked on|touched|updated|added|imported|made)\b.{0,30}$|^(?:please |show me |list |my |the )*(?:recent|latest|last|newest) (?:changes|edits|updates|cards|listings|products)[.?!]*$/,
    unless:
      /\b(?:csv|xlsx|excel|json|file|spreadsheet)\b|\b(?:score (?!below|under|of)|rate|improve|export|rewrite|fix)\b|\ban? (?:score|mark|rating)\b/,
    read: ({ text }) =>
      call('list_cards', {
        sort: /\b(?:recent|latest|newest)\b/.test(text) ? 'changed' : undefined,
        score_below: scoreBelowIn(`${text} points`) ?? undefined,
        changed_within_days: changedWithinIn(`${text} changed`) ?? undefined,
        marketplace: marketplacesIn(text)[0]?.id,
      }),
  },
  {
    name: 'the cards of a marketplace',
    pattern: new RegExp(
      `^${polite}(?:list|show|filter|display)(?: me)?(?: by| for)?(?: only| just| all| everything| my| the| what is| for| on)* (?:${marketplace})(?: (?:ones|only|stuff|things))?(?: please)?[.!?]*$`,
    ),
    read: ({ text }) => call('list_cards', { marketplace: marketplacesIn(text)[0]?.id }),
  },
  {
    name: 'find by a name',
    pattern: new RegExp(
      `^${polite}(?:find|search(?: for)?|look (?:for|up)|locate)(?: me)? (?:the |my |a |an |that |this )?(?:[a-z]+ ){0,3}[a-z]+(?: please)?[.!?]*$`,
    ),
    unless: /\b(?:images?|pictures?|photos?|synonyms?|competitors?|problems?|mistakes?|errors?|price|online|web)\b/,
    read: ({ text }) => {
      const found = targetIn(text);
      const [words] = found.kind === 'named' ? found.names : [];
      return words === undefined
        ? null
        : call('list_cards', { query: words.map((word) => word.replace(/(?<=\w{3}[^s])s$/, '')).join(' ') });
    },
  },
  {
    name: 'another time for a task',
    pattern:
      /^(?:no,? |please |rather |actually |better |but )*(?:make|change|move|switch|set) (?:it|that|this)\b.*\b(?:\w+day|daily|weekly|monthly|hourly|morning|noon|evening|night|week|month|\d{1,2} ?(?:am|pm|o'?clock)|\d{1,2}:\d\d)\b/,
    read: ({ around }) =>
      around.lastTool === 'schedule_task' || around.lastTool === 'list_tasks' ? say('schedule_when') : null,
  },
  {
    name: 'the whole text of it',
    pattern:
      /\bwhat (?:does|do) (?:it|this|that|they|my (?:listing|card)|the (?:listing|card|text)) (?:say|look like|read)(?: (?:at the moment|right now|currently|so far|today|as of now|at present|now))?[?.!]*$|^(?:the |give me the |please |and )*(?:full|whole|entire|complete) (?:text|card|listing)(?: please)?[.!?]*$/,
    read: (clause) => callOnCard('read_card', clause, {}, { kind: 'it' }),
  },
];

const poor =
  '(?:boring|rubbish|garbage|crap(?:py)?|terrible|awful|horrible|bad(?:ly)?|poor(?:ly)?|weak|dull|ugly|lame|flat|meh|a mess|messy|outdated|clumsy|stiff|confusing|sloppy|lousy|amateurish|unprofessional|not (?:\\w+ )?(?:good|great|nice|convincing|enough|happy|professional))';
const wish =
  '(?:sort|fix|change|do (?:something|better|it again)|redo|rework|mend|repair|make|help|clean|straighten|work on|take care|another (?:try|go)|try again|can you|could you|please)';
const isPoor = new RegExp(`\\b${poor}\\b`);
const hasWish = new RegExp(`\\b${wish}\\b`);
const otherThings =
  /\b(?:images?|pictures?|photos?|background|score|credits?|tasks?|app|website|you|your|answer|service|price|export|csv|file)\b(?! (?:do|make|help|could|can|please|change|fix|sort))/;

/** Before small talk: somebody who complains and says what to do is not asked what bothers them. */
export const plainWishRows: Row[] = [
  {
    name: 'a complaint and a wish',
    pattern: isPoor,
    unless: /\?\s*$|\b(?:undo|back|original|before)\b|\bdo not (?:change|touch|fix|do)\b/,
    read: (clause) => {
      const { text, wishes } = clause;
      const sections = sectionNamed(text);
      if (otherThings.test(text)) return null;
      if (sections.length > 0 || hasWish.test(text)) {
        const { marketplaces, ...input } = wishes;
        return callOnCard('improve_card', clause, { ...input, marketplace: marketplaces[0] }, cardOfSection(clause));
      }
      const isOfText = /\b(?:it|this|that|listing|card|text|page|copy|wording)\b/.test(text);
      return isOfText && clause.around.hasCard && clause.around.lastTool !== 'improve_card'
        ? say('offer_improve')
        : null;
    },
  },
  {
    name: 'do something with it',
    pattern:
      /\b(?:do|change|try) something\b.{0,20}\b(?:it|this|that|listing|card|text)\b|\bmake something (?:of|out of) (?:it|this|that)\b|\bmake (?:it|this|that) (?:pop|shine|stand out|great|awesome|amazing|good|work)\b|\b(?:spice|jazz|pimp|dress|brush|sharpen) (?:it|this|that|my listing|the listing) up\b|\bget (?:it|this|that) (?:into shape|sorted)\b|\bgo over (?:it|this|that|the (?:text|listing)) (?:again|once)?\b|\bsort (?:it|this|that) out\b|\bdo your (?:thing|magic|job|work|best)\b|^(?:please |some |do |better )*seo(?: please| work| now| too)*[.!]*$|\bhave a (?:go|try|crack|stab) at (?:it|this|that)\b|\bgive (?:it|this|that) (?:a go|a try|some love|a makeover|a once-over)\b/,
    unless: /\?\s*$(?<!\b(?:can|could|would) you\b.{0,120})|\b(?:image|picture|photo)s?\b|\bnot\b/,
    read: (clause) => callOnCard('improve_card', clause, {}, { kind: 'it' }),
  },
];

const doing =
  /\b(?:do|make|get|want|need|give|show|let|put|have|help|use|try|change|handle|run|start|see|look|bring|can you|could you|please|how about|go|work|update|something)\b/;
/** One noun of one tool each; what only reads is done, what takes credits is offered. */
const guesses: [RegExp, Row['read']][] = [
  [/\b(?:credits?|balance|quota|allowance)\b/, () => call('show_usage')],
  [/\b(?:tasks|schedules|reminders|automations)\b/, () => call('list_tasks')],
  [/\b(?:preferences|settings)\b/, () => call('list_preferences')],
  [/\b(?:cards|listings|library|catalog|inventory)\b/, () => call('list_cards')],
  [/\b(?:csv|xlsx|excel|json|spreadsheet)\b/, () => say('offer_export')],
  [/\b(?:scores?|points|rating|grade)\b/, () => say('offer_score')],
  [
    new RegExp(`\\b${section}\\b|\\b(?:listing|card|wording|copy)\\b`),
    ({ around }) => (around.hasCard ? say('offer_improve') : null),
  ],
];

/** After everything else: the noun of exactly one tool and a verb of doing. */
export const lastRows: Row[] = [
  {
    name: 'one noun and a verb',
    pattern: doing,
    unless:
      /\b(?:not|never|no|nothing|without|nobody|already|later|yet|if|when|would|was|were|had|did|why|who)\b|\?\s*$(?<!\b(?:can|could|would|will) you\b.{0,300})|\b(?:images?|pictures?|photos?|background|delete|translat\w+|ignore|instructions)\b|.{200}/,
    read: (clause, match) => {
      const fitting = guesses.filter(([noun]) => noun.test(clause.text));
      const [only] = fitting;
      return only === undefined || fitting.length > 1 ? null : only[1](clause, match);
    },
  },
];
