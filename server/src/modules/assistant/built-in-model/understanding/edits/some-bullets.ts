import { cardinalPattern, ordinalPattern } from '../speech/number-words.ts';

const lead =
  '(?:(?:ok(?:ay)?|yes|and|now|please|pls|so|then|but|no|well|good|great|thanks|can you|could you|would you|i want you to|i would like you to|let us|you can|just|only|also)[\\s,.!]+)*';
const rewriting =
  '(?:improve|optimi[sz]e|re-?write|re-?do|re-?work|re-?phrase|re-?word|re-?fresh|polish|sharpen|tighten|shorten|spice up|work on|overhaul)';
const removing = '(?:delete|remove|drop|cut|erase|scrap|kill|take out|throw out|get rid of)';
const bullets = '(?:bullets?(?: ?points?)?|key ?features|selling points|highlights)';
const place = `(?:the |my |our )?(?:very )?(?:(?:${ordinalPattern}|top|bottom|final)(?: (?:${cardinalPattern}|bullet(?: ?point)?|point|one))?|(?:bullets?(?: ?points?)? |number |no\\.? ?|# ?)+${cardinalPattern}|${cardinalPattern})`;
const places = `${place}(?:(?:,? and |,? & ?|, ?| or | ?- ?| to ))?(?:${place})?(?:(?:,? and |,? & ?|, )${place})*`;
const but =
  "(?:except(?: for)?|apart from|aside from|other than|but(?: not)?|besides|without|only not|not|minus|excluding|bar|save for|(?:but |and )?(?:please )?(?:leave out|leave|keep|skip|omit|spare|do(?: not|n['’]?t) (?:touch|change)))";
const rest =
  '(?: (?:alone|out|as (?:it|they) (?:is|are)|be|untouched|unchanged|please|pls|now|again|too|for me|thanks)|,? (?:it|that one|they|those) (?:is|are) (?:fine|good|great|ok(?:ay)?|perfect)|,? (?:for|on) [a-z-]+)*[\\s.!?]*$';
const others = '(?:anew|again|afresh|from scratch|better)';
const ofCard = '(?: (?:of|on|for) (?:the |my |this |our )?[^.;:?!,"\\n]{2,30}?)?';
const work = `${lead}(?:${rewriting}|${removing}) `;
/** "All bullets except the first", "the bullets, but leave 2 and 3 alone". */
const allBut = new RegExp(
  `^${work}(?:[^.;:?!"\\n]{2,60}?(?:,| and| &) )?(?:(?:all|every|each|both)(?: of)? )?(?:the |my |our |its |these )?(?:other )?${bullets}(?: ${others})?${ofCard},? ${but} (?:for )?${places}${rest}`,
  'i',
);
/** "The other bullets, not the first": which are left out stands first. */
const notThat = new RegExp(
  `^${lead}(?:(?:leave|keep|skip|spare)|do(?: not|n['’]?t) (?:touch|change)) ${places}(?: bullet(?: ?point)?s?)?(?: alone| out| as (?:it|they) (?:is|are)| be)?(?:,| and| but)+ (?:please |just |then )*(?:${rewriting}|${removing}) (?:all |of )*(?:the |my )?(?:other|remaining|rest of the) ${bullets}${rest}`,
  'i',
);
/** "Rewrite bullets 2 and 3", "improve the last bullet". */
const someAlone = new RegExp(
  `^${lead}${rewriting} (?:just |only )?(?:${bullets} (?:number |no\\.? ?|# ?)*${cardinalPattern}(?:(?:,? and |,? & ?|, ?| ?- ?| to )${cardinalPattern})*|(?:the |my |our )?(?:very )?(?:${ordinalPattern}|top|bottom)(?: ${cardinalPattern}|(?:,? and |, )(?:the )?${ordinalPattern})* ${bullets})${ofCard}${rest}`,
  'i',
);

/** A rewriting, or all removals but some, of single bullets: the tools write the bullets as one section. */
export const isOfSomeBullets = (said: string): boolean => {
  const text = said.trim();
  return text.length <= 160 && [allBut, notThat, someAlone].some((form) => form.test(text));
};
/** Whether these words take bullets away. */
export const removesBullets = (said: string): boolean => new RegExp(`\\b${removing}\\b`, 'i').test(said);
