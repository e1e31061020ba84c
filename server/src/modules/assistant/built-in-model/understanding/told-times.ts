const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const event =
  '(?:did|launch\\w*|start\\w*|go(?:es)? live|sold|made|wrote|finish\\w*|open\\w*|close[sd]?|had|meet|report\\w*|present\\w*|travel\\w*|leave[sd]?|ship\\w*|arrive[sd]?|come[sd]?|came)';
const told = new RegExp(
  `\\b(?:for|in|at|before|until) (?:the|my|our|a|his|her|this|next|that|their) ${day}(?:'s)?(?: (?!morning|evening|afternoon|night|at|on|and|or|please|every|each)[a-z]+)\\b|\\b(?:the|my|our|a|that|this|next) (?!task|export|import|score|scor|run|job|check|report |schedule)[a-z]+(?: [a-z]+)? (?:is|are|was|starts?|begins?|takes place|happens|visits?|comes?|arrives?|leaves?|meets?|opens?|closes?|looks?|returns?|wants? (?:it|them)|needs? (?:it|them)) (?:us |me |by |in |here |again |back |early )*(?:on |this |next |already )*${day}\\b|\\b(?:i|we|they|he|she|it|boss|client|shop|store) (?:\\w+ ){0,2}?${event}\\b[^.;!?]{0,40}?\\b(?:on |next |last |this |by )${day}\\b|\\b(?:for|in) (?:the|my|our|a|his|her) (?:daily|weekly|monthly|${day}) (?:report|meeting|call|review|newsletter|stand-?up|update|digest)\\b`,
);
const orders =
  /\b(?:(?:every|each)(?! (?:single )?(?:one|listing|card|product|item|offer|title|thing|text|of)\b)|schedul\w+|automatic\w*|remind\w*|tasks?|at \d|o'clock|once a|(?:daily|weekly|monthly)(?! (?:report|meeting|call|review|newsletter|stand-?up|update|digest)))\b/;

/** "We launch next Tuesday", "for the weekly report": times that are told, and none at which work is to be done. */
export const tellsTime = (text: string): boolean => told.test(text) && !orders.test(text);
