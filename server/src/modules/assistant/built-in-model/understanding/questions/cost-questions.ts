const it = '(?:that|it|this|they|the (?:work|change|whole thing)|you|i)';
const more = '(?: (?:me|us|then|please|in total|altogether|all|first|for (?:it|that|this)|to do (?:it|that|this)))*';
/** At the end of a message, after what is to be done. */
const atEnd = new RegExp(
  `(?:^|[.,;:!?–—-]|\\b(?:and|but|or|though))\\s*(?:(?:and|but|so|well|ok(?:ay)?|first|please|also|hm+)[\\s,.]+)*(?:(?:can|could|would) you (?:please )?(?:tell|show) me (?:first )?|(?:please )?tell me (?:first )?|(?:just )?let me know (?:first )?|what do you think )?(?:(?:what|how much|how many credits)(?: (?:does|do|would|will|shall|should|must|is|are) ${it}|['’]?s (?:that|it|this)| (?:it|that|this)(?: would| will| is going to)?)(?: (?:all|have to|need to|going to|gonna))* (?:costs?|charge|come to|set me back|pay|take off)${more}|how (?:much|many credits) (?:is|was|are|would|will|does|do) (?:that|it|this)(?: (?:be|take|need|use))?${more}|how much${more}|(?:what is|what['’]?s|at|for) (?:the|what) (?:price|cost)(?: (?:of|for) (?:that|it|this))?${more})[\\s?.!]*$`,
  'i',
);

/** "A nicer description. What would that cost?": the words before the question of its price; null where none ends the message. */
export function beforeCostQuestion(said: string): string | null {
  const found = said.length > 1_000 ? null : atEnd.exec(said);
  if (found === null || !/[?]|\b(?:tell|know|what|how)\b/i.test(found[0])) return null;
  const rest = said.slice(0, found.index).trim();
  return rest === '' ? null : rest;
}

const verbs: Record<string, string> = {
  improving: 'improve',
  scoring: 'score',
  rating: 'rate',
  rewriting: 'rewrite',
  optimizing: 'optimize',
  optimising: 'optimise',
  polishing: 'polish',
  shortening: 'shorten',
  reworking: 'rework',
  cropping: 'crop',
  lightening: 'lighten',
  brightening: 'brighten',
};
/** In front of what is to be done. */
const atStart = new RegExp(
  `^\\W*(?:(?:hi|hey|and|but|so|well|ok(?:ay)?|please|now)[\\s,.!]+)*(?:(?:can|could) you tell me |tell me )?(?:what|how (?:much|many credits))(?:['’]?s| is| does| do| would| will| are| am)?(?: (?:it|that|this|you|i|we|the (?:price|cost)))*(?: (?:be|costs?|charge|pay|take|need|for))*(?: (?:me|us))?(?: (?:if (?:you|i)|to|for|of))? ((${[...Object.keys(verbs), ...Object.values(verbs)].join('|')})\\b.{0,200}?)(?: (?:costs?|takes?))?[\\s?.!]*$`,
  'i',
);
/** "What would it cost to improve the mug?": the work whose price is asked; null for the price of much. */
export function behindCostQuestion(said: string): string | null {
  if (said.length > 300 || !/\b(?:costs?|credits|price|how much|charge|pay)\b/i.test(said)) return null;
  const [, order, verb = ''] = atStart.exec(said) ?? [];
  if (order === undefined || /[.?!]\s|\b(?:all|every|each|both)\b/i.test(order)) return null;
  return `${verbs[verb.toLowerCase()] ?? verb}${order.slice(verb.length)}`;
}
