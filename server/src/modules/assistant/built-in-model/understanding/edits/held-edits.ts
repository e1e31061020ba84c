import { matchesIn } from '../speech/matches.ts';
import { startsLater } from '../times/put-off-orders.ts';
import type { Source } from './edit-values.ts';
import { editsIn } from './edits.ts';

/**
 * Words around a change of a card that do not ask for it: it is denied ("don't swap the bullets"), put off ("remove it
 * later"), asked about ("should I delete the keyword mug?"), or told ("my friend told me to put the brand first").
 */
export interface HeldEdits {
  /** Where such words stand, in order. */
  spans: [number, number][];
  /** They ask what would be wise or what would come of it. */
  isAsked: boolean;
}

/** What an edit begins with, with what it is called while it goes on and after it was done. */
const forms: Record<string, string> = Object.fromEntries(
  'remove:removing:removed delete:deleting:deleted drop:dropping:dropped add:adding:added append:appending:appended insert:inserting:inserted include:including:included put:putting:put set:setting:set change:changing:changed update:updating:updated make:making:made rename:renaming:renamed replace:replacing:replaced swap:swapping:swapped switch:switching:switched exchange:exchanging:exchanged move:moving:moved shift:shifting:shifted bring:bringing:brought place:placing:placed raise:raising:raised increase:increasing:increased lower:lowering:lowered reduce:reducing:reduced decrease:decreasing:decreased double:doubling:doubled halve:halving:halved cut:cutting:cut mark:marking:marked capitalize:capitalizing:capitalized write:writing:written say:saying:said mention:mentioning:mentioned state:stating:stated take:taking:taken clear:clearing:cleared erase:erasing:erased strip:stripping:stripped correct:correcting:corrected reverse:reversing:reversed reorder:reordering:reordered sort:sorting:sorted convert:converting:converted turn:turning:turned start:starting:started tag:tagging:tagged use:using:used get:getting:gotten'
    .split(' ')
    .flatMap((word) => {
      const [base = '', going = '', done = ''] = word.split(':');
      return [
        [going, base],
        [done, base],
      ];
    }),
);
const bases = [...new Set(Object.values(forms))].join('|');
const verb = `(?:${bases}|${Object.keys(forms).join('|')})`;
/** These are changed by words that state no value, too: "do not swap the bullets". */
const orderOnly =
  /^(?:swap|switch|exchange|move|shift|reverse|reorder|sort|remove|delete|drop|clear|erase|add|cut) (?:the |my |its |any |all |more |a |an |another |some |new )*(?:(?:\w+ ){0,2}(?:bullets?|points?|keywords?|tags|specs?|specifications?|attributes?|emojis?|brand|category|price|description)\b|(?:bullets?|keywords?) )/;
const claim = /^(?:say|mention|write|state) (?:that )?(?:it|they|this|the product) (?:is|are|has|have|can)\b/;
const alone =
  '(?:really |ever |even |just |actually |yet |please |simply |now |also |still |already |go and |go ahead and )*';
const someone =
  '(?:(?:my|our|the|a|an|one|some|another|his|her|their) )?(?:[a-z]+ ){0,2}?(?:friend|boss|client|customer|buyer|colleague|wife|husband|partner|manager|accountant|assistant|cousin|brother|sister|mother|father|mom|dad|neighbor|son|daughter|consultant|agency|expert|coach|blog|article|guide|video|book|forum|supplier|guru|people|somebody|someone|everybody|everyone|he|she|they|youtube|chatgpt|competitor|support)s?';

interface Holder {
  /** What stands before the verb of the edit. */
  before: RegExp;
  isAsked?: true;
}
const holds = (before: string, isAsked?: true): Holder => ({
  before: new RegExp(`(?:${before}) ${alone}(?:the )?(?=${verb}\\b)`, 'g'),
  ...(isAsked ? { isAsked } : {}),
});
const begins =
  '(?<=(?:^|[,.;:!?\\n-] ?|\\b(?:and|but|so|ok|okay|no|well|hey|hi|also|then|or|maybe|perhaps|please|because|actually) ))';
const we = '(?:i|we|you|one|people|they|sellers)';

const holders: Holder[] = [
  // Denied.
  holds(
    '(?<!\\bwhy |\\bwhy (?:i|we|you) )(?:do|did|does|would|should|must|need|may|shall) not(?: you| need(?: you)? to| have to| dare(?: to)?| bother to| (?:want|wish|like|ask|tell|expect|mean|plan|intend)(?: for)?(?: you| us| anyone| them)? to)?|(?:can|could|would|will) you(?: please)? not|would (?:never|rather not|rather you did not)|(?:let us|please|better|rather|maybe|just|(?<=\\bto )) ?not(?: to)?',
  ),
  holds(
    '(?:there is )?no (?:need|reason)(?: for you)?(?: to)?|(?:it is )?not (?:necessary|needed|time)(?: yet)?(?: for you)? to|(?:i am|we are) not (?:yet )?(?:ready|sure|going|planning|keen|willing)(?: (?:for|if|whether|you|i|we|to|on|should|want|yet|about))*|(?:hold|hang) (?:off|on)(?: on| with)?|wait (?:with|before)(?: you| i| we)?|before you|stop|refrain from|avoid|without|instead of|rather than|against|think twice before|careful not to',
  ),
  // Put off, or only thought of.
  holds(
    `${begins}(?:i|we) (?:(?:was|were|had been) (?:just |almost |already )?(?:going|about|planning|meaning|hoping|tempted|thinking)(?: to| of| about)?|(?:am|are) (?:still |just |only )?(?:thinking (?:of|about)|considering|wondering about|not sure about|tempted to)|almost|nearly|might(?: want to)?|may|had)|${begins}(?:still |just |only )?(?:thinking (?:of|about)|considering)|${begins}(?:maybe|perhaps|possibly|probably)(?:,)? (?:i|we) (?:will|shall|should|could|may|might|would)`,
  ),
  // Told.
  holds(
    `${begins}${someone} (?:(?:has |have |had |once |always |also |just |already |keeps? |kept )*(?:told|tells|telling|advised|advises|recommended|recommends?|suggested|suggests?|says?|said|saying|thinks?|thought|claims?|believes?|insists?|wrote|writes)) (?:(?:me|us|that|to|one|i|we|you|it|should|must|could|is|better|would|be|sellers|ought|need|have|had|never|always|not) ){0,5}?(?:to|should|must|could|better|would|ought to|have to|need to|never|not|i|we|you)|${begins}(?:i|we) (?:have )?(?:(?:once |just |also )?(?:read|heard|saw|learned|was told|were told|have been told)) (?:(?:somewhere|online|that|it|is|better|best|you|one|i|we|people|sellers|should|must|to|can|in|on|a|an|the|blog|article|forum|video) ){0,7}?(?:to|should|must|can|could|better)`,
  ),
  // Asked about.
  holds(
    `(?:should|shall|must|may|do|did|would|could|can) (?:i|we|one|people|sellers|they)(?: (?:have|need|want) to| be able to)?(?: better| rather)?|what (?:if|would happen if|happens (?:if|when|after)|would change if|will happen if|is the (?:point|use|benefit) (?:of|in)) ?(?:${we})?|(?:would|does|will|can|might) (?:it|that) (?:be (?:better|wise|good|smart|bad|ok(?:ay)?|fine|a (?:good|bad) idea)|help|hurt|harm|matter|make sense|pay|cost (?:anything|credits|something|extra))(?: for me)? (?:to|if (?:${we}))|is it (?:a )?(?:good |bad |really |still )*(?:idea|better|best|ok(?:ay)?|wise|smart|worth|possible|allowed|bad|good|necessary|safe|useful|worth it|risky|legal|fine)(?: for me)?(?: to| if (?:${we}))?|(?:how|when|where|why) (?:do|can|could|should|would|shall|must|to|did|does)(?: ${we})?|(?:do|would) you (?:think|recommend|suggest|advise|believe)(?: (?:that|to|me|i|we|it|is|should|would|better|good|makes|sense))*|(?:is|are|was|were) there (?:an? |any )?(?:way|reason|point|need|use|option)(?: to| in| of)?|are you (?:going|about) to|(?:if|when|once|suppose|imagine|assuming) (?:${we})(?: (?:were to|would|should))?|(?:i|we) (?:was |am |are )?(?:just )?wonder(?:ing)? (?:if|whether) (?:i|we|one|it|that)(?: (?:should|could|can|might|is|would|be|better|help|ok|a|good|idea|to|makes sense))*|(?:is|are|was|does|would)(?= \\w+ing\\b)`,
    true,
  ),
];

/** Where the words that are held end, and others begin. */
const ends =
  /[.!?;\n]+(?=\s|$)|,? but\b|,? (?:just|only|instead|rather|please|then) (?=\w)|, (?=(?:\w+ )?(?:improve|score|export|rewrite|polish|optimize|show|compare|undo|publish|import)\b)| - |,? (?:because|since|as (?:it|they|that))\b/g;
const nextEdit = new RegExp(`,(?: and| then)? (?=(?:please |just |also |now )*(?:${bases})\\b)`, 'g');

/** "Remove the last bullet later", "tomorrow we delete the keyword mug". */
const postponed =
  /(?:,| -)? ?\b(?:tomorrow|tonight|(?:this|next|on|over the) (?:evening|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|later(?: on)?|not (?:now|yet|today)|some ?day|one day|at some point|some ?time|eventually|another (?:time|day)|next (?:time|week|month|year)|when i (?:say so|tell you|am ready|have time)|once i (?:say so|tell you|am ready|have time)|after (?:lunch|the weekend|christmas))[\s.!]*$/;
/** "I would never write best seller" asks for nothing, whatever it is about. */
const ownWays = /(?<=^|[.!?;\n] ?)(?:i|we) would never (?:write|say|use|claim|call|put|promise)\b[^.!?;\n]*/g;
const softly =
  /^(?: |please |ok,? |and |(?:i|we) (?:will|can|could|shall|should|might|would) |let us |maybe |perhaps )+/;
/** The seller wants it after all. */
const wanted =
  /\b(?:(?:please|so|just|can you|could you|let us|and) do (?:it|that|this|so)\b|go ahead|make it so|can you (?:help|fix|change))/;
const isNoDenial = /\b(?:forget|hesitate|fail|only|just|wait)$/;

const placeholders = Array.from({ length: 20 }, () => 'text');
const sourceOf = (text: string): Source => ({
  text,
  raw: (start, end) => text.slice(start, end),
  quotes: placeholders,
});

/** The words state a change that could be carried out, or name one. */
function isEdit(said: string): boolean {
  const text = said
    .replace(/^\w+/, (word) => forms[word] ?? word)
    .replace(/\s+(?:yet|at all|either|for now|please)+[\s.!?]*$/, '');
  return orderOnly.test(text) || claim.test(text) || editsIn(sourceOf(text.replace(/[\s?]+$/, ''))).length > 0;
}

function endOf(text: string, from: number, isDenied: boolean): number {
  ends.lastIndex = from;
  const end = ends.exec(text)?.index ?? text.length;
  if (!isDenied) return end;
  nextEdit.lastIndex = from;
  return Math.min(end, nextEdit.exec(text)?.index ?? text.length);
}

/** The stretches of a message in normal form that name edits without asking for them; null when there are none. */
export function heldEditsIn(text: string): HeldEdits | null {
  if (text.length > 1_200) return null;
  const spans: [number, number][] = [];
  let isAsked = false;
  holders.forEach(({ before, isAsked: asks }, at) => {
    for (const match of matchesIn(text, before)) {
      const start = match.index + match[0].length;
      const isDenied = at < 2;
      const end = endOf(text, start, isDenied);
      if (isNoDenial.test(match[0].trim()) || !isEdit(text.slice(start, end))) continue;
      if (at === 3 && wanted.test(text.slice(end))) continue;
      spans.push([match.index, end]);
      isAsked ||= asks === true;
    }
  });
  for (const match of matchesIn(text, ownWays)) spans.push([match.index, match.index + match[0].length]);
  // "Empty it for now, I will write one on Sunday": only the seller's own plan is put off.
  for (const match of text.matchAll(/(?:(?!, (?:i|we) (?:will|shall|am|are) )[^.!?;\n])+/g)) {
    const said = match[0].replace(softly, '');
    const end = postponed.exec(said);
    const isValue =
      end !== null &&
      /[:=]|\b(?:that|which) (?:says|reads|states)\b|\b(?:saying|reading|stating) (?:that )?\w/.test(said) &&
      !/^[^:=]*\b(?:i|we) (?:will|would|want|can|could|shall|should|may|might|must)\b/.test(match[0]) &&
      !/^(?:,| -)/.test(end[0]);
    const start = startsLater.exec(match[0]);
    const isPutOff = end !== null && !isValue && isEdit(said.slice(0, end.index));
    if (isPutOff || (start !== null && isEdit(match[0].slice(start[0].length).replace(softly, ''))))
      spans.push([match.index, match.index + match[0].length]);
  }
  return spans.length === 0 ? null : { spans: spans.sort((a, b) => a[0] - b[0]), isAsked };
}

const politely =
  /^(?:(?:please|pls|hi|hey|hello|ok|okay|so|and|now|also|then|sorry|thanks|great|good)[ ,!.]+)*(?:(?:can|could|would|will) you (?!not\b)(?:(?:please|kindly|maybe|perhaps|possibly|also|just|quickly|now) )*(?:mind )?(?:please )?|why do not (?:you|we) |do not (?:forget|hesitate) to |never forget to )/;

/** "Can you remove the emojis?" as an order, and how many characters later it begins; null for what is none. */
export function asOrder(text: string): { text: string; shift: number } | null {
  const lead = politely.exec(text)?.[0];
  if (lead === undefined) return null;
  const rest = text.slice(lead.length);
  const [first = ''] = /^\w+/.exec(rest) ?? [];
  const base = /ing$/.test(first) ? (forms[first] ?? first) : first;
  const order = `${base}${rest.slice(first.length)}`.replace(
    /(?:,? (?:please|for me|if (?:possible|you can)))*[\s?!.]*$/,
    '',
  );
  return { text: order, shift: lead.length + first.length - base.length };
}
