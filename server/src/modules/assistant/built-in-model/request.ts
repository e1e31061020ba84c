import type { ExportFormat } from '@cardwright/contract/exports';
import type { Marketplace } from '@cardwright/contract/listings';
import { type Message, splitMessage } from './pasted.ts';
import {
  avoidWordsIn,
  changedWithinIn,
  formatIn,
  includeWordsIn,
  marketplaceIn,
  sectionsIn,
  titleMaxIn,
} from './request-options.ts';

type Intent = 'improve' | 'score' | 'compare' | 'export' | 'list' | 'help' | 'greeting' | 'thanks' | 'question';

/** What the seller asks for, read from the seller's own words only. */
export interface Request {
  message: Message;
  intents: ReadonlySet<Intent>;
  /** The work is named, and not only guessed from a marketplace or an option. */
  explicit: boolean;
  /** Something that is asked for and cannot be done here; a sentence for the seller. */
  cannot: string | null;
  marketplace: Marketplace | null;
  sections: ReturnType<typeof sectionsIn>;
  title_max: number | null;
  include_keywords: string[];
  avoid_words: string[];
  format: ExportFormat | null;
  /** The request is about all of the seller's cards. */
  all: boolean;
  changed_within_days: number | null;
}

const intentPatterns: [Intent, RegExp][] = [
  [
    'improve',
    /\b(?:improv\w*|optimi[sz]\w*|re-?writ\w*|enhanc\w*|polish\w*|re-?work\w*|rephras\w*|refresh\w*|revis\w*|boost\w*|upgrade (?:it|this|my)|tune|tweak|clean(?: it| this)? up|tidy|shorten\w*|adapt\w*|adjust\w*|fix\w*|better|stronger|shorter|seo|ready for|prepare|sell more|convert more)\b/,
  ],
  [
    'score',
    /\b(?:scor\w*|rat(?:e|ing)|grad(?:e|ing)|audit\w*|review\w*|evaluat\w*|analy[sz]\w*|assess\w*|diagnos\w*|inspect\w*|critique|feedback|check\w*|how (?:good|bad|strong|weak)|what(?:'s| is|s)? (?:wrong|missing|bad|weak)|problems?|issues?|mistakes?|weakness\w*|(?:could|should|can) be (?:better|improved))\b/,
  ],
  [
    'compare',
    /\b(?:compar\w*|differen\w*|diff|before and after|(?:what|which|how)\b.{0,30}\bchanged?|what did you change|what changes|changes did you)\b/,
  ],
  [
    'export',
    /\b(?:export\w*|download\w*|spreadsheet|xlsx?|excel|csv|json(?:-?ld)?|(?:to|as|into) a file|save (?:it|them|this|these) (?:as|to))\b/,
  ],
  [
    'list',
    /\b(?:(?:list|show|see|view|find|open|display)(?: me)?(?: all)?(?: of)? (?:my|the|all|our|every)(?: \w+)? ?(?:cards?|listings|products|items|library)|(?:which|what|how many) (?:\w+ )?(?:cards?|listings|products) (?:do|have|are)|my library|list (?:cards|listings|products))\b/,
  ],
  [
    'help',
    /\b(?:help(?: me)?[?!.]*$|what (?:can|do) you do|what can i (?:do|ask)|how (?:do|does|can) (?:this|it|you|i) (?:work|help|start|use)|who are you|what are you|are you (?:an? )?(?:ai|bot|robot|human|person|real|llm|language model|chatgpt|gpt\S*|claude|gemini)|which (?:ai )?model|what model|commands?|get(?:ting)? started)\b/,
  ],
  ['greeting', /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy)\b/],
  ['thanks', /^(?:thanks?|thank you|thx|great|perfect|nice|cool|awesome|ok(?:ay)?|good job|well done)\b/],
];

const questionPattern =
  /\?\s*$|^(?:what|which|who|where|when|why|how|does|do|is|are|can|has|have|tell me|show me|read|give me)\b/;
/** Of a request that both judges and asks to change, changing is what counts. */
const negatedImprove =
  /\b(?:don'?t|do not|without|no need to|not)\s+(?:improv\w*|chang\w*|re-?writ\w*|touch\w*|fix\w*|optimi[sz]\w*)/g;

const beyond: [RegExp, string][] = [
  [
    /\b(?:image|picture|photo|background|main image|gallery)s?\b(?=.*\b(?:white|square|crop|resize|edit|generat|remov|make|create|enhanc|improv|add))|\b(?:generate|create|edit|crop|resize|remove|enhance|make)\b.{0,40}\b(?:image|picture|photo|background)s?\b/,
    'I cannot edit or make images yet.',
  ],
  [
    /\btranslat\w*|\b(?:in|into|to) (?:german|french|spanish|italian|russian|chinese|japanese|polish|portuguese|dutch|turkish)\b/,
    'I cannot translate listings: I only work with the words of your sources.',
  ],
  [/\b(?:schedul\w*|every (?:day|week|month|morning|monday)|remind me)\b/, 'I cannot schedule tasks yet.'],
  [
    /\b(?:delete|erase|remove) (?:it|this|my|the|all|every)?\s*(?:cards?|listings?|chats?|products?|account|everything)\b/,
    'I do not delete anything from the chat. You can delete cards in your library.',
  ],
  [
    /\b(?:publish|upload|post|list) (?:it|this|them|my (?:listing|card|product)s?) (?:on|to)\b/,
    'I cannot publish to a marketplace. I can export a file that you upload there.',
  ],
  [
    /\b(?:set|change|lower|raise|update) (?:the |its |my )?price\b/,
    'I cannot change prices from the chat. You can edit the card in your library.',
  ],
];

export function parseRequest(text: string): Request {
  const message = splitMessage(text);
  const command = message.command.toLowerCase().replaceAll('’', "'");
  const wanted = command.replace(negatedImprove, ' ');
  const cannot = beyond.find(([pattern]) => pattern.test(command))?.[1] ?? null;
  const intents = new Set(intentPatterns.filter(([, pattern]) => pattern.test(wanted)).map(([intent]) => intent));
  const marketplace = marketplaceIn(message.command);
  const options = {
    title_max: titleMaxIn(message.command),
    include_keywords: includeWordsIn(message.command),
    avoid_words: avoidWordsIn(message.command),
  };
  const asks = questionPattern.test(wanted);
  const explicit = settleIntents(intents, {
    wanted,
    asks,
    marketplace,
    hasOptions: hasAny(options),
    names: sectionsIn(message.command) !== null,
  });
  if (cannot !== null) intents.delete('improve');
  return {
    message,
    intents,
    explicit,
    cannot,
    marketplace,
    sections: sectionsIn(message.command),
    ...options,
    format: formatIn(message.command),
    all: /\b(?:all|every|everything|each|whole library|entire library|my (?:cards|listings|products|library))\b/.test(
      wanted,
    ),
    changed_within_days: changedWithinIn(message.command),
  };
}

const hasAny = (options: { title_max: number | null; include_keywords: string[]; avoid_words: string[] }) =>
  options.title_max !== null || options.include_keywords.length > 0 || options.avoid_words.length > 0;

interface Clues {
  wanted: string;
  asks: boolean;
  marketplace: Marketplace | null;
  hasOptions: boolean;
  names: boolean;
}

/** Words mean different things together: these rules decide which are meant. Answers whether work is named in so many words. */
function settleIntents(intents: Set<Intent>, { wanted, asks, marketplace, hasOptions, names }: Clues): boolean {
  const has = (intent: Intent) => intents.has(intent);
  // "How can I improve it?" and "what should be better?" ask for advice, not for a change.
  if (
    has('improve') &&
    /^(?:how (?:can|could|do|should|would) (?:i|we)|what (?:can|could|should|would|needs?)|why)\b/.test(wanted)
  ) {
    intents.delete('improve');
    intents.add('score');
  }
  if (has('compare') && /\b(?:changed|changes)\b/.test(wanted) && has('export')) intents.delete('compare');
  // "Fix the problems" is a change; "check and improve" is one too, and scores on the way.
  if (has('improve')) for (const other of ['score', 'compare', 'list'] as const) intents.delete(other);
  if (has('export')) intents.delete('list');
  if (has('score') || has('compare')) intents.delete('list');
  const works = has('improve') || has('score') || has('compare') || has('export') || has('list');
  if (works) for (const talk of ['help', 'greeting', 'thanks'] as const) intents.delete(talk);
  if (works || has('help')) return works;
  const imperative = /\b(?:make|keep|use|do|write|create|include|avoid|don't|now|also|again|same|try|and|then)\b/.test(
    wanted,
  );
  if (hasOptions || (marketplace !== null && !asks) || (names && imperative && !asks)) {
    intents.clear();
    intents.add('improve');
  } else if (asks && !has('greeting') && !has('thanks')) intents.add('question');
  return false;
}
