/** Verbs and nouns of work, as they stand in questions about it. */
const act =
  '(?:(?:re-?)?(?:improv|optimiz|writ|work|polish|enhanc|scor|import|export|download|publish|shar|post|restor|revert|undo|schedul|generat|creat|edit|chang|delet|lock|unlock|cancel|crop|resiz|withdraw|tak(?:e|ing) back|go(?:ing)? back|get(?:ting)? (?:back|the original)|bring(?:ing)? back|roll(?:ing)? back|shorten|remov|add|start|us(?:e|ing))\\w*)';
const aside =
  '(?:(?:and|but|so|hey|hi|hello|ok(?:ay)?|well|hm+|oh|also|please|quick question|(?:one|a|just a)(?: quick| last)? question|just asking|just curious|out of curiosity|by the way|tell me|i (?:was |am )?(?:just )?wonder(?:ing)?|i would like to know|i want to know|i need to know|do you know|(?:can|could) you tell me)[\\s,:!.-]+(?:if |whether )?)*';
/** Once at most: several asides of any words could be read in too many ways. */
const asking = `${aside}(?:before (?:i|we|you) [a-z ]{2,40}[\\s,:!.-]+(?:if |whether )?${aside})?`;
const adverbs = '(?:also |still |always |later |ever |even |then |just |really |actually |simply |safely |easily )*';
const begins = (words: string) => new RegExp(`^[\\s,.!-]*${asking}${words}`);

/** Questions of how it works and what would come of it. `can you`, `would you` and "can I have" are requests. */
const questions = [
  begins(
    `is (?:it|that|this) ${adverbs}(?:possible|allowed|ok(?:ay)?|safe|hard|easy|necessary|needed|worth(?:while)?|useful|wise|a good idea|better|really|risky|dangerous)\\b(?!.{0,12}\\b(?:get|have|see|send)\\b)`,
  ),
  begins(
    `is there (?:an? |any )?(?:way|option|possibility|limit|chance|undo|button)\\b(?!.{0,12}\\b(?:get|have|see|send)\\b)`,
  ),
  begins(
    `(?:can|could|may|might|am|are|will|would) (?:i|we|one|people|anyone|anybody|someone) (?:able to |allowed to |be able to )?${adverbs}${act}`,
  ),
  begins(
    `(?:can|could|may) (?:it|this|that|they|these|an? [a-z]+|any [a-z]+|the [a-z]+|my [a-z]+|others|buyers|customers|improvements|changes) ${adverbs}(?:be )?${adverbs}(?:${act}|see|undone|made public)\\b`,
  ),
  begins(
    `(?:can|could) you ${adverbs}${act} (?:(?:an? |any )?(?:improvements?|changes?|exports?|imports?|tasks?|things|work)|cards|listings|products|pages)\\b[^,.;]{0,20}\\?*$`,
  ),
  begins(
    `(?:can|could|would) you ${adverbs}${act}\\b.{0,40}\\b(?:later|afterwards|again if|if i (?:do not|did not|would not|dislike|hate))\\b`,
  ),
  begins(
    '(?:(?:do|did) (?:you|i|we|they|people|buyers|customers|changes|improvements)|does (?:it|that|this|one|the [a-z]+|an? [a-z]+|my [a-z]+|cardwright|[a-z]+ing|undo))\\b',
  ),
  begins(
    'do (?:all |most |any |some |many |the |other )*(?:market ?places|platforms|sites|shops|stores|buyers|customers|shoppers|amazon|e-?bay|etsy|walmart|google|ozon|wildberries)\\b',
  ),
  begins(
    '(?:would|will|should|might) (?:an?|the|it|this|that|my|these|those|i|we|they|he|she|people|buyers|customers|[a-z]+ing|shorter|longer|more|fewer|less|another|undo)\\b(?! be (?:possible|ok(?:ay)?|too much|great|nice|fine|kind|so kind|good if))',
  ),
  begins('(?:is|are|was|were|has|have|had) (?!you\\b)(?:not )?[a-z]+[^?]*\\?\\s*$'),
  /\b(?:i (?:(?:was|am) )?(?:just )?wonder(?:ing)?|(?:want|like|need) to know|not sure|do not know) (?:if|whether) (?!you (?:can|could|would|might)\b)/,
  begins('what (?:happens|happened|would|will|if|does|do|is|are|changes|else happens|comes)\\b'),
  begins(
    'how (?:do|does|can|could|would|should|to|is|are|did|will|many|much|long|often|safe|reliable|exactly|come)\\b(?! (?:you (?:please )?(?:improve|make)))',
  ),
  begins(
    '(?:who|whose|whom)\\b|^[\\s,]*why (?!do not (?:you|we)\\b|not\\b)|^[\\s,]*(?:when|where) (?:do|does|will|can|is|are|should|did|would|could)\\b(?! you (?:please )?)',
  ),
  begins(
    `(?:if|when|after|once|suppose|assuming|say(?! that\\b)) (?:i|we|you|it|that) .{2,60}?,? (?:can|could|will|would|do|does|is|are|what|how|who|may|am)(?! you (?:please|improve|score|export|undo))\\b`,
  ),
  begins(
    `(?:i|we|one|you) (?:can|could|may|will be able to|am able to|are able to) ${adverbs}${act}\\b.*(?:\\?|\\b(?:right|correct|later|any ?time|whenever)\\b[\\s?!.]*)$`,
  ),
  /\b(?:is|are|be|being) (?:still |also |always )?(?:possible|reversible|allowed|included|free)\b.*(?:\?|\bright\b|\bcorrect\b)|,? (?:right|correct|is it not|is not it|or not|am i right|do i|can i|can not i|does it|does not it) ?\?+$/,
];
/** Asked in the form of a question, and a request all the same. */
const polite =
  /^[\s,.!-]*(?:(?:hi|hey|hello|please|ok|okay|so|and|but)[\s,!.]+)*(?:(?:can|could|would|will) you (?!(?:\w+ )?(?:undo|revert|restore).{0,40}\b(?:later|if i)\b)(?!.{0,30}\b(?:if i (?:do not|did not)))|(?:can|could|may) (?:i|we) (?:please )?(?:have|get|see|ask|trouble|bother|also have|also get)\b|(?:might|could|can|may) (?:the|my|this|that|these|both) (?:[a-z]+ ){0,3}(?:images?|pictures?|photos?|photographs?|pics?|background) (?:please |also |maybe )*be (?:made|turned|given|put|set|cropped|straightened|resized|brightened|lightened|sharpened)\b(?!.{0,40}\b(?:automatically|(?:on|by) (?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|buyers|customers|them|accident|mistake)))|do you mind|would you mind|are you able to|(?:can|could|may) (?:i|we) (?:export|download) (?:it|this|that|them|these|the card|the listing|my card|my listing|all|everything|my \w+) (?:as|to|in|for|into)\b|(?:can|could) we (?:please |maybe )?(?:write|make|try|find|have|get|use|do)\b.{0,30}\b(?:better|stronger|shorter|nicer|longer|catchier|friendlier|clearer|new)\b|(?:how|what) about|(?:what|where|which) (?:is|was) (?:the|my|its) (?:public )?(?:link|address|url)\b|is it possible (?:for you )?to (?:get|have|see|send)|would it be (?:possible|ok|okay|too much|fine))/;
const generic =
  /^[\s,.!-]*(?:(?:hi|hey|hello|please|ok|okay|so|and|but)[\s,!.]+)*(?:can|could) you (?:also |still |always |ever |even )*\w+ (?:(?:an? |any )?(?:improvements?|changes?|exports?|imports?|things)|cards|listings|products|pages)\b[^,.;]{0,20}\?*$/;

/** A part of a message that asks how something works, what is possible, or what would come of it. */
export const isAbilityQuestion = (text: string): boolean =>
  (!polite.test(text) || generic.test(text)) && questions.some((pattern) => pattern.test(text));

/** "If I let you improve all cards, would the old versions be lost?" */
export const hypothetical =
  /^\s*(?:[^?\n]{0,60}\bquestion\b[^?\n]{0,20}?[\s,.:;-]+)?(?:(?:and|so|but|ok|hi|hello|sorry|um+|hm+|well|also|just)[,.]* )*(?:if|what if|suppose|supposing|assuming|let us say|say|imagine) (?:that )?(?:i|we|you|somebody|someone)\b(?!.*\b(?:please|can you|could you|will you)\b).*\?\s*$/s;
