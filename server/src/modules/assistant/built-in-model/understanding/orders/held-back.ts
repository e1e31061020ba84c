import { heldEditsIn } from '../edits/held-edits.ts';
import { matchesIn } from '../speech/matches.ts';
import { putOffIn } from '../times/put-off-orders.ts';

/**
 * Words that name work and do not ask for it. A wish that is denied ("do not improve it yet", "no need to export"), what
 * was done already ("I improved it myself") and what the seller thought better of ("improve it - actually no").
 */
const verb =
  '(?:(?:re-?)?(?:improv(?:e|ed|ing)|optimiz(?:e|ed|ing)|writ(?:e|ten|ing)|work(?:ed|ing)?|polish(?:ed|ing)?|enhanc(?:e|ed|ing)|scor(?:e|ed|ing)|rat(?:e|ed|ing)|check(?:ed|ing)?|evaluat(?:e|ed|ing)|import(?:ed|ing)?|fetch(?:ed|ing)?|load(?:ed|ing)?|export(?:ed|ing)?|download(?:ed|ing)?|publish(?:ed|ing)?|shar(?:e|ed|ing)|mak(?:e|ing) (?:it|this|that) public|restor(?:e|ed|ing)|revert(?:ed|ing)?|undo(?:ne|ing)?|schedul(?:e|ed|ing)|generat(?:e|ed|ing)|run(?:ning)?|start(?:ed|ing)?|begin(?:ning)?|do(?:ing)?|crop(?:ped|ping)?|resiz(?:e|ed|ing)|sharpen(?:ed|ing)?|withdraw(?:n|ing)?|un-?publish(?:ed|ing)?|hid(?:e|ing))|(?:roll|bring|take) (?:it|this|that) back|tak(?:e|ing) (?:it|this|that|the (?:page|case|link)) (?:down|off|offline)|mak(?:e|ing) (?:it|this|that) private|go(?:ing)? back to|go(?:ing)? (?:on|ahead)|chang(?:e|ed|ing)(?= (?:it |this |anything |the \\w+ )?(?:yet|now|for now))|touch(?:ed|ing)?(?= (?:it |this |anything )?(?:yet|now|for now)))';
const cardNoun =
  '(?:cards?|listings?|products?|items?|pages?|case|files?|ones?|original|versions?|changes?|library|images?|pictures?|photos?|address(?:es)?|links?|urls?|exports?|scoring|improvements?)';
const general = `(?:it|this|that|them|these|those|anything|everything|any(?:thing)? of (?:it|them|these|this)|any(?: of)? (?:(?:the|my|its|our|these|those) )?(?:texts?|wording|copy|words|bullets?(?: points)?|titles?|descriptions?|keywords?)|(?:the|my|its|our|these|those) (?:texts|wording|copy)|all(?: of (?:it|them|this))?|an?other one|(?:an?|one|any) (?:single |damn )?(?:thing|word|letter|bit|line|syllable)(?: (?:of|in|on) (?:it|this|that|them|(?:the|my) [a-z]+))?|(?:my|the|this|that|these|any|all|both)(?: [a-z\\d]+){0,3}? ${cardNoun})`;
const later =
  '(?:yet|still|just yet|quite yet|now|right now|for now|today|tonight|for the moment|at the moment|so soon|(?:until|till|before|because|since|while|as long as) [^,.;!?]+)';
/** Each of these words is read in one way only: two ways for each of many words take for ever. */
const small = `(?:${later}|please|pls|at all|yourself|again|either|ever|though|too|ok(?:ay)?|myself|(?!for (?:now|the moment)\\b)(?:for|to|on|as|from|into|in|with|via) (?:(?:an?|the|my|its) )?(?!(?:an?|the|my|its) )[a-z\\d]+(?: (?:file|format|page|shop|store))?)`;
const section =
  '(?:(?:the|my|its|any|these|those|that|this) (?:[a-z]+ )?(?:titles?|headlines?|descriptions?|bullets?(?: points)?|keywords?|tags|specifications?|specs|texts?|images?|pictures?|photos?))';
const end = '(?=\\s*(?:[,.;:!?)\\n-]|$|(?:but|and|just|only|rather)\\b))';

const wanted =
  '(?:(?:i|we) )?(?:do|would|did) not (?:really |yet |actually )?(?:want|wish|need|like|ask|tell|mean|intend|plan)(?: (?:for|that))?(?: (?:you|us|anyone|it|this|that|them|anything|the \\w+|my \\w+))?(?: (?:to|should))?(?: (?:be|get|have|see))?(?: (?:it|this|that|them|anything))?';
const denial = `(?<!\\bwhy )(?:${wanted}|(?:i|we) (?:will|would|shall) not(?: really)?|do not(?! (?:just|only|forget))(?: you)?(?: (?:dare|ever|go|please|actually|start|yet|even|bother|try))*(?: (?:to|and))?|(?:you )?(?:need|must|should|shall|may) not|(?:there is )?no (?:need|reason)(?: for you)?(?: to)?|(?:it is )?not (?:necessary|needed|time)(?: yet)?(?: for you)? to|you (?:do not|need not|will not) (?:have|need)(?: to)?|(?:i am|we are) not (?:yet )?(?:ready|sure|going|planning)(?: (?:for|if|whether|you|i|we|to|should|want|yet))*|(?:i|we) would rather (?:you )?(?:did not|not)|(?:hold|hang) (?:off|on)(?: on| with)?|wait (?:with|before)(?: you| i| we)?|stop before(?: you)?|(?:stop|quit)(?= (?:improv|rewrit|polish|optimiz|enhanc))|refrain from|avoid|without|(?:instead of|rather than)|(?:let us|please|better|rather|maybe|just) not)`;

const denials = [
  new RegExp(
    `(?:please |pls |and |but |so |ok(?:ay)?,? |no,? |wait,? |hey,? )*${denial} (?:the )?(${verb})(?: (?:me|us))?(?:(?: (?:of )?${general})?(?: ${small})*|(?: ${section})(?: ${small})*? ${later}(?: ${small})*)${end}`,
    'g',
  ),
  /(?:(?:i|we) )?(?:do not|no longer) (?:want|need) (?:an?|any|the|that|this|your|another)(?: [a-z]+){0,2} (exports?|imports?|improvements?|scor(?:e|ing)|csv|excel|rewrite|files?)\b(?: (?:yet|now|today|of it|for it|at all|for now|please))*(?=\s*(?:[,.;:!?\n-]|$|but\b|and\b|just\b|only\b))/g,
  new RegExp(
    `(?:^|[,.;!?\\n] *|\\b(?:please|just|but|and) )leave (?:it|this|that|them|everything|(?:the|my|this|these|all) (?:\\w+ )?${cardNoun})(?: (?:alone|be|as (?:it|they) (?:is|are|was|were)|like (?:this|that)|(?:un)?(?:touched|changed)))?(?: ${later}| please)*(?=\\s*(?:[,.;!?\\n]|$))`,
    'g',
  ),
  new RegExp(
    `^(?:please |no,? |but |ok(?:ay)?,? )*${denial} (?:improv(?:e|ed|ing)|optimiz(?:e|ed|ing)|scor(?:e|ed|ing)) ${section}(?:(?:,| and| or|, and) ${section})*[\\s.!]*$`,
    'g',
  ),
  /\bso (?:that )?(?:we|i|you) can (?:then )?[^,.;:!?\n]{1,60} (?:later(?: on)?|afterwards|another time|some other (?:day|time))\b|\b(?:i|we) (?:just )?(?:want(?:ed)? to )?(?:give|gave|giving) (?:it|this) a (?:try|go)\b/g,
  /^(?:please )?never (?:ever )?(?:re-?)?(?:improve|rewrite|write|rework|optimize|polish|change|edit|touch|score|export|publish|share)\b[^.;!?\n]*\bwithout (?:asking|telling|my|first)\b[^.;!?\n]*/g,
  /^(?:(?:no|oh|hm+|ok(?:ay)?|i think|please|on second thoughts?)[,. ]+)*(?:(?:better|rather|maybe|probably|perhaps|preferably|please)[ ,]*)+(?:do )?not\b(?: (?:now|yet|today|for now|please))*[\s.!]*$/g,
];

const past =
  '(?:improved|scored|rated|rewrote|rewritten|optimized|exported|downloaded|published|imported|shared|restored|reverted|undid|undone|polished|enhanced|reworked|scheduled|uploaded|cropped|resized)';
const statements = [
  new RegExp(
    `(?<=^|[.!?;,\\n] *)(?:(?:but|and|so|hey|hi|well|sorry|oh|no|actually|by the way|fyi|yesterday|today|this morning|last \\w+),? )*(?:i|we|he|she|they|someone|somebody|(?:my|our) [a-z]+)(?: (?:have|had|has|just|already|also|even|recently|once|now|only|never|been))* ${past}\\b[^,.;:!?\\n"]*?(?=\\s*[,.;:!?\\n]| -|$| (?:so|and|but|now|then|please|can you|could you|would you|if|to see|that)\\b)`,
    'g',
  ),
  new RegExp(
    `(?<=^|[.!?;,\\n] *)(?:it|this|that|they|(?:the|my|this) ${cardNoun}) (?:(?:is|was|are|were|has|have|had) (?:already |been |just ){1,2}|already )${past}(?: already| by \\w+(?: \\w+)?| yesterday| today| before)*(?=\\s*[,.;:!?\\n]|$| (?:so|and|but)\\b)`,
    'g',
  ),
];
/** "I will do the pictures tomorrow", "maybe I'll fix it next week": the seller's own plan. */
const someTime =
  '(?:later(?: on)?|tomorrow|tonight|soon|some ?day|one day|at some point|some ?time|eventually|next (?:week|month|time|year|weekend)|(?:this|over the|at the) (?:evening|afternoon|weekend)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|another (?:time|day)|some other (?:time|day)|in a (?:bit|while|minute|moment)|after (?:lunch|work|the weekend|dinner)|(?:when|once|as soon as|until|after) [^.;!?\\n]+|myself|ourselves|by hand)';
/** "My boss said the title is too long. I don't agree", "the client asks: could we restore it?": somebody else's words. */
statements.push(
  /^(?:(?:hi|hello|hey|so|well|btw|by the way)[ ,]+)*(?:(?:my|our|the|a|an|one) )?(?:boss|client|customer|buyer|colleague|friend|wife|husband|partner|manager|accountant|assistant|cousin|brother|sister|neighbor|son|daughter)s? (?:asks?|asked|is asking|wonders?|wants? to know|would like to know)\b(?=[^.!\n]*\b(?:improv|rewrit|scor|export|import|restor|revert|undo|publish|delet|schedul|shar)\w*)[^.!\n]*$/g,
  /^[^.!?\n]*\b(?:said|says|thinks?|thought|told me|claims?|believes?|suggested|suggests)\b[^.!?\n]*[.!?,;]+ *(?:but |and |well |though |personally )*(?:i|we) (?:do not (?:agree|think so|believe|see it)|disagree|think (?:he|she|they|it) (?:is|are) wrong|am not (?:so )?sure|see it differently|like it)\b[^.!?\n]*[.!?]*$/g,
);
statements.push(
  new RegExp(
    `(?<=^|[.!?;,\\n] *)(?:(?:but|and|so|ok|no|maybe|perhaps|probably|then|not now|not yet|not today|thanks|tomorrow|later|tonight|soon|next week|next month),? )*(?:i|we|he|she|they|(?:my|our) [a-z]+|the (?:agency|client|team|freelancer|copywriter|designer|boss|manager|intern|editor|brand)) (?:will|shall|am going to|is going to|are going to|might|may|should|plan to|intend to|can)(?: (?:just|probably|maybe|also|then|perhaps|rather|still|have to|need to|want to|go and))* (?:${verb}|fix|edit|change|add|write|update|take|send|look at|deal with|sort|handle|replace|set)\\b[^.;!?\\n"]{0,80}?\\b${someTime}(?=[\\s.!]*(?:$|[.;!?\\n]|, ))`,
    'g',
  ),
  /(?<=^|[.!?;\n] *)(?:(?:but|and|so|ok|no|not now|not yet)[, ]+)*(?:(?:tomorrow|later|tonight|soon|next (?:week|month|time|year)|some ?day|one day|another time)[, ]+(?:perhaps |maybe |probably )?|(?:perhaps|maybe)[, ]+(?:tomorrow|later|tonight|soon|next (?:week|month|time|year)|some ?day|one day|another time)[, ]+)(?:i|we) (?:will|shall|am going to|might|may|could|would)\b[^.;!?\n"]*/g,
);
/** "My husband says put it back, I say it's good. It stays": others want it, and the seller does not. */
const notMyWish =
  '(?:(?:i|we) (?:say|said|think|find|feel)(?: that)? (?:no\\b|not\\b|(?:it|this|that) (?:is|looks|reads|sounds|stays|was) (?!(?:a )?(?:right|true|better idea)\\b)|keep\\b|leave\\b)|(?:i|we) (?:do not|will not|disagree|(?:like|love|prefer) (?:it|this|the new(?: [a-z]+)?)(?: (?:a lot|very much|better|more|now|as it is|like (?:this|that)|this way|that way|though))*(?=[\\s.,;:!?-]|$)(?! (?!(?:and|but|so)\\b)[a-z])|(?:like|love|prefer) what\\b|(?:want to |will )?keep\\b|am keeping|are keeping|am (?:happy|fine|staying) with)|(?:no[, ]+)?(?:it|this|that) (?:stays|remains)\\b|(?:leave|keep) it\\b(?! to\\b)|no way\\b)';
statements.push(
  new RegExp(
    `^[^.!?\\n]*\\b(?:(?:my|our|the|his|her) (?:[a-z]+ )?[a-z]+|he|she|they|everybody|everyone|somebody|someone|people) (?:says?|said|thinks?|thought|wants?|wanted|would|tells? (?:me|us)|told (?:me|us)|suggests?|suggested|insists?|asks?|asked)\\b[^.!?\\n]*?[.,;!:-]+ *(?:(?:but|and|well|though|however|personally|me)[, ]+)*${notMyWish}[^.!?\\n]*`,
    'g',
  ),
);
/** "I might improve it for Amazon", "maybe later I score the mug": nothing is decided yet. */
statements.push(
  new RegExp(
    `(?<=^|[.!?;,\\n] *)(?:(?:but|and|so|ok|well|then|maybe|perhaps|now)[, ]+)*(?:(?:i|we) (?:might|may)|(?:maybe|perhaps)[, ]+${someTime}[, ]+(?:i|we))(?: (?:just|also|even|still|then|yet|perhaps|possibly|well|have to|need to|want to))* (?:${verb}|edit|change|add|lock|delete|remove)\\b[^,.;!?\\n"]*(?![^.;!?\\n]*\\?)`,
    'g',
  ),
);
/** "Improve the mug another day": an order that is put off, without a time that a task could have. */
statements.push(
  new RegExp(
    `(?<=^|[.!?;,\\n] *)(?:(?:but|and|so|ok|no|well|please|rather|better|let us)[, ]+)*(?:${verb}|lock|unlock)(?: (?:it|this|that|them)| (?:the|my|this|that|these)(?: [a-z\\d'-]+){1,6}?)?(?: (?:later(?: on)?|another (?:day|time)|some other (?:day|time)|some (?:day|time)|one day|at some point))(?: (?:please|then|i think|maybe|perhaps))*(?=[\\s.!]*(?:$|[.;!?\\n]|, ))`,
    'g',
  ),
);
/** "I was going to export it, but I'll wait", "I'm thinking of improving it". */
statements.push(
  new RegExp(
    `(?<=^|[.!?;\\n] *)(?:(?:but|and|so|well|actually|honestly)[, ]+)*(?:(?:i|we) (?:(?:was|were|had been) (?:just |almost |already )?(?:going|about|planning|meaning|hoping|tempted) to(?: (?:have|get|let) (?:it|this|that|them|(?:the|my) [a-z]+))?|(?:am|are|was|were) (?:still |just )?(?:thinking (?:of|about)|considering|not sure about)|(?:almost|nearly))|(?:still |just |only )?(?:thinking (?:of|about)|considering)) (?:${verb}|delet(?:e|ed|ing)|edit(?:ed|ing)?|chang(?:e|ed|ing)|lock(?:ed|ing)?|remov(?:e|ed|ing))\\b[^.;!?\\n"]*`,
    'g',
  ),
);
statements.push(
  // "A friend of mine exported all hers": others did it, and nothing is asked for.
  new RegExp(
    `^(?:(?:hi|hey|so|well|btw|by the way)[ ,]+)*(?:an?|one|some|another|other) (?:[a-z]+ )?(?:friends?|colleagues?|neighbors?|sellers?|people|guy|woman|man|person|customer|buyer)(?: of (?:mine|ours))?(?: (?:i know|on [a-z]+|from [a-z]+))?(?: (?:just|once|has|have|had|also|recently|already))* ${past}\\b[^.;!?\\n"]*[\\s.!]*$`,
    'g',
  ),
  // "My supplier says 30 dollars but I'm not sure yet".
  /^[^.!?\n]*\b(?:says?|said|thinks?|suggests?|suggested|told me|recommends?|recommended|wants me to)\b[^.!?\n]*\b(?:but|though) (?:i|we) (?:am|are) (?:still )?not (?:so |quite |really |yet )*(?:sure|convinced|certain|decided)\b[^.!?\n]*[.!]*$/g,
  /(?<=[,.;!-] *)(?:i|we) (?:still |first |just |really )*(?:need|have|want|must|got)(?: to)? (?:first |still |just |quickly )*(?:check|verify|confirm|clarify|look up|think about|ask|find out|sort out|measure) (?:something|some things|a few things|one thing|things)(?: (?:first|before|with [a-z ]{2,20}))?(?=[\s.!]*$)/g,
);
const thoughtBetter =
  /(?<![\s,.;-])[\s,.;-]+(?:(?:but|actually|on second thoughts?|wait|hmm+|oh|well|sorry)[\s,.]+)+(?:no|nope|not (?:now|yet|today)|never ?mind|forget (?:it|that)|(?:better|rather) not|leave it|i (?:have )?changed my mind|do not)[\s.!]*$/;
/** "Improve the mug. Don't start yet": nothing of it is to be done now. */
const notStarted =
  /[,.;!-] *(?:(?:but|and|please|only|just) )*do not (?:start|begin|go ahead|(?:do|make|create|write|save) (?:it|that|this|them|any of (?:it|them)|anything))(?: (?:yet|just yet|now|right now|for now|today))+(?: please)?[\s.!]*$/;

/** Goes on with what is not wanted any more, or waits for what the score says: other tables know those. */
const elsewhere =
  /\b(?:(?:every|each)(?! (?:single )?(?:one|card|listing|product|item|offer|thing|bullet|title|description|text|picture|photo|image)\b)|daily|weekly|monthly|any ?more|any longer|no longer|tasks?|reminders?|by (?:mistake|accident)|accidentally)\b|\b(?:if|unless|when)\b.*\b(?:scores?|points|rating)\b/;

export interface HeldBack {
  /** Where the words stand that ask for nothing, in order. */
  spans: [number, number][];
  /** An import is what is not wanted. */
  isImport: boolean;
  /** They ask about a change of the card. */
  isAsked?: boolean;
  /** Work is for another day: the seller's own, or what is ordered. */
  otherDay?: 'own' | 'ordered' | null;
}

/**
 * The stretches of a message in normal form that name work without asking for it; null when there are none. `hasData`: an
 * address or a text stands beside it.
 */
export function heldBackIn(text: string, hasData = false): HeldBack | null {
  const isElsewhere = elsewhere.test(text);
  const edits = heldEditsIn(text);
  const putOff = putOffIn(text, hasData);
  const days = putOff.filter(({ isDay }) => isDay);
  if (isElsewhere && edits === null && putOff.length === 0) return null;
  if (!isElsewhere && (thoughtBetter.test(text) || notStarted.test(text)))
    return { spans: [[0, text.length]], isImport: true };
  const found = isElsewhere ? [] : [...denials, ...statements].flatMap((pattern) => matchesIn(text, pattern));
  const spans = [
    ...found.map(({ 0: said, index }): [number, number] => [index, index + said.length]),
    ...(edits?.spans ?? []),
    ...putOff.map(({ span }) => span),
  ]
    .filter(([start, stop]) => stop > start)
    .sort((a, b) => a[0] - b[0]);
  if (spans.length === 0) return null;
  return {
    spans,
    isAsked: edits?.isAsked === true,
    otherDay: days.length === 0 ? null : days.every(({ isOwn }) => isOwn) ? 'own' : 'ordered',
    isImport: [...found.map(([said]) => said), ...putOff.map(({ said }) => said)].some((said) =>
      /import|fetch|load|\brun|\bdo(?:ing)?\b(?! not)|start/.test(said),
    ),
  };
}
