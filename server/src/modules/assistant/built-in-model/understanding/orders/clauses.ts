import type { NormalText } from '../speech/normal-form.ts';

/** Words that begin a request of their own after a comma or an "and". */
const beginning =
  '(?:so (?=(?:please |now |then |just |can you |could you |would you |i (?:would like|want|need) you to )*(?:improve|optimize|rewrite|polish|enhance|rework|adapt|revise|tighten|shorten|expand|redo|score|rate|make)\\b)|please |also |then |now |finally |after that |after (?=(?:improve|score|export|rewrite|compare)\\b)|afterwards |next |and |can you |could you |you can |but ){0,4}(?:(?:re-?)?import|fetch|load(?= (?:it|that|this|the page)\\b)|(?:re-?)?score|rate|check|evaluate|improve|optimize|rewrite|polish|enhance|rework|adapt|revise|tighten|export|download|compare|show me|list|undo|revert|restore|roll back|lock|unlock|publish|unpublish|share|set|change|add|remove|delete|get rid of|drop|replace|make|create|generate|draw|give me|tell me|send me|resize|crop|straighten|brighten|lighten|sharpen|translate|cancel|shorten|expand|condense|mark|put|fix|sort (?:it|this|that|them)|mend|save|turn|do (?:it|that|this|the same)(?= (?:for|on|with|in)\\b)|do (?:me )?(?:the|an?|another|one more) (?:new )?(?:[a-z]+ )?(?:csv|xlsx?|excel|json|file|export|sheet|spreadsheet)|redo|rework|rephrase|tidy|summarize|cut|make over|(?:a )?white background(?=\\s*(?:[,.;]|and\\b|$))|write|read|open|find|look|tell|explain|schedule|remind|square|whiten|refresh|reload|an? (?:better|new|shorter) (?:title|description|headline)|better (?:title|keywords|bullets)|the (?:title|headline|description|bullets?|keywords?) (?:should be |must be |to be |is |are |a bit |a little |much |far |way |too |more )*(?:short|long|better|nicer|friendl|formal|simpl|stronger|catchier))(?:er)?\\b';
const fileNext =
  '(?:(?:as|to|an?|the|i need|i want|give me|get me|also|please) )*(?:(?:amazon|ebay|etsy|shopify|google|ozon|woocommerce|wildberries) )?(?:csv|xlsx?|excel|json|spreadsheet|file)\\b';
const boundary = new RegExp(
  `(?:(?<!\\b(?:max|min|incl|excl|no|nr|approx|ca|etc|vs))[.!?;]+(?= |$|\\n)|\\n)+ *|(?:,| \\+| &|,? and|,? then|,? after that|,? but){1,3} (?=${beginning})|(?:,|,? and)? (?:then|after that|afterwards|now),? (?=${fileNext})|(?:,|,? and|,? but|,? so) (?=(?:so |now |then |please |just ){0,2}(?:can|could|would|will) you )|(?<=^(?:please )?(?:for|on|with|at|in) (?:the|my) (?!title|description|bullet|keyword|spec|table|gallery|library|first|second|third|last|future|main|image|photo|picture|same|marketplace)(?:[a-z]+ ){0,3}[a-z]+)[,:]? (?=(?:please )?(?:what is changed|what has changed|compare|change|add|set|remove|delete|lock|unlock|put|update|replace|write|rename|improve|rewrite|score|make|use|export|show|shorten)\\b)|(?<=\\w{2})(?<!\\b(?:how|what|where|why|when|which|who|if|whether|that|think|hope|wonder|so|and|but|please|then|also|yes|ok|okay|hi|hello|hey|first|now|well)) (?=(?:can|could|would) you (?:please )?[a-z]+ (?:it|this|that|them|the|my|all|me|these|those)\\b)|,? (?:then|after that|afterwards),? (?=(?:(?:the |a )?(?:white|square|csv|xlsx|excel|json|shopify|main|first|second|photos?|images?|pictures?|number|on white|do|show|give|the|(?:in|into|to) (?:the|my|its) gallery)\\b))|(?:,|,? and) (?=(?:also )?(?:what is in my|how many (?:credits|cards|listings)|show me|list my))|(?:,|,? and|,? then) (?=(?:then |also )?(?:it|that|this) (?:can|may|should|must|shall) (?:then |now |also )?(?:go|come|be (?:put|added)) (?:in|into|to) (?:the|my|its) gallery\\b)|(?:,|,? and) (?=(?:also )?an? (?:size chart|infographic|collage|feature graphic)\\b)`,
  'g',
);

export interface Part {
  text: string;
  raw(start: number, end?: number): string;
}

/** The parts of a message that each ask for one thing, or say how. */
export function partsOf(whole: NormalText): Part[] {
  const { text } = whole;
  const parts: Part[] = [];
  let from = 0;
  const push = (end: number, next: number) => {
    const start =
      from +
      (/^[\s,]*(?:(?:and|then|also|but|now|finally|after that|afterwards|next|first(?:ly)?,?(?= (?:please )?(?:improve|score|rewrite|import|optimize|polish|fix|check|rate|export|compare|lock|set|change|make|add|remove|shorten|expand|show|give|create|publish|resize|crop|undo|restore)\b)) )*/.exec(
        text.slice(from, end),
      )?.[0].length ?? 0);
    from = next;
    const words = text.slice(start, end).trimEnd();
    if (/[^\s.,!?;:-]/.test(words))
      parts.push({ text: words, raw: (a, b) => whole.raw(start + a, b === undefined ? end : start + b) });
  };
  for (const match of text.matchAll(boundary)) {
    if (isInsideValue(text.slice(from, match.index))) continue;
    // The mark of a question belongs to it.
    const end = match.index + (/^[?]/.test(match[0]) ? 1 : 0);
    push(end, match.index + match[0].length);
  }
  push(text.length, text.length);
  return parts.slice(0, 12);
}

/** "use the keywords gift and make up": what follows still belongs to the list. */
const isInsideValue = (before: string) =>
  /\b(?:description|title|bullet) (?:to|with|says?|is):? [^"]*$/.test(before) &&
  /\b(?:to|with)(?: this| the following)?: /.test(before);
