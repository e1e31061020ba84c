/** What the work of a message may take at most. */
export interface Budget {
  credits: number;
  /** The message without it. */
  rest: string;
}

const few =
  '(?:(?<=[,.;:-] ?)(?:it|this|that|you|we|i)[ ,]+)?(?:(?:please|pls|but|and|so|only|just|also|ok(?:ay)?|hey|hi|hello|well|then|to|make sure|be sure|sure|should|must|may|can|could|shall|want|would like|do not want|have|if|as long as|when)[ ,]+(?:(?:it|this|that|you|we|i)[ ,]+)?){0,7}';
const spends =
  '(?:spend(?:ing)?|spent|use|using|us|take|taking|pay(?:ing)?|burn(?:ing)?|invest(?:ing)?|cost(?:ing|s)?|go(?:ing)?|exceed(?:ing)?|charge|consume)';
const denied = "(?:do not|don'?t|dont|never|not|without|no|nothing)";
const more = '(?:more than|over|above|beyond|higher than|past|more then)';
const atMost =
  '(?:at (?:the )?(?:very )?most|at max(?:imum)?|max(?:imum|imal|imally)?\\.?(?: of)?|no more than|not more than|not over|not above|up to|under|below|within|less than|limited to|capped? (?:at|to)|a (?:max(?:imum)?|limit|budget|cap|total) of|as much as|until|till)';
const number =
  '(?:(?:about|around|roughly|exactly|those|these|the|my|a total of|something like) )?(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,6})(?: ?[- ]?| of my | of the )(?:(?:image|scoring|my|daily|free) )*(?:credits?|creds?|cr\\b|credit points?|kredits?|creidts?)';
const behind =
  '(?:[ ,]+(?:at (?:the )?(?:very )?most|at max|max(?:imum)?|tops|or (?:less|fewer|under)|in total|in all|altogether|all ?together|for (?:it|this|that|all|everything|now|today|all of (?:it|them)|them)|on (?:it|this|that|them)|and (?:no|not) (?:more|a credit more)|and nothing more|not more|no more|to spend|left|please|pls|is (?:my|the|our) (?:limit|max(?:imum)?|budget|cap)|is all i have|is the most|allow(?:s)?|permit(?:s)?))*';
const named =
  '(?:(?:my|our|the|with a|within a|on a|a|have a|with|within) )?(?:credit |total |spending )?(?:limit|budget|cap|max(?:imum)?|ceiling|spending limit)(?: for (?:this|that|it|today|all this|now|all|them|everything))?(?: (?:is|of|at|would be|are|here is|to)|:|=| -)?(?: (?:only|just|about|at most))*';

/** How a limit is worded, up to its number; the surer ones first. */
const wordings = [
  // "as many as 100 credits allow", "as many as I can get for 100 credits"
  `as (?:many|much)(?: of (?:them|these|those|my (?:cards|listings|products|items)|the (?:cards|listings)))?(?: (?:cards|listings|products|items|ones))? as (?:(?:(?:i|we|you|it) (?:can |could )?(?:get|afford|do|manage|fit|have|goes|pay|go|possible)|possible|fit|fits|are possible|can be done|i have)(?: (?:in|into|for|with|within|from|on|by|out of))? )?(?:my |the )?${number}(?: (?:allows?|permits?|will (?:do|buy|cover|pay|allow|get)|can (?:do|buy|cover|pay(?: for)?|get)|buys?|covers?|pays?(?: for)?|are (?:enough|good) for|is (?:enough|good) for|gets?(?: me)?|suffice|get you))?`,
  `(?:${few})${denied}(?: (?:want|wish|like|need|going|plan))?(?: to)? (?:${spends} )?(?:${more}|${atMost}) ${number}${behind}`,
  `(?:${few})(?:${spends} |for |with |keep (?:it|this|that|the (?:cost|price|total|costs)) |stay(?:ing)? |be )?(?:only |just )?${atMost} ${number}${behind}`,
  `${few}${named} ${number}${behind}`,
  `${few}(?:i (?:only |just )?(?:have|got|have got|want to spend|can spend|will spend|would like to spend|am willing to spend)|we have|spend|use|with|for|using|from)(?: only| just)* ${number}${behind}`,
  `${number}(?:[ ,]+(?:at (?:the )?most|at max|max(?:imum)?|tops|or (?:less|fewer)|(?:is|are) (?:my|the|our) (?:limit|max(?:imum)?|budget|cap)|is all i have|and (?:no|not) more|not more|no more|limit|budget|cap))+`,
].map((words) => new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'iu'));

/** What asks how much there is, how much something costs, or what was paid. */
const asks =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|hm+)[ ,]+)*(?:how|what|which|why|when|who|is|are|was|were|does|do|did|have|has|will(?! you)|would(?! you)|am)\b(?!['’]?t\b| not\b)|^(?!\W*(?:(?:please|pls|ok(?:ay)?|hi|hey|and|so)[ ,]+)*(?:can|could|would|will) you\b).*\?\s*$|\b(?:did|was|were|charged|took|cost me|costed|spent|refund\w*|gift|bought|buy|plan|invite|friend)\b/i;
const trade = /\b(?:every|each|per) (?:month|week|day|monday|card|listing|one|year)\b/i;

const everyNumber = new RegExp(number, 'gi');
const gerund: Record<string, string> = {
  improving: 'improve',
  optimizing: 'optimize',
  optimising: 'optimise',
  scoring: 'score',
  rewriting: 'rewrite',
  polishing: 'polish',
  reworking: 'rework',
  rating: 'rate',
};
const onWork = new RegExp(
  `^(?:on|for|to|by|in|when|while|and|then)? ?(?:the )?(${Object.keys(gerund).join('|')})(?: of)?\\b`,
  'i',
);

/** "Improve all my cards, spend at most 60 credits": the limit, and the message without it; null for other words. */
export function budgetIn(text: string): Budget | null {
  const said = text.trim().replace(/[’`]/g, "'");
  if (said.length > 400 || !/cred|kred|creid|\bcr\b/i.test(said) || trade.test(said)) return null;
  const numbers = said.match(everyNumber) ?? [];
  if (numbers.length !== 1 || asks.test(said)) return null;
  for (const wording of wordings) {
    const found = wording.exec(said);
    if (found === null) continue;
    const credits = Number((found[1] ?? '').replace(/[,.]/g, ''));
    const before = said
      .slice(0, found.index)
      .replace(/(?:^|[\s,;:(-]+)(?:(?:and|but|so|then|please|with|for|by|i|we)[\s,]*)*$/i, '');
    const after = said.slice(found.index + found[0].length).replace(/^[\s,;:.!)-]+/, '');
    const isStrict = /\b(?:if|as long as|when)\b.*\b(?:less than|under|below)\b/i.test(found[0]);
    const rest = joined(before, after);
    // "Improve as many as 100 credits allow": of all there are.
    return {
      credits: isStrict ? credits - 1 : credits,
      rest: /^\W*as (?:many|much)/i.test(found[0]) && workAlone.test(rest) ? `${rest} all my cards` : rest,
    };
  }
  return null;
}

const workAlone =
  /^(?:(?:please|pls|can you|could you|just|now|then|ok(?:ay)?|i want you to|let us)[ ,]+)*(?:improve|optimi[sz]e|score|rate|re-?write|polish|re-?work|do)$/i;

/** "How many cards can I improve with 100 credits?": that number; null for other words. */
export function reachAskedIn(text: string): number | null {
  const found = reach.exec(text.trim());
  const credits = Number((found?.[1] ?? found?.[2] ?? '').replace(/[,.]/g, ''));
  return found === null || credits === 0 ? null : credits;
}
const reach = new RegExp(
  `^(?:(?:and|so|but|ok(?:ay)?|hm+)[ ,]+)*(?:(?:how many|how much|how far|what(?: all)?) (?:(?:cards?|listings?|products?|items?|of them|more) )?(?:can|could|would|will|do|does|may) (?:i|we|you|it)? ?(?:(?:still )?(?:improve|optimi[sz]e|import|do|get|have done|afford|make|go|rewrite|buy)(?: me| us)?(?: (?:cards?|listings?|done|improved|imported))*)? ?(?:with|for|from|on|out of|within|in)? ?${number}|(?:how (?:many|far)|what) (?:(?:cards|listings|improvements|products) )?(?:are|is|do|does|would|will|can|could) ${number} (?:enough for|get me|get|buy me|buy|do|pay for|last|cover|good for|worth|go|be enough for))(?: (?:me|us|cards?|listings?|of work|here|improved?|improve))*[\\s?.!]*$`,
  'i',
);

const whatFits =
  /\b(improve|optimi[sz]e|score|rate|re-?write|polish) (?:what(?:ever)? (?:you|it|i) (?:can|could|like)|what(?:ever)? (?:fits|is possible)|as (?:much|many) as (?:possible|you can|i can))(?: (?:afford|get|with it|for (?:it|that)))*$/i;

function joined(before: string, after: string): string {
  const text = joinedWords(before, after).replace(/[\s.!]+$/, '');
  return text.replace(whatFits, '$1 all my cards');
}
function joinedWords(before: string, after: string): string {
  if (after === '' || /^(?:please|pls|thanks|thank you|ok(?:ay)?)[\s.!]*$/i.test(after)) return before.trim();
  if (before === '') {
    const work = onWork.exec(after);
    if (work !== null) return `${gerund[work[1]?.toLowerCase() ?? ''] ?? ''}${after.slice(work[0].length)}`;
    return after.replace(/^(?:and|then|so|to|but|now|on|for)[ ,]+(?=[a-z])/i, '');
  }
  return `${before}${/^(?:on|for|to|in|as|with|and|then)\b/i.test(after) ? ' ' : /[.!?]$/.test(before) ? ' ' : '. '}${after}`;
}
