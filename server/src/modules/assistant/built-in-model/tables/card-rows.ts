import { type Ask, type Clause, call, callOnCard, forEachMarket, type Row, say } from '../understanding/ask.ts';
import { cardNamedIn } from '../understanding/cards/card-slots.ts';
import { changedWithinIn, scopeIn, scoreBelowIn } from '../understanding/cards/scope-words.ts';
import { queryIn, sortIn } from '../understanding/cards/search-words.ts';
import { type Target, targetIn } from '../understanding/cards/targets.ts';
import { cardsOfMarketplaceIn, marketplacesIn } from '../understanding/marketplace-words.ts';
import { numberIn } from '../understanding/speech/number-words.ts';
import { sectionsToLock } from '../understanding/wishes/locked-sections.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

/** "Is it ok for 78 rpm records?" asks about the product; "ok for Amazon" and "good enough to publish" about the card. */
function asksOfUse(text: string): boolean {
  const purpose =
    /\b(?:any good|pass|fit|good enough|ready|ok(?:ay)?|suitable|allowed|accepted|do well) (?:to (?:be )?(?:use|used|put|go|take|wash|wear|clean|store|keep|heat|cook|run|play)|for|with|in|on|at) (.+)$/.exec(
      text,
    )?.[1];
  if (purpose === undefined) return /\b(?:dishwasher|oven|children|kids|waterproof|outdoor|indoor)\b/.test(text);
  return !ofSelling.test(purpose) && marketplacesIn(purpose).length === 0;
}
const ofSelling =
  /^(?:now|me|us|you|it|that|this|sale|selling|seo|search(?:es)?|export(?:ing)?|launch(?:ing)?|publish\w*|upload\w*|import|listing|the (?:shop|store|site|website|market ?places?|platforms?|public|search|customers?|buyers?|rules?|audit|launch|upload|export|feed|shelf))\b|^(?:my |our |your |these |those |their )?(?:shop|store|customers?|buyers?|rules?|market ?places?|platforms?|standards?|guidelines?|requirements?)\b|\b(?:score|points|listing|shoppers?|rank\w*)\b/;

const cardsNoun = '(?:cards|listings|products|items|offers|library|catalog|inventory|mine|ours)';

/** Cards, by what the words look for and how they are to be ordered. */
export function list(clause: Clause): Ask {
  const { text, quotes, whole } = clause;
  // "Somewhere we have a cutting board: can you find it?"
  const isPointing = /\b(?:find|search|look for|locate|show|see) (?:me )?(?:it|that|them|those)\b/.test(text);
  const kind = cardsOfMarketplaceIn(text) ?? marketplacesIn(text)[0];
  return call('list_cards', {
    query: quotes[0] ?? queryIn(text) ?? (isPointing ? queryIn(whole.text) : undefined),
    marketplace: kind?.id,
    changed_within_days: changedWithinIn(text) ?? undefined,
    score_below:
      scoreBelowIn(text) ?? (/\b(?:it|that|this)\b/.test(text) ? scoreBelowIn(whole.text) : null) ?? undefined,
    sort: sortIn(text),
  });
}

function score(clause: Clause): Ask | Ask[] {
  const { text } = clause;
  const target = targetIn(text);
  const own = cardsOfMarketplaceIn(text);
  const markets = marketplacesIn(text).filter(({ id }) => id !== own?.id);
  const scope = target.kind === 'places' ? null : scopeIn(text);
  const ids = markets.map(({ id }) => id);
  if (scope !== null) return forEachMarket(ids, (id) => call('score_cards', { scope, marketplace: id, dry_run: true }));
  if (
    /\b(?:them|these|those)\b(?! (?:days|rules|points|problems|issues))/.test(text) ||
    (target.kind !== 'it' && several(target))
  )
    return forEachMarket(ids, (id) => ({
      kind: 'call',
      tool: 'score_cards',
      input: { marketplace: id, dry_run: true },
      target: several(target) ? target : { kind: 'places', places: [] },
    }));
  return forEachMarket(ids, (marketplace) => callOnCard('score_card', clause, { marketplace }, target));
}
export const several = (target: ReturnType<typeof targetIn>) =>
  target.kind === 'places'
    ? target.places.length > 1
    : target.kind === 'named' && target.isSure === false
      ? target.names.length > 1
      : target.kind === 'named' && target.names.length > 1;

/** Looking at a card, its score, its versions, its locks, its public page. */
export const wantsPrivate =
  '(?:do not|no longer) want (?:it|this|that|(?:the|my|this) (?:card|page|listing|case))(?: to be)? (?:public|online|published|shared|visible|out there)\\b';
export const cardRows: Row[] = [
  {
    name: 'what the seller did to the page',
    pattern:
      /^(?:(?:oh|wait|sorry|hi|hello|well|so|actually)[ ,]+)*(?:i|we)(?: have)? (?:just |already |only |now )*(?:fixed|corrected|mended|repaired|updated|changed|edited) .{0,60}\b(?:page|site|website|shop|source|store)\b/,
    unless: /\b(?:which|what|can you|could you|please)\b|\?\s*$/,
    read: () => [],
  },
  {
    name: 'a part of the card',
    pattern:
      /^(?:please |can you |could you |now |and )*(?:show|read|give|tell|list)(?: me)?(?: out)? (?:all |only |just )*(?:the |my |its )?(?:(?:current|whole|full) )?(?:(?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th)) )?(?:title|description|bullets?(?: points?)?(?: \d)?|keywords?|specs?|specifications?|price|brand|category|material|weight|dimensions)(?: (?:of|from) (?:the|my|this|that|number) .{1,40})?(?: please)?[?.!]*$/,
    unless: /\b(?:better|new|another|shorter|changes?)\b/,
    read: (clause) => callOnCard('answer_from_card', clause, { question: clause.raw(0) }, partTarget(clause)),
  },
  {
    name: 'what is left, in other words',
    pattern:
      /^(?:my )?balance[?.!]*$|\b(?:what|how much) (?:am|are|do) (?:i|we) (?:pay|paying)\b[^?]{0,20}\b(?:month|year|here|for (?:this|you|it))\b|\bhow much of (?:it|that|them|my [a-z]+) (?:is|are|have i|did i|was) (?:already )?(?:used|left|gone|spent)\b|\bleft on my account\b|\bwhat have i (?:used|spent|been (?:charged|billed))\b|\bhow much have i (?:spent|been (?:charged|billed))\b|\bhow many (?:scores|scorings|images|improvements|imports|requests) (?:can|do|may) i (?:still )?(?:do|have|make|get)\b/,
    read: () => call('show_usage'),
  },
  {
    name: 'public, in other words',
    pattern:
      /\b(?:others?|people|everybody|everyone|customers?|anyone|friends?) (?:to|can|should|could|may) (?:see|read|view|look at) (?:it|this|the|my)\b|\b(?:put|bring|get) (?:it|this|that|the (?:card|listing)|this (?:card|listing)) online\b/,
    read: (clause) => callOnCard('publish_case', clause),
  },
  {
    name: 'not wanted in public',
    pattern: new RegExp(
      `(?<!\\bif )\\b(?:i|we) ${wantsPrivate}(?! (?:yet|now|just yet|before|until|till|so soon|today)\\b)(?![^.!]*\\?)`,
    ),
    read: (clause) => callOnCard('withdraw_case', clause),
  },
  {
    name: 'no longer public, in other words',
    pattern:
      /\bun-?share\b|\b(?:nobody|no one|noone) (?:should|may|can|must) (?:see|read)\b|\bhide (?:it|this|that|the (?:card|case|page|listing))\b|\b(?:not|no longer) (?:be )?public\b|\b(?:public|shared|shareable) (?:page|link|view|version|url|address|case)\b[^.?!]{0,30}\b(?:(?:be|is to be|get|gets) (?:(?:now|safely|please) )?(?:removed|deleted|closed|withdrawn|killed|hidden|revoked|disabled|taken (?:down|off|offline|back|away)|shut(?: down)?|switched off|turned off|pulled)|(?:come|go|comes|goes) (?:down|off|away|offline)|disappear|vanish|no longer (?:needed|required|necessary|wanted)|not (?:needed|required|necessary|wanted) any ?(?:more|longer)|has served its purpose)\b/,
    read: (clause) => callOnCard('withdraw_case', clause),
  },
  {
    name: 'keep a section, in other words',
    pattern:
      /(?<!\b(?:improve|rewrite|optimize|polish|redo|rework)\b.{0,80})\bhands off\b|\ballow changes (?:to|of|in)\b|\b(?:should|must|shall|to) be (?:un)?locked\b|\b(?:must|should|has to) (?:stay|remain) (?:as (?:it|they) (?:is|are)|unchanged|the same)\b|\b(?:is|are) free again\b|\bopen the (?:title|description|bullets|keywords|specifications)\b/,
    read: (clause) => {
      const fields = sectionNamed(clause.text);
      return fields.length === 0
        ? null
        : callOnCard(
            'lock_fields',
            clause,
            { fields, locked: !/\bagain\b|\bopen the\b|\bunlocked\b|\ballow\b/.test(clause.text) },
            { kind: 'it' },
          );
    },
  },
  {
    name: 'the original, in other words',
    pattern:
      /^(?:the |please )*original(?: version)?(?: please)?(?:,? back)?[.!]*$|\bstart over\b|\b(?:bring|give me|get|put) the original\b|\boriginal back\b|\bfrom scratch\b/,
    unless: /\bcompare\b/,
    read: (clause) => callOnCard('restore_version', clause, { version: 'original' }, { kind: 'it' }),
  },
  {
    name: 'undo, in other words',
    pattern:
      /\breverse (?:it|that|this)\b|\b(?:discard|drop|cancel|take back|throw away) (?:the |my |your |all )*(?:last |latest |recent )?changes?\b|\bold (?:one|version|text|title) back\b|\b(?:can|could|may|might) i (?:please )?(?:have|get) (?:my|mine)(?: (?:own|old|first|earlier|previous))?(?: (?:version|text|wording|words|one|listing|card))? back\b|^no,? back\b|^(?:please )?back(?: please)?[.!]*$|\b(?:step|one) back\b|^(?:hm+,? |no,? |nah,? |oh,? |ok,? |please,? |rather |but )*(?:the )?(?:old|previous|earlier) (?:one|version|text)(?: please| again)*[.!]*$/,
    read: (clause) => callOnCard('restore_version', clause, { version: versionMeant(clause) }, { kind: 'it' }),
  },
  {
    name: 'it is kept',
    pattern:
      /^(?:(?:ok(?:ay)?|yes|good|great|perfect|nice|fine|(?:that|this|it) is (?:good|great|fine|ok|perfect)|please|now|and)[\s,.!]+)*(?:save|keep|store) (?:it|this|that|the (?:card|listing|changes?|version|new version)|(?:all )?(?:my |the )?changes|everything)(?: please| now| like (?:this|that))?[\s.!]*$/,
    read: ({ around }) =>
      around.lastTool === 'edit_image' || around.lastTool === 'generate_image' || around.filesAreNew
        ? null
        : say('kept'),
  },
  {
    name: 'one section as it was',
    pattern:
      /\b(?:keep|restore|bring back|give me back|put back|get back|want|use|take|go back to|revert to|return to|undo) (?:only |just )?(?:the |my |its )?(?:old|original|earlier|previous|first) (?:title|headline|description|bullets?|keywords?|specifications?)\b|\b(?:undo|revert|restore) (?:only |just )?(?:the |my )?(?:title|headline|description|bullets|keywords|specifications)(?: only)?[\s.!]*$|\b(?:old|original|earlier|previous) (?:title|headline|description|bullets?|keywords?) back\b/,
    unless: /\bimprove|\brewrite|\bcompare|\bdiffer|\bchange/,
    read: () => say('old_section'),
  },
  {
    name: 'whether a text says something',
    pattern:
      /^(?:and |so )?(?:do|does|did) (?:the |my |its )?(?:title|headline|description|bullets?(?: points)?|key features|keywords?|tags) (?:already )?(?:contain|mention|include|say|have|state|name|use|show)\b.*\?\s*$/,
    read: (clause) => callOnCard('answer_from_card', clause, { question: clause.raw(0) }, { kind: 'it' }),
  },
  {
    name: 'the cheapest or the dearest of those shown',
    pattern:
      /^(?:(?:and|so|but|ok(?:ay)?|tell me|please)[ ,]+)*(?:which|what)(?: (?:one|ones|card|listing|product|item|of (?:them|these|those|the (?:two|three|four|five))))*(?: (?:is|are|has|have|do|does))?(?: (?:the|my))? ?(?:(?:cheap(?:er|est)|dear(?:er|est)|pric(?:ier|iest)|(?:more|most|less|least) (?:expensive|costly))|(?:is )?(?:priced|sold) (?:at )?(?:the )?(?:highest|lowest|most|least)|costs? (?:the )?(?:more|most|less|least)|(?:highest|lowest|biggest|smallest) price)(?: (?:one|card|listing|product|item|of (?:them|these|those|all)(?: all)?|here|there))*[\s?.!]*$/,
    read: (clause) =>
      clause.around.lastTool === 'list_cards' || clause.around.lastTool === 'read_card'
        ? callOnCard('read_card', clause, {}, { kind: 'places', places: [] })
        : null,
  },
  {
    name: 'compare cards',
    pattern:
      /\bcompar(?!tm)\w*\b|\bdiffer\w*\b|\bvs\b|\bversus\b|^(?:and |so |ok,? )*which (?:one|of (?:them|these|those|the (?:two|three|[23]|mugs?|cards?|listings?))|card|listing|is (?:the )?(?:better|best|cheaper|cheapest))\b.{0,30}\b(?:better|best|cheap(?:er|est)|good|stronger|sells|score)|^(?:and |so |ok,? )*which (?:one |of (?:them|these|those|the (?:two|three)) |(?:card|listing|product) )?(?:is (?:the )?)?(?:(?:heav|light|long|short|tall|high|low|wid|narrow|thick|thinn|bigg|larg|small)(?:i?er|i?est|r|st)|(?:holds?|weighs?) (?:more|less|most|the most|least))\b(?!.{0,20}\b(?:bullet|keyword|title|description))/,
    unless: /\b(?:original|version|before|after|changed?|competitors?|improve|rewrite|export|optimize)\b/,
    read: (clause) => {
      const found = targetIn(clause.text);
      if (several(found)) return callOnCard('read_card', clause, {}, found);
      const isAsked = /\bwhich\b/.test(clause.text) || /\b(?:both|them|these two|the two)\b/.test(clause.text);
      return isAsked && found.kind === 'it'
        ? callOnCard('read_card', clause, {}, { kind: 'places', places: [] })
        : null;
    },
  },
  {
    name: 'compare, in other words',
    pattern:
      /\bwhat have you (?:done|changed|improved)\b|\bwhat is (?:it that )?different\b|\bwhat (?:got|was) (?:changed|better|improved)\b|^(?:and |so |ok,? )*(?:which (?:version|text|one) (?:is|reads|looks) better,? .{0,30}\b(?:old|new|original|before)\b|is the new (?:one|version|text) (?:really |any )?better\b)/,
    read: (clause) => callOnCard('compare_versions', clause, {}, { kind: 'it' }),
  },
  {
    name: 'list, in other words',
    pattern:
      /\boverview\b|\blist (?:what|everything) i\b|\b(?:cards|listings|products) with (?:fewer|less|more|a)\b|\brank (?:all|my|the|them|every\w*|these|those|cards|listings)\b|\balphabetical\b|^look (?:up|for) |^where (?:is|are) (?:my|the) |^any (?:cards|listings|products)\b|^(?:all )?(?:my |the )?(?:\w+ ){1,2}(?:cards|listings)(?: please)?[.!]*$|^(?:all )?(?:cards|listings) (?:scoring|that score|with)\b|^(?:only|just) the \w+ ones\b|^anything (?:with|about|for|on)\b|^(?:do i have |got |have i got |is there )?(?:anything|something) \w+[?.!]*$|^(?:did|have|do) i (?:already |ever |still )*(?:put|add|added|import|imported|got|have|enter|entered|create|created|save|saved|load|loaded|list|listed)\b|^(?:cards|listings|products) (?:a ?- ?z|a to z)\b|^any \w+ (?:stuff|things|ones|cards|listings|products)\b|^show (?:me )?(?:the (?:whole )?lot|all of it)\b|^(?:everything|all|anything|whatever|what is|cards|listings|any (?:card|listing|product|item))(?: (?:that|which|is|are|scor(?:es?|ed|ing)|rated|with|an?|scores?))* (?:below|under|(?:less|lower|worse) than)(?: a score of)? \d{1,3}\b(?! ?(?:[$€£%]|dollars?|euros?|characters?|chars?))|\b(?:worst|weakest|lowest|best) (?:cards|listings|products|ones)(?: first)?\b|\b(?:recently|lately|newly) (?:changed|edited|updated|added) (?:cards|listings|products)\b|\bhow many (?:cards|listings|products)\b/,
    unless:
      /(?<!\b(?:which|what|any|find|show|list|who|how)\b.{0,60})\bneeds? (?:to be |a |an |some |all |completely )*(?:new\b|better|shorter|longer|fresh|re-?writ|re-?do|writing|improv|fix|work|love|attention)|\b(?:improve|re-?score|score (?:all|every|my|the|them|it|these|cards|listings|what|everything|those)|export|fix|rewrite|optimize|delete|credits?|tasks?)\b/,
    read: list,
  },
  {
    name: 'judge, in other words',
    pattern:
      /\b(?:is|are|would|does|will|could) (?:this|it|the|my|that)\b.{0,40}\b(?:any good|pass|fit for|good enough|ready|ok for|okay for|do well|do on|accepted|allowed|sell)\b|\bwhat (?:does|would|do|will) \w+ think\b|\bhow am i doing\b|\brescore\b|\bhow (?:can|could|should|might) (?:this|it|the|my)\b.{0,30}\b(?:better|improved|raised)\b|\bwhat (?:would|could|can) (?:raise|increase|push|lift) (?:the|my|its) score\b|\bopinion\b|\bwhat do you think\b|\b(?:is|are) there (?:anything|something|things?) (?:else |still )*(?:missing|wrong|lacking) (?:in|on|with|from) (?:the|its|my|this|that) (?:listing|card)\b/,
    // "These are the new ones, I sell them on Etsy" tells.
    unless: /^(?:[a-z]+[ ,.!]+){0,4}?(?:these|those|they|here|there) are (?:the|my|all) [^?]*$/,
    read: (clause) =>
      asksOfUse(clause.text)
        ? callOnCard('answer_from_card', clause, { question: clause.raw(0) }, nameless(clause))
        : score(clause),
  },
  {
    name: 'read, in other words',
    pattern:
      /^(?:and )?what is (?:in|on) (?:the|this|my) (?:card|listing)\b|\b(?:can|could|may) i (?:see|read|view|have a look at) (?:the|this|my|it|number|no\.?|card)\b|^(?:the )?(?:number |no\.? ?)?(?:first|second|third|fourth|fifth|last|one|two|three|four|five|\d{1,2})(?: one| card| listing)?(?:,? please)?[.!]*$/,
    unless: /\bdifference|changes\b/,
    read: (clause) =>
      /^(?:the )?(?:number |no\.? ?)?(?:one|two|three|four|five|\d{1,2})(?:,? please)?[.!]*$/.test(clause.text)
        ? readPlace(clause)
        : callOnCard('read_card', clause, {}, target(clause)),
  },
  {
    name: 'credits',
    pattern:
      /\bcredits?\b|\bmy (?:usage|quota|limits?|plan|balance|allowance)\b|\b(?:usage|quota)\b|\bhow much (?:can|may) i still\b|\bwhat (?:plan|subscription) (?:am|do) i\b/,
    read: () => call('show_usage'),
  },
  {
    name: 'take a public page back',
    pattern:
      /\bunpublish\b|\b(?:withdraw|revoke|retract)\b|\b(?:remove|delete|close|disable|take|turn off|stop|kill|pull|end) .{0,30}\b(?:public (?:page|link|view)|case|share(?:d)? (?:link|page)|offline|sharing|link)\b|\b(?:make|set) (?:it|this|the card|the listing|that) private\b|\bprivate again\b|\btake (?:it|the case|the page|the card) (?:back|down|offline)\b|\bstop sharing\b|\b(?:take|remove|get|bring|pull) .{0,30}\bfrom (?:the )?public\b/,
    unless: /\b(?:undo|change|lock)\b|\bfrom (?:this|the|that|my) (?:link|page|address|url)\b/,
    read: (clause) => {
      const isTakeBack =
        /\btake (?:it|that) back\b/.test(clause.text) && !/\b(?:page|link|case|public)\b/.test(clause.text);
      return isTakeBack && clause.around.lastTool !== 'publish_case' ? null : callOnCard('withdraw_case', clause);
    },
  },
  {
    name: 'publish',
    pattern:
      /\bpublish\b|\bshare\b|\bpublic (?:page|link|view|case|address|url|version)\b|\bmake (?:it|them|both|(?:this|that)(?: one| card| listing)?|(?:the|my)(?: (?!(?:for|to|in|of|more|less|very)\b)[a-z-]+){1,7}) public\b|\bpublicly\b|\b(?:give|send|make|create|get|generate|produce) (?:me |us )?(?:a |the )?(?:public |shareable |sharable )?(?:link|url)\b/,
    unless:
      /\b(?:had|was|were|there (?:is|was)|has|got) (?:(?:also|still|already|once|too) )*(?:an? |the )?(?:old )?public (?:page|link|view|case|address|url|version)\b/,
    read: (clause) => callOnCard('publish_case', clause),
  },
  {
    name: 'lock',
    pattern:
      /\b(?:un-?lock|lock|freeze|protect|unfreeze|unprotect)\b|\b(?:do not|never) let (?:anyone|anybody|anything|yourself|you|the (?:ai|assistant))\b.{0,12}\b(?:touch|change|edit|rewrite|alter)\b|\b(?:stays?|remains?|keep|kept|left|leave) (?:the \w+ )?(?:untouched|unchanged|intact|as (?:it|they) (?:is|are))\b|\bclose (?:it|them|the (?:title|description|bullets|keywords|specifications))\b|\b(?:title|description|bullets|keywords|specifications) (?:can|may|should|must) be (?:free|open|locked|frozen|fixed)\b|\b(?:nobody|no one|noone|nothing) (?:may|should|can|must|is allowed to|is to|shall) (?:touch|change|edit|rewrite|alter)\b|\b(?:do not|never|not)(?: ever| you)? (?:ever )?(?:change|touch|edit|alter|rewrite|modify) (?:the |my |its )*(?:title|description|bullets?|keywords?|spec|headline|key features)|\b(?:may|can) (?:change|edit|touch|rewrite) the .{0,30}\bagain\b|\bkeep the (?:title|description|bullets|keywords|specifications) (?:as (?:it|they) (?:is|are)|unchanged|forever)\b/,
    unless:
      /\bdo not (?:rewrite|edit|change) [^.;,]{3,40},? (?:but )?(?:only|just|rather) (?:the |its )?(?:titles?|headline|descriptions?|bullets?|keywords?)(?: please)?[\s.!]*$|\b(?:but|except)\b.{0,30}\b(?:improve|rewrite|optimize)\b|\b(?:improve|rewrite|optimize|score|redo|rework|polish|shorten|shorter|longer|do only|do just|only do|just do|(?:write|do|make|prepare|adapt|convert|get|tailor|tune) (?:it|this|that|them|(?:the|my|this) \w+))\b.{0,60}\b(?:but|do not|without)\b/,
    read: (clause) => {
      const fields = sectionsToLock(clause);
      const isThem = clause.around.lastTool === 'improve_card' && /\b(?:them|these|those|both)\b/.test(clause.text);
      const all = fields.length === 0 && (isThem || /\b(?:all|everything|card|listing|it)\b/.test(clause.text));
      const locked =
        !/\b(?:un-?lock|unfreeze|unprotect|(?<!change )(?<!edit )(?<!\b(?:never|not)\b[^.;]{0,60} )(?<!\block (?:it |them |that |this |the \w+ )?)again|be (?:free|open)|no longer|remove the lock|release)\b/.test(
          clause.text,
        );
      if (fields.length === 0 && !all) return say('lock_what');
      return callOnCard(
        'lock_fields',
        clause,
        { fields: all ? ['title', 'description', 'bullets', 'specifications', 'keywords'] : fields, locked },
        partTarget(clause),
      );
    },
  },
  {
    name: 'restore the original',
    pattern:
      /\b(?:restore|revert|reset|go back|back|return|bring back|roll back|want|use|undo|recover)\b.{0,40}\b(?:original|first version|initial version|imported version|start)\b|\bundo (?:everything|all)\b/,
    unless: /\b(?:compare|differ|difference|changed)\b/,
    read: (clause) => callOnCard('restore_version', clause, { version: 'original' }, namedHere(clause)),
  },
  {
    name: 'undo',
    pattern:
      /\b(?:undo|revert|roll ?back)\b(?! (?:nothing|no)\b)|\b(?:go|get|change|switch|put|take|bring|set) (?:it |that |this |the card )?(?:all )?back\b|\b(?:previous|earlier|last|old|prior) version\b|\bliked? (?:it|the old one) (?:better |more )?before\b|\bbetter before\b|\bthe way it was\b|\bas it was(?: before)?\b|\bctrl ?[+-]? ?z\b|\brestore (?:it|the (?:card|listing|previous|last|old))\b/,
    unless: /\b(?:compare|difference|different|differ|changed)\b|\bpublic|\bbring back the price/,
    read: (clause) => callOnCard('restore_version', clause, { version: versionMeant(clause) }, namedHere(clause)),
  },
  {
    name: 'compare',
    pattern:
      /\bcompar(?!tm)\w*|\bdiffer(?:s|ence|ences|ent)?\b|\bdiff\b|\bversions?\b.{0,20}\bside by side\b|\bside by side\b.{0,20}\bversions?\b|\bbefore (?:and|\/|vs\.?|&) after\b|\b(?:what|which|how|where)\b.{0,30}\bchanged?\b|\bwhat did you (?:do|change|fix|improve)\b|\bchanges (?:did|have|did you)\b|\bshow (?:me )?(?:the |all |your |me the )*changes\b|\bwhat (?:is|was) (?:new|changed|different)\b|\bwhat (?:are the )?changes\b|\b(?:old|original)(?: one| version| text)? (?:and|vs\.?|versus|against|next to|beside) (?:the )?(?:new|live|current|improved)\b|\b(?:before|old(?: one)?) and (?:the )?(?:after|new(?: one)?) (?:against|next to|beside|by) (?:each|one)\b|\bthe delta\b/,
    unless:
      /\b(?:it|this|that|which|weight|size|color|they) differs? (?:with|by|per|between|slightly|a (?:bit|little)|every|each|for every|from (?:piece|batch|one))\b|\bcompare (?:it|them|this|that|these|those) (?:with|to|against) (?!(?:the |its |my )?(?:original|old|previous|first|last|earlier|imported|version|before))|\b(?:cards|listings|products|everything) (?:did |have |that )?(?:i|we)\b|\bdid i change\b|\bi changed\b|\bwould you change\b|\bchange (?:it|the|my|a|this) (?:to|into)\b|\bimport\b.{0,40}\bhttp/,
    read: (clause) =>
      callOnCard('compare_versions', clause, {}, clause.around.hasCard ? nameless(clause) : namedHere(clause)),
  },
  {
    name: 'list cards',
    pattern: new RegExp(
      `\\b(?:list|show|see|view|find|open|display|search|browse|look (?:for|at|up|through)|sort|order|give me|which|what|do i have|how many|get)\\b.{0,60}\\b${cardsNoun}\\b|^(?:all |only |just )?(?:of )?my (?:\\w+ ){0,2}${cardsNoun}\\b|\\b${cardsNoun} (?:changed|below|with (?:a )?scores?|i changed|under|sorted|from|that)\\b|\\bsearch (?:my|the) library\\b|\\b(?:show|list|display|see) (?:me )?everything\\b|\\bwhat (?:do i have|did i change|have i (?:changed|got))\\b|^(?:list|library|cards|listings)[.?!]*$|\\bdo i have (?:any|a|an|some)\\b|^(?:search|look|find|search for) (?:for )?"|^find (?:my|all|every|the)? ?\\w+s\\b`,
    ),
    unless:
      /(?<!\b(?:which|what|any|find|show|list|who|how)\b.{0,60})\bneeds? (?:to be |a |an |some |all |completely )*(?:new\b|better|shorter|longer|fresh|re-?writ|re-?do|writing|improv|fix|work|love|attention)|\b(?:improve|optimize|rewrite|export|csv|xlsx|excel|json|download|re-?score|score (?:all|every|my|them|the|these|those|cards|listings|what|everything)|rate|import|scheduled|tasks?|credits?|credts|formats?|bullets?|keywords|create|upload|make|fix|check|better)\b|\bwrong\b|\bproblems?\b|\bother sellers\b/,
    read: (clause) => {
      const { text } = clause;
      const target = targetIn(text);
      const one =
        /\b(?:the|my|this) (?:\w+ ){0,4}(?:card|listing|product|item|one)\b/.test(text) &&
        !/\b(?:cards|listings|products|items)\b/.test(text);
      return one || target.kind === 'places' ? null : list(clause);
    },
  },
  {
    name: 'list by score or time',
    pattern:
      /\b(?:list|show|find|which|what|see)\b.{0,40}\b(?:everything|all|listings?|cards?|ones)\b.{0,40}(?:\b(?:below|under|(?:less|lower|worse|weaker|poorer) than|changed)\b|<)/,
    unless:
      /(?<!\b(?:which|what|any|find|show|list|who|how)\b.{0,60})\bneeds? (?:to be |a |an |some |all |completely )*(?:new\b|better|shorter|longer|fresh|re-?writ|re-?do|writing|improv|fix|work|love|attention)|\b(?:improve|optimize|export|fix|rewrite|re-?score|rate)\b/,
    read: list,
  },
  {
    name: 'score',
    pattern:
      /\b(?:re-?)?scor(?:e|es|ed|ing)\b|\b(?:rate|rating|grade|grading|audit|evaluate|evaluation|analyze|analysis|assess|diagnose|inspect|critique|feedback|judge|check|double-?check|review)\b|\bhow (?:good|bad|strong|weak|well) (?:is|are|does|do)\b|\bhow (?:does|do|is) (?:it|this|that|my (?:listing|card)|the (?:listing|card)|all my \w+|this listing)(?: \w+)? ?(?:do|doing|perform|rank|look|score|fare)?(?: (?:on|for|at) \w+(?: \w+)?)?\??$|\bwhat is (?:wrong|missing|bad|weak)\b|\b(?:problems?|issues?|mistakes?|weakness\w*|errors?|shortcomings)\b|\bwhat (?:should|can|could|must|do) (?:i|we|you) (?:fix|improve|do (?:first|next|better)|change|work on)\b|\bhow (?:can|could|do|should) (?:i|we) (?:improve|make|get|raise|increase|fix)\b|\bwhere (?:do|am|did) i (?:lose|losing)\b|\blos(?:e|ing) (?:the )?(?:most )?points\b|\bcosts? (?:me )?(?:the )?(?:most )?points\b|\bwhat (?:could|can|should|needs to) be (?:better|improved|fixed)\b|\bexplain (?:the |this |that )?(?:rule|score|rating|points)\b|\bany(?:thing)? (?:wrong|issues?|problems?)\b|^(?:and |so |but )*what\b.{0,60}\b(?:points|to (?:get|reach|hit)(?: to)? (?:100|a hundred|full marks|the top))\b|\bwhat (?:would|do|did|will) you give (?:it|that|this|my|the)\b|\b(?:drop|dropp|miss|leav|bleed|lack)(?:ing)? (?:\w+ )?points\b|\b(?:let|drag|bring|hold|weigh|pull)(?:s|ting|ging|ing)? (?:it|this|that|me|my \w+|the \w+) (?:down|back)\b|\bhow (?:does|do|is|would|will) (?:it|this|that|my (?:\w+ )?(?:listing|card)|the (?:\w+ )?(?:listing|card)) (?:looking|look|stack up|hold up|fare|measure up|rank|shape up|shaping up|doing|come across|perform|go down)\b|\bwhat (?:must|should|can|could|do|have) (?:i|we)(?: to)? (?:repair|fix|mend|correct|change|improve)\b|\b(?:comes?|gets?|goes|go|get|come) (?:over|above|to|past|beyond) \d{2,3}\b|\bwhy (?:has|does|is|are|do|have) (?:the |my |it |this )?[\w ]{0,30}\bonly\b|\bwould (?:it|this|that|my \w+|the \w+) (?:rank|sell|do well|be found|show up)\b|\b(?:your|an?) (?:honest )?(?:opinion|verdict|thoughts|take|judg(?:e)?ment)\b|\b(?:tell|say)(?: me)? (?:honestly )?what you think\b|\bwhat would you (?:change|improve|do differently|fix)\b|\bwhat (?:should|do|must|can) i (?:tackle|start with|begin with|do first|work on)\b|\bred flags?\b|\b(?:ready|good enough) (?:for|to)\b.*\?|\bwhy (?:is|only|so|did i|does it|not)\b|\b(?:which|what) rules?\b.{0,40}\b(?:cost|lose|fail|miss|broken|worst|most)/,
    unless:
      /\b(?:food|medical|surgical|marine|military|commercial|industrial|aviation|premium|high|top)[ -]grade\b|\blet me (?:just |quickly )?(?:check|double-?check|review)\b(?! (?:the|my|how|what) (?:score|listing|card))[^?]*$|\bneeds? (?:to be |a )?(?:re-?writ\w+|writing|improv\w+|fix\w*|rework\w*)|\b(?:no|not a) problem\b|^(?:(?:oh|wait|sorry|hi|hello)[ ,]+)*(?:i|we) (?:have |just |already |only |now )*(?:fixed|corrected|changed|made|mended|repaired)\b|\b(?:my|our) (?:own )?(?:error|mistake|fault)\b|\b(?:buyer|customer|client)s? (?:is|are|has|have|keeps?|makes?|making)\b|\b(?:fix|mend|solve|resolve|correct|repair|take care of) (?:the|all|these|those|any|every|my|them|it|only|what|everything|just)\b|\bcustomer reviews?\b|\bcheck ?list\b|^(?:please |can you |could you )*(?:improve|optimize|rewrite|polish|enhance|fix|get) |[,:] (?:please |now |then )*(?:improve|optimize|rewrite|polish|enhance|rework|redo|fix)\b/,
    read: score,
  },
  {
    name: 'read the card',
    pattern:
      /^(?:please |can you |could you |ok,? |now |and )*(?:show|open|view|display|print|read|see|let (?:me|us) (?:see|look at|read)|bring up|pull up|look at|go to|give me|i want to see)(?: me)?(?: (?:again|out))? (?:the |my |this |that |it|number|no|card|listing|whole|full|current|entire|"|\w+)|\bwhat does (?:it|the (?:listing|card|product|page)|this|my (?:listing|card)) (?:now )?(?:look like|say now|say at present)\b|^(?:the |number |no\.? |#)?(?:first|second|third|fourth|fifth|last|\d{1,2}(?:st|nd|rd|th)?)(?: one| card| listing)?[.?!]*$/,
    unless:
      /\bgive me (?:(?:an?|one|another|some|just|only|a few|two|five|ten|half an?|\d{1,2}) )*(?:minutes?|mins?|moments?|seconds?|secs?|bit|while|break|chance|time|hours?|days?|hint|hand)\b|\b(?:price|material|color|weight|size|dimensions|capacity|brand|category|bullets?|keywords?|specs?|specifications?|title|description|sku|gtin|ean|csv|xlsx|json|excel|prompt|instructions|key|image|picture|photo|better|new title|shorter|(?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce) (?:version|one)|version (?:for|that)|weather|joke|poem|tasks?|difference|changes)\b/,
    read: (clause) => callOnCard('read_card', clause, {}, target(clause)),
  },
  {
    name: 'explain what was said',
    pattern:
      /^(?:and |but |so )?(?:why|how come|explain(?: that| it| this)?|what (?:does|do) (?:that|this|it) mean|meaning|elaborate|more details?(?! in| about)|tell me more|what (?:should i|would you) (?:do|fix|change|improve) (?:first|next)|what (?:is|comes) (?:first|next))\b/,
    read: (clause) =>
      clause.around.hasCard ? callOnCard('score_card', clause, {}, { kind: 'it' }) : say('nothing_to_explain'),
  },
];

/** "I liked the original more, bring it back". */
const versionMeant = ({ whole, text }: Clause) =>
  /\b(?:to|as|like|version|one|text|what) .{0,40}\b(?:import(?:ed)?|brought in|original|first version|initial|very beginning)\b/.test(
    text,
  ) ||
  /\b(?:liked|like|preferred|prefer|want|was|is)\b.{0,20}\boriginal\b(?! (?:images?|photos?|pictures?))|\boriginal (?:was|is|one)\b/.test(
    whole.text,
  )
    ? 'original'
    : 'previous';

/** A bare number means a place only after a list. */
function readPlace(clause: Clause): Ask | null {
  const place = numberIn(clause.text);
  const { lastTool } = clause.around;
  return place === null || lastTool !== 'list_cards'
    ? null
    : callOnCard('read_card', clause, {}, { kind: 'places', places: [place] });
}

/** With no card in hand the words name one, where a name stands. */
export const namedHere = (clause: Clause): Target => {
  if (clause.around.hasCard) return { kind: 'it' };
  const found = targetIn(clause.text);
  return found.kind === 'places' ? found : cardNamedIn(clause.text);
};
/** Words about the whole card are no name. */
const nameless = (clause: Clause): Target => {
  const found = targetIn(clause.text);
  return found.kind === 'named' && !found.isSure ? { kind: 'it' } : found;
};
const target = (clause: Clause): Target => {
  const { quotes, text } = clause;
  const found = targetIn(text);
  return found.kind === 'it' && quotes[0] !== undefined
    ? { kind: 'named', names: [quotes[0].toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []], isSure: true }
    : found;
};

/** "The second bullet" is no place of a card; "the title of the second card" is. */
const partTarget = (clause: Clause): Target => {
  const of = /\b(?:of|from|on) (?:the|my) .*$|\b(?:of|from) .*$/.exec(clause.text)?.[0];
  return of === undefined ? { kind: 'it' } : target({ ...clause, text: of });
};

const question =
  /\?\s*$|^(?:and |so |but |ok,? |hey,? |please )*(?:what|which|who|where|when|how|does|do|is|are|can|has|have|will|was|were|tell (?:me|us|the)|give me|in what|of what|name|state)\b|\b(?:price|material|sku|gtin|ean|dimensions|weight|capacity|brand|category)[?]?$/;

export const questionRows: Row[] = [
  {
    name: 'a question about the card',
    pattern: question,
    unless:
      /^(?:hi|hello|hey|yo)[\s?!.]*$|^(?:later|tomorrow|not now|another time) (?:with|for|about) (?:the|that|this|my)\b[^?]*$|^(?:please )?do not\b|^(?:please )?give me (?:(?:an?|one|another|some|just|two|five|ten|half an?|\d{1,2}) )*(?:minutes?|mins?|moments?|seconds?|secs?|while|break|time|hours?|days?)\b[^?]*$|^(?:do (?:it|that|all|them|so|the|your|this|these|those|my|both|each|every|pictures?|images?|photos?|number|bullets?|cards?|\d+)\b|can not\b)|^(?:how are you|what is up|who are you)|\b(?:weather|poem|joke|news|president|capital of|population of|world cup|python|javascript|movie)\b|\bwhat (?:is|are) \d|^what about (?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries)\b|^(?:.*[,.] )?(?:can|could|would|will) (?:you|it|we|this) (?:please )?(?!tell|say|find out|name|state|fit|hold|be used|stand|withstand)|^(?:and |then )?(?:change|set|update|edit) /,
    read: (clause) =>
      // "Was shot in the cellar", said of a picture that came with it.
      clause.around.filesAreNew && /^(?:was|is|are|has|were) [^?]*$/.test(clause.text)
        ? null
        : callOnCard('answer_from_card', clause, { question: clause.raw(0) }, target(clause)),
  },
];
