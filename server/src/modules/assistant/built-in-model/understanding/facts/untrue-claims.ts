/** "Write that chefs recommend it": an order to put something into a text. */
const order =
  /(?:^|[.;!?,:(-] ?|\b(?:please|you|and|but|just|to|so|then|now|let us) )(?:please )?(?:put|say|write|add|mention|claim|state|tell|note|include|call it|describe it|make it|list it|mark it|set|use|give it|(?:let|have) (?:the |my |its )?(?:titles?|descriptions?|bullets?|texts?|card|listing) (?:say|claim|state|mention|read)|(?:the |my |its |a )?(?:title|description|bullet|text|card|listing) (?:should|must|has to) (?:say|claim|state|mention|read))\b/g;
const noOne =
  '(?:nobody|no one|noone|none(?: of (?:them|us|these|those))?|not one(?: of them)?|not a (?:soul|single one))';
const subject = '(?:it|that|this|they|we|i|which|he|she|ours|mine|these|those)';
const denied =
  '(?:(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would)(?: (?:really|actually|strictly|certainly|probably))? (?:not|never)|never)';
const done =
  '(?:do|does|did|is|are|was|were|has|have|had|said|says?|tests?|tested|tried|measured|recommends?|recommended|confirmed|approved|claimed|proved|wrote|won|gave|rated|reviewed|voted|bought|uses?|used|swears?|certified|awarded)';
/** Not said so far: nothing about whether it is true. */
const unsaid =
  '(?:(?:yet|so far|been|even|ever|once|really) )*(?:mention|said|say|show|list|written|writ|stat(?:e|ing)|not(?:e|ing)d?\\b|add|there|in (?:the|my|it|there)|on (?:the|my|it|there)|part of|clear|obvious|know)';
/** "None ever did", "it was never tested", said beside the order and not in what it is to say. */
const denial = `(?:[.;,:!?(] ?| - |\\b(?:but|though|although|and|because|of course|i know|we know) )(?:(?:of course|and|but|well|though|although|even though|i know|we know|in truth|in fact|actually|really|honestly)[ ,]+)*(?:${noOne} (?:ever |really |actually )?${done}\\b(?! (?:better|more|else|like))|${subject} ${denied}\\b(?! ${unsaid}))`;
/** "But nobody checks", "who would know": it does not matter to the seller. */
const indifference =
  '(?:\\b(?:but|though|and|so|still)|[,.;:-]) ?(?:(?:well|but|honestly|frankly|still|luckily|of course)[ ,]+)*(?:nobody|no one|noone|who|not a soul)(?: (?:will|would|can|could|is going to|is|ever|really|even|there))* (?:checks?|checking|cares?|caring|counts?|counting|knows?|verif(?:y|ies)|finds? out|finding out|tells?|proves?|disproves?|to know|to check)\\b(?! (?:that|where|how|which|what|of|about|this|your|our|my)\\b)|\\b(?:but|though|still) (?:(?:well|honestly)[ ,]+)*(?:(?:it|that) (?:sounds?|sells?|looks?|reads?|works|helps)|ok|okay|fine|whatever|so what|never mind|anyway)\\b';
/** "Even though it is not", "it never was of course". */
const conceded = new RegExp(
  `\\b(?:even though|although|though|even if) (?:in truth |really |actually |of course )?(?:${noOne} (?:ever |really |actually )?${done}|${subject} ${denied})(?: (?:ever|really|actually|at all|true|yet|one|any|so|been|that|had|got|gave|won|made|offered|promised|tested|tried|measured|it|them))*(?=[.;!?]|\\s*$)|${denial}(?: (?!and\\b)[a-z0-9]+){0,4},? (?:though|of course|to be honest|really|honestly|if i am honest)[\\s.!]*$|[.;,!?] ?(?:and )?none(?: of them)?(?: ever| really)? (?:do|does|did|is|are|was|were|has|have)[\\s.!]*$|[.;,!?] ?(?:of course|obviously|in truth|in reality) (?:${noOne} (?:ever )?${done}|${subject} ${denied})(?: (?!${unsaid})[a-z]+){0,3}[\\s.!]*$`,
);
const shrugged = new RegExp(`${denial}[^.;!?]{0,60}(?:[.;,!?] ?| )?(?:${indifference})`);
/** Said without any denial: "it comes from elsewhere, but nobody will find out". */
const undetected =
  /\b(?:but|though|still|and|[.;,:] ?) ?(?:luckily |of course )?(?:nobody|no one|noone|who|not a soul)(?: (?:will|would|can|could|is going to|is|ever|really|even))* (?:finds? out|finding out|counts|counting|verifies|(?:checks?|knows?)(?=[\s.!?]*$))/;

/** Whether a text is to say what its seller, beside it, tells is not so. */
export function isUntrueClaim(text: string): boolean {
  for (const match of text.matchAll(order)) {
    const rest = text.slice(match.index + match[0].length);
    const isDenying = /^[^.;,!?]*\b(?:not|never|no|nobody|none|without)\b/.test(rest);
    if (shrugged.test(rest) || conceded.test(rest) || (!isDenying && undetected.test(rest))) return true;
  }
  return false;
}
