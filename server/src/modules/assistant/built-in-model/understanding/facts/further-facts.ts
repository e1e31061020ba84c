const mark =
  '(?:also|plus|and|furthermore|additionally|besides|on top|btw|by the way|another thing|one more thing|(?:i |we )?(?:also )?forgot(?: (?:to (?:say|mention|add|tell you)|about it|one thing))?(?: that)?|(?:i |we )?should (?:also )?(?:mention|say|add)(?: that)?)';
const before = `(?:(?:ok(?:ay)?|yes|well|so|oh|ah|and|but|great|thanks|perfect|nice)[\\s,.!]+)*`;
const subject = '(?:it|this|they|(?:the|its|his|her) [\\p{L}-]+(?: [\\p{L}-]+)?)';
const way =
  '(?:(?:fully|partly|completely|individually|machine|100 ?%|hand|gold|silver|rhodium|nickel|chrome|copper|powder|double|triple|laser|gift|made|naturally) ?)?';
/** What can be seen or measured of a product; praise and complaints are none of it. */
const state = `${way}-?(?:hallmarked|stamped|signed(?! (?:off|up|in|for)\\b)|numbered|engraved|dated|plated|lined|insulated|padded|quilted|embroidered|printed|glazed|varnished|lacquered|waxed|oiled|polished|brushed|coated|laminated|tempered|galvani[sz]ed|anodi[sz]ed|sealed|boxed|wrapped|knitted|woven|crocheted|forged|carved|dyed|pressed|roasted|dried|patented|refurbished|restored|framed|weighted|walled|sided|handmade|made (?:of|from|in|by|to order)|painted|sewn|stitched|crafted|vegan|organic|unisex|reversible|washable|\\p{L}{3,}able|\\p{L}*proof|watertight|airtight|cordless|wireless|vintage|antique|unscented|unworn|unused|hypoallergenic|(?:\\p{L}+[- ])+?(?:safe|free|proof|resistant|tight|friendly|scented))`;
const opinion =
  /\b(?:unreadable|terrible|horrible|unable|capable|comfortable|affordable|reasonable|unacceptable|questionable|probable|valuable|enjoyable|fashionable|lovable|adorable|remarkable|unbelievable|memorable|presentable|understandable|unsuitable|suitable|available|too|not|never|boring|ugly|wrong|bad)\b/i;
const holds =
  '(?:has|have|comes? (?:with|in)|contains?|includes?|fits?|holds?|measures?|weighs?|lasts?|opens?|closes?|works? with)';
const ofText =
  /\b(?:titles?|descriptions?|bullets?|keywords?|words?|sentences?|texts?|score|points|reviews?|ratings?|photos?|pictures?|images?|price|typos?|errors?|mistakes?|problems?|issues?|sense|nothing|something|too|no|not|never|bad|good|great|nice|lovely|cute|better|worse|wrong|potential|ring|to be|to go)\b/i;
const is = "(?: is|['’]s| are|['’]re)";
const fact = `(${subject})(?:(${is})(?: also| even)? (${state}(?:[ ,][^.;:!?"]{1,60})?)|(?: also)? (${holds} [^.;:!?"]{3,80}))`;
const forms = [
  new RegExp(`^\\s*${before}${mark}[\\s,:–-]+${fact}(?: too| as well)?[\\s.!]*$`, 'iu'),
  new RegExp(`^\\s*${before}(?=[^.]* also )${fact}[\\s.!]*$`, 'iu'),
  new RegExp(`^\\s*${before}${fact},? (?:too|as well)[\\s.!]*$`, 'iu'),
];

/** Written without its apostrophe. */
const itsState = new RegExp(`\\bits(?= (?:also |even )?${state})`, 'iu');

/** "Also its hallmarked 925", "it has a hidden pocket too": what the seller tells of the product beside what was said; else null. */
export function factTold(said: string): string | null {
  if (said.length > 160) return null;
  const text = said.replace(itsState, 'it is');
  for (const form of forms) {
    const [, subject = '', , state, held] = form.exec(text) ?? [];
    if (state !== undefined && !opinion.test(state)) return `${subject} is ${trimmed(state)}`;
    if (held !== undefined && !ofText.test(held)) return `${subject} ${trimmed(held)}`;
  }
  return null;
}
const trimmed = (words: string) => words.replace(/,? (?:too|as well|also|btw|by the way)$/i, '').trim();
