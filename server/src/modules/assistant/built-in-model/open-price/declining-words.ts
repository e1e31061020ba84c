/** What a price makes people say first. */
export const gasp = 'um+|wo+ah?|whoa|wow|ph+e+w|u+f+|ouch|yikes|gosh|argh?|ugh';
const no =
  "(?:no(?:pe)?(?:,? (?:thanks|thank you))?|nah|never ?mind(?: (?:about )?(?:it|that|them|all (?:that|this|of (?:it|them))))?|(?:forget|leave|skip|drop|cancel|scrap) (?:about )?(?:it|that|this|them|those)(?: all)?(?: (?:be|alone|for (?:now|today)|as (?:it|they) (?:is|are)))?|not (?:now|today|yet)|(?:do )?not (?:all|everything|every one|that many|the whole lot)(?: of (?:them|it|those))?(?: (?:at once|in one go|now|yet|today|together))*|do(?: not|n.?t) (?:start|begin|run it|do (?:it|that|them))(?: (?:now|yet|all))*|stop|(?:(?:that|it|this)(?:['’]?s| is| was| would be)? )?(?:way |far |a bit )?too (?:much|expensive|dear|pricey)(?: for (?:me|us|now))?)";
export const declines = new RegExp(
  `^(?:(?:oh|hm+|ok(?:ay)?|sorry|well|wait|${gasp})[\\s,.!]+)*${no}(?:[\\s,.!]+${no})*(?:[.,;:!]| [-–—])+\\s*(?:(?:but|and|so|instead|rather|please)[\\s,]+)*(?=\\p{L})`,
  'iu',
);
/** "Nah, too pricey", and nothing besides. */
export const declinesWholly = new RegExp(
  `^(?:(?:oh|hm+|ok(?:ay)?|sorry|well|wait|${gasp})[\\s,.!]+)*${no}(?:[\\s,.!]+${no})*[\\s.!]*$`,
  'iu',
);
