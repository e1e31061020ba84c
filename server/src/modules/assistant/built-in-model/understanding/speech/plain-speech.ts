import { marketplaceName } from '../marketplace-words.ts';
import { fittingPatterns } from './fitting-patterns.ts';
import { listSpeech } from './list-speech.ts';
import { matchesIn } from './matches.ts';
import { cardinalPattern, numberWord } from './number-words.ts';
import { olderSpeech } from './older-speech.ts';
import { politeSpeech } from './polite-speech.ts';
import { anywhere, atStart, type Rewording } from './rewording.ts';
import { spokenLeads } from './spoken-leads.ts';
import { textDemands } from './text-demands.ts';
import { wordSwaps } from './word-swaps.ts';

const article = '(?:the|my|this|that|its|his|these|those|it|them|our|some|both|all)';
const cardNoun = '(?:cards?|listings?|product pages?|offers?)';
const piece =
  '(?:bullets?|points?|keywords?|tags?|specs?|specifications?|attributes?|sentences?|lines?|words?|phrases?|brand|highlights?)';
const taskNoun = '(?:tasks?|schedules?|jobs?|reminders?|automations?)';
const improved =
  '(?:titles?|headlines?|descriptions?|bullets?|bullet points|keywords?|search terms|specs?|specifications?)';
const format = '(?:csv|xlsx?|excel|json|spread ?sheets?|xml|tsv|feed|file)';

const fillers = [
  // Asides that change nothing of what is asked.
  '(?:quickly|kindly|basically|literally|tbh|imho|imo|fyi|lol|lmao|haha+|hehe+|asap|real quick|super quick|super fast|quick sticks|if (?:that is |it is )?(?:possible|ok(?: with you)?|alright|all right|not too much(?: trouble)?)|if you (?:please|can|could|would|may|do not mind|have (?:a|the) (?:minute|moment|sec(?:ond)?|time)|get (?:a|the) (?:minute|moment|sec|chance))|when(?:ever)? you (?:can|have (?:a|the|some) (?:minute|moment|sec|time)|get (?:a|the) (?:minute|moment|sec|chance)|are ready)|for (?:my|god) sake|(?:would|will) you (?=[.!?]*$)|be a (?:dear|star|darling|love)(?: and)?|do me a favor(?: and)?|in (?:your|my) (?:honest )?opinion|by any chance|by the way|btw|(?:and )?while (?:(?:you|we|i) are|(?:your|ur|you|we)) at it|at (?:all|your end)(?=\\?))',
  // To whom it is said.
  '(?:mate|buddy|bro|dude|pal|hun|hon|folks|guys|everyone|sir|madam|man)(?=[,.!?]|$)',
];

const isWritten =
  /\b(?:improve|optimize|re-?write|re-?do|re-?work|polish|rephrase|refresh|shorten|expand|adapt|make (?:it|this|the [a-z]+)|write (?:it|this|an?|the|new))\b/;
/** "Nineteen fifty" is said of prices alone. */
const priced =
  /\b(?:prices?|costs?|sell(?:s|ing)?|charg(?:e|ing)|msrp|rrp)\b[^\d.!?\n]{0,40}$(?<=\b(?:is|its|to|at|be|for|now|costs?|price|just|only) )/;
const asksNow = /\b(?:what|which|who|whose|how|where|whether|if)\b[^.!?\n]{0,90}$/;
const recurs = /\b(?:every|each|daily|weekly|monthly|tomorrow|at \d|[a-z]+days?)\b/;

/**
 * Ways of speaking, and the words for them that the tables are written for: "have another crack at" is "redo". They see
 * the normal form; what a seller quotes is a number there, and stays as it is.
 */
export const rewordings: Rewording[] = [
  ...spokenLeads,
  ...politeSpeech,
  ...olderSpeech,
  ...listSpeech,
  ...fillers.map((filler) => anywhere(`(?:(?<=^|[\\s,]))${filler}(?:,? |(?=[.!?,]|$))`, '')),

  // Asked for in a roundabout way.
  anywhere(
    '(?<=^|[.,;:!?\\n] ?|\\b(?:and|but|so|that|then) )(?:it is possible (?:for you )?(?:that you|to)|(?:i|we) (?:should |would )?(?:like|want|need|wish|ask|beg|request|expect)(?: of)?(?: you)? that you(?: please)?|(?:i|we) (?:ask|beg) you(?: please)? to|(?:would|could|can) you be (?:so )?(?:kind|good|nice)(?: enough)?(?: as)? (?:to|and)|be so (?:kind|good)(?: as)? (?:to|and)|may i ask(?: you)? (?:to|that you)|(?:i|we) (?:would be|am|are) (?:very )?(?:glad|happy|grateful|pleased|thankful|obliged) (?:if you (?:could|would|can)?|to have you)|(?:kindly )?see to it that you|you (?:must|should|have to|need to)(?= (?:please |now |also )?(?:improve|rewrite|score|export|make|shorten|look|take|check|show|import|create|remove|add|put)\\b)|please (?:to|you)|i want (?:that|if) you) ',
    'please ',
  ),
  anywhere('\\bi (?:would be|am) (?:glad|happy|curious|interested|keen) to (?:know|hear|learn|see)\\b', 'tell me'),
  anywhere('\\bi should like\\b', 'i would like'),
  anywhere('\\b(tell|show|give|send) to me(?= (?:the|my|what|how|why|which|all|if|it)\\b)', ([, verb]) => `${verb} me`),
  // "Make shorter the title".
  anywhere(
    `\\bmake (shorter|longer|better|nicer|friendlier) ((?:the |my |its )${improved})`,
    ([, how, what]) => `make ${what} ${how}`,
  ),
  anywhere('\\b(?:say|write|explain) (?:to )?me(?: here)?(?= (?:the|my|what|how|why|which|all|if)\\b)', 'tell me'),
  anywhere(
    '(?<=[a-z] )please (?=(?:the|my|this|that|it|all|better|also|for|in|on|to|as|only|me|once|again|every)\\b)',
    '',
  ),
  anywhere(
    '(?<=\\b(?:create|make|write|draft|build|prepare|do|generate) )(?:for )(?:me|us) (?=[a-z])(?!please|now|then|and|too)',
    '',
  ),

  // Small words that are used otherwise by people who learned English late.
  anywhere('(?<=\\b(?:make|improve|rewrite|fix|show|take|do|polish|check|score) )(?:her|him)\\b(?= \\w|[.!?]|$)', 'it'),
  anywhere('\\bdo not you (?:ever )?dare (?:to )?(?=(?:touch|change|edit|rewrite|move|delete)\\b)', 'do not '),
  anywhere('\\bdo same\\b', 'do the same'),
  anywhere('\\ball them\\b', 'them all'),
  anywhere(
    '(?<=[,.;:!-] |\\b(?:wrong|false|incorrect|because|now) )its (?=\\d|(?:not|an?|the|made|wrong|too)\\b)',
    'it is ',
  ),
  anywhere('\\bthis two\\b', 'these two'),
  anywhere(
    '\\b(?:calculate|compute|count|determine) (?:me )?(?:the |all )?(?:points|scores?|rating)(?: (?:of|for))?\\b',
    'score',
  ),

  // What the cards are called.
  anywhere('\\b(?:the )?whole of my\\b', 'all my'),
  anywhere(
    '(?<=\\b(?:my|our) (?:whole |entire |full |complete )?)(?:articles|assortment|goods|wares|range|product range|collection|merchandise|portfolio|stock list|articles of sale)\\b',
    'listings',
  ),
  anywhere('\\bin (?:the )?order of (?:the )?alphabet\\b|\\bby (?:the )?alphabet\\b', 'alphabetically'),
  anywhere('\\bsub(?:-| )(?=\\d)', 'below '),

  // Making better.
  atStart(
    `(?:jazz|spruce|pep|spice|liven|perk|freshen|smarten|buff|zhuzh|glam|doll|pimp|amp|juice|polish|brush|touch|smooth|neaten|level|cheer|sex) up(?= \\w)`,
    'improve',
  ),
  atStart(
    `(?:jazz|spruce|pep|spice|liven|perk|freshen|smarten|buff|zhuzh|glam|doll|pimp|amp|juice|brush|touch|neaten) (?=${article} (?:\\w+ ){0,2}up\\b)`,
    'improve ',
  ),
  anywhere(
    `\\b(?:have|take|give|try|make|do) (?:it |${article} (?:\\w+ )?)?an?(?:other)? (?:\\w+ )?(?:go|crack|shot|stab|bash|try|attempt|pass|run|swing|whirl|round|take|turn) (?:at|on|over|through|with)(?= \\w)`,
    'redo',
  ),
  anywhere(
    '\\b(?:come|think) up (?:with |(?=(?:an?|some|something|new|better|other|another)\\b))|\\bthink of (?=an?\\b|some\\b|something\\b)',
    'write ',
  ),
  atStart(
    `(?:run|go|work|sweep|look) (?:through|over|across) (?=(?:all|every|each|my)\\b[^.;]{0,60}\\b(?:and|to) (?:improve|make|fix|shorten|rewrite|polish|clean|write|optimize|redo|expand|score|rate|check)\\b)`,
    'take ',
  ),

  // "..., and leave the words amazing and ultimate out of it": beside work on a text.
  anywhere(
    '(?<!\\bnot )\\b(?:leav|keep|kick|throw|tak)(?:e|ing)? (?:all )?(?:the )?(words?|terms?|phrases?|expressions?) ([^.;:!?\\n]{2,80}?) (?:completely |entirely |altogether )?(?:out|away)(?: of (?:it|there|this|that|the (?:whole )?(?:thing|text|copy|listing|card)|everything))?(?=\\s*(?:[.,;!?]|$)| please\\b| and\\b)',
    ({ 0: said, 1: noun, 2: words, input }) => (isWritten.test(input) ? `avoid the ${noun} ${words}` : said),
  ),
  // "Leave the bullets out of it, only the title".
  anywhere(
    `\\b(?:leave|keep) ((?:the |my |its )?${improved}(?: and (?:the )?${improved})?) out of (?:it|this|that)(?=[,.;!]|\\s*$)`,
    ([, sections = '']) => `do not rewrite ${sections}`,
  ),
  // Taking away.
  atStart(
    `(?:(?:take|leave|knock|cut|pull|throw|kick|toss|chuck|strip|wipe|yank|rip) (?:out|away|off)|chuck|ditch|scrap|bin|axe|nuke|zap|kill|yank|lose|dump|erase|eliminate|omit|discard|get rid of|do away with)(?= (?:\\w+ ){0,4}${piece}\\b)`,
    'remove',
  ),
  atStart(
    `(?:take|leave|knock|cut|pull|throw|kick|toss|chuck|strip|yank|rip)(?= (?:[\\w"]+ ){1,5}(?:out|away|off)\\b)(?= (?:\\w+ ){0,4}${piece}\\b)`,
    'remove',
  ),
  atStart('(?:scrap|ditch|bin|axe|kill|call off|chuck)(?= (?:it|that|this|the \\w+ one)\\b)', 'cancel'),
  anywhere(
    `\\b(?:chuck|ditch|scrap|bin|axe|kick|toss|throw|kill|dump|get rid of|do away with|call off|ax)(?: (?:out|away|off))?(?= (?:\\w+ ){0,4}${taskNoun}\\b)`,
    'cancel',
  ),

  atStart('out with (?=(?:it|that|this|them)(?: (?:please|then|now))*(?:[\\s.,!;]*$|[.,!;]))', 'remove '),
  anywhere(
    '^(?:please )?(?:the |that )?(?:word|phrase|term|expression) ("\\d+"|[a-z-]+) (?:has to|must|should|needs to|can) (?:go|disappear|vanish|leave|come out)(?: (?:away|out))?\\b',
    ([, word = '']) => `remove the word ${word}`,
  ),
  // Making new cards.
  atStart(
    `(?:knock|whip|throw|rustle|cook|put|draw|set|write|mock|open|get|sort|fix|do|type)(?: me| us)?(?: (?:up|together|out|started with|up with))?(?: me| us)?(?= (?:an?|another|one|a new|a brand new)(?: \\w+){0,2} ${cardNoun}\\b)(?! \\w+ better)`,
    'create',
  ),

  // Showing.
  atStart(
    '(?:pull up|bring up|call up|flash up|can i (?:look at|see|view)|let me (?:see|look at|have a look at|take a look at|view)|(?:i )?(?:want|would like|like|need) to (?:see|look at|view|have a look at)|show us|take me to|bring me to)(?= \\w)(?! (?:the |my )?(?:original|old|earlier|previous|first version))',
    'show me',
  ),

  // Judging.
  anywhere(
    `\\bgive (?:me |us )?(?:it |this |that |my (?:\\w+ )?${cardNoun} |the (?:\\w+ )?${cardNoun} )?an? (?:honest |fair |quick |proper |new )?(?:mark|grade|rating|verdict|assessment|number|check-?up|health check|review|audit|appraisal)\\b(?: (?:for|on|of|to) (?=\\w))?`,
    'score ',
  ),
  anywhere(
    '\\b(?:run|do|get) (?:me )?(?:the |a |another )?(?:scoring|score|numbers|check|audit|rating|analysis|evaluation)(?: (?:on|of|for|over))?(?= (?:it|this|that|my|the)\\b)',
    'score',
  ),

  // "Nineteen dollars and fifty cents".
  anywhere(
    `\\b(\\d{1,5}|${cardinalPattern}) (dollars?|euros?|pounds?|bucks|quid),? (?:and )?(\\d{1,2}|${cardinalPattern}) (?:cents?|pence|p)\\b`,
    ([, whole = '', currency = '', part = '']) =>
      `${numberWord(whole) ?? whole}.${String(numberWord(part) ?? part).padStart(2, '0')} ${currency}`,
  ),
  anywhere(
    '\\b(\\d{1,3}) (\\d{2})(?=[\\s.!]*$|[,;!]| (?:now|please|from|and)\\b)',
    ({ 0: said, 1: whole, 2: part, index, input }) => (priced.test(input.slice(0, index)) ? `${whole}.${part}` : said),
  ),
  // Somebody who is to be told something now sets no time.
  anywhere(
    ',? (?:please |can you |could you )*remind me(?: please| again)*(?=[\\s.!?]*$)',
    ({ 0: said, index, input }) => {
      const before = input.slice(0, index);
      return asksNow.test(before) && !recurs.test(before) ? '' : said;
    },
  ),
  anywhere(
    '^(?:please |can you |could you )*remind me(?: again| please)*,? (?=(?:what|which|who|whose|how|whether|where)\\b)',
    ({ 0: said, input }) => (recurs.test(input) ? said : 'tell me '),
  ),
  // "I have drafted my own bullet, add exactly this: ...".
  anywhere(
    '(?<=\\bown (bullet|keyword)\\b[^.;:!?"]{0,20}[,.;] (?:please )?)(?:add|use|take|put in|insert|write) (?:exactly )?(?:this|it)(?: (?:one|text|wording))?(?=: ?\\S)',
    ([, noun]) => `add the ${noun}`,
  ),
  // Small things, said otherwise.
  anywhere(
    `\\b(every|each) (?:single|last|individual)(?= (?:${cardNoun}|products?|items?|one)\\b)`,
    ([, every]) => every ?? '',
  ),
  anywhere('\\b(?:picc(?:y|ies?)|pix|fotos?|snaps?)\\b(?= ?\\d| (?:is|are|no|number|of)\\b|,)', 'picture'),
  anywhere('(?<=\\b(?:by|of|knock|take|cut|add|put|make (?:it|this)|drop|shave|lop) )an? fiver\\b', '5'),
  anywhere('(?<=\\b(?:by|of|knock|take|cut|add|put|make (?:it|this)|drop|shave|lop) )an? tenner\\b', '10'),
  anywhere(
    '(?<=\\b(?:by|of|knock|take|cut|add|put|make (?:it|this)|drop|shave|lop) )a couple(?: of)?(?= (?:quid|bucks|dollars|euros|pounds)\\b)',
    '2',
  ),
  anywhere(
    '\\bb4(?= (?:i|we|you|u|it|that|this|the|any|any(?:thing|one)|they|going|doing|start\\w*|chang\\w*|improv\\w*|publish\\w*|export\\w*|my|all)\\b)',
    'before',
  ),
  anywhere('\\bw ?\\/ ?o\\b', 'without'),
  anywhere(`\\bopt (?=(?:the |my |its )?${improved}\\b)`, 'optimize '),
  // "The jacket 4 amazon", and not "card 4 amazon".
  anywhere(
    `(?<=\\b(?!(?:cards?|listings?|numbers?|no|nr|bullets?|photos?|pictures?|images?|score|improve|export|do|and|the)\\b)[a-z]{2,} )4(?= ${marketplaceName}\\b)`,
    'for',
  ),
  anywhere('^(?:please )?del(?= (?:the )?(?:bullet|keyword|tag|spec|last|first|second|third)\\w*\\b)', 'delete'),
  anywhere('\\bwhat else is(?= (?:wrong|missing|bad|not)\\b)', 'what is'),
  anywhere('\\bwhat is it (?:that )?you (?:can )?do\\b', 'what can you do'),
  anywhere('\\bhow (?:is it going|are things|goes it|do you do|is life|are we doing)\\b', 'how are you'),
  anywhere('\\bbefore ?(?:\\/|vs\\.?|versus|-|\\|) ?after\\b', 'compare before and after'),
  anywhere('\\b(?:at|as) the (?:very )?(?:most|max(?:imum)?)\\b', 'at most'),
  anywhere('(?<=\\b(?:must|should|to|shall) (?:read|say|be) )exactly (?=")', ''),
  anywhere(
    '\\b(?:could|can) (?:do with|use) (?:some|a bit of|a little|more|a lot of|a touch of) (?:love|work|attention|help|care|tlc|improvement|polish(?:ing)?)\\b',
    'needs work',
  ),
  anywhere(
    '^for all (?:later|future|further|coming|upcoming|next|other) (?:texts?|listings?|cards?|work)[:,]?',
    'from now on',
  ),
  ...['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map((day) =>
    anywhere(`^(?:on )?${day}day (?=(?:mornings|evenings|nights|afternoons)\\b)`, `every ${day}day `),
  ),
  atStart('sort out (?=(?:the|my|this|that|all|these|those|its)\\b(?! by\\b))', 'fix '),
  atStart(`help(?: me| us)?(?: out)?(?: please)? with (?=(?:the |my |its )?${improved}\\b)`, 'improve '),
  anywhere(
    '\\b(?:i|we) (?:would like|want|need)(?: to have)?(?= "\\d+" (?:among|in|as|under|with) (?:the |my |a )?(?:keywords?|tags?|search terms?)\\b)',
    'add',
  ),
  anywhere('(?<="\\d+" )(?:among|with|under)(?= (?:the |my )?(?:keywords?|tags?|search terms?)\\b)', 'to'),
  anywhere(
    '(?<=^|[.;:!?] ?|\\b(?:please|now|and) )(?:in|into|under|to) (?:the |its |my )?(specs?|specifications?|attributes)(?: section)?,? (?:please )?(?:put|add|enter|write|note|record|insert):? (?=[a-z][a-z ]{1,40}: ?\\S)',
    ([, noun]) => `put in the ${noun}: `,
  ),
  anywhere(
    '\\bnot (?:the )?(?:number|no\\.?|card) ?\\d{1,2}[,;.!]? (?:but |rather |i mean |it is )?(?=(?:number|no\\.?|card) ?\\d)',
    '',
  ),

  // "Put it in the description that it is vegan", "add that its vegan".
  anywhere(
    '\\b(put|write|mention|say|note|state|add) it (?=(?:in|on|to|into) (?:the |its |my )?(?:description|bullets?|text|listing|card),? that )',
    ([, verb]) => `${verb} `,
  ),
  anywhere(
    '(?<=\\b(?:add|mention|say|write|state|note|include) (?:in (?:the )?[a-z]+ )?)that its (?!(?:[a-z-]+ ){1,4}?(?:is|are|has|have|was|were|comes?|can|do|does)\\b)',
    'that it is ',
  ),

  // Files.
  atStart(
    `(?:dump|spit out|output|hand me|shoot me|pass me|ship me|get me|let me have|i will take|i will have|fire over|drop me|churn out|hand over|produce me|throw me)(?= (?:[\\w.-]+ ){0,6}${format}\\b)`,
    'give me',
  ),
  ...textDemands,
  ...wordSwaps,
];

const fittingOf = fittingPatterns(rewordings.map(({ pattern }) => pattern));

/** The text with these words for those, and for each of its characters where it comes from. */
export function inPlainSpeech(text: string, origin: number[]): { text: string; origin: number[] } {
  let said = { text, origin };
  let fitting = fittingOf(text);
  for (const [index, { pattern, words }] of rewordings.entries()) {
    if (fitting[index] === 0) continue;
    const now = reworded(said.text, said.origin, pattern, words);
    if (now.text !== said.text) fitting = fittingOf(now.text);
    said = now;
  }
  return said;
}

function reworded(
  text: string,
  origin: number[],
  pattern: RegExp,
  put: Rewording['words'],
): { text: string; origin: number[] } {
  let plain = '';
  const from: number[] = [];
  let at = 0;
  /** Where what is left away at the end begins: it is no part of a value before it. */
  let last = text.length;
  for (const match of matchesIn(text, pattern)) {
    const end = match.index + match[0].length;
    const words = typeof put === 'string' ? put : put(match);
    if (words === match[0]) continue;
    if (end === text.length && words === '') last = match.index;
    plain += text.slice(at, match.index) + words;
    for (let n = at; n < match.index; n += 1) from.push(origin[n] ?? 0);
    for (let n = 0; n < words.length; n += 1) from.push(origin[match.index] ?? 0);
    at = end;
  }
  if (at === 0) return { text, origin };
  for (let n = at; n < text.length; n += 1) from.push(origin[n] ?? 0);
  from.push(origin[last] ?? 0);
  return { text: plain + text.slice(at), origin: from };
}
