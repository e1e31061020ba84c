const text = '(titles|headlines|descriptions)';
const market = '(?: (?:for|on) (?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce))?';
const complained = new RegExp(
  `^((?:(?:hi|hey|hello|so|well|and|but|oh|ok(?:ay)?|i think)[\\s,!.]+)*)(?:all (?:of )?)?(?:my|our) (?:[a-z]+ )?${text} (?:are|look|seem|sound)(?: all| mostly| often| much| way| really| very| a bit| far)* (too long|long|too short|short|bad|poor|weak|boring|terrible|awful|messy|outdated|ugly|dull|not good(?: enough)?|no good)(${market})(?:[,.;!]| -| and| so)* ?(?:(?:so|and|please|pls|can you|could you|would you|will you|can u)[\\s,]+)*(?:please )?(?:fix|re-?write|improve|redo|rework|change|correct|mend|shorten|lengthen|adapt|optimi[sz]e|make) (?:them|these|those|that|it)(?: all| better| shorter| longer| nicer| now| please| for me| up)*(${market})(?: (?:please|now|for me|all))*[\\s.!?]*$`,
  'i',
);

/** "My titles are too long for eBay, can you fix them all?": one card has one title, so this is said of all cards. */
export function withTextsOfAll(said: string): string {
  const [found, , texts = '', fault = '', here = '', there = ''] = complained.exec(said) ?? [];
  if (found === undefined) return said;
  const where = there === '' ? here : there;
  if (/long$/i.test(fault)) return `shorten all my ${texts}${where}`;
  return /short$/i.test(fault) ? `make all my ${texts} longer${where}` : `improve all my ${texts}${where}`;
}

const noted =
  /\b((?:add|include|write|put)(?: in| down)?) (?:an? |the )?(?:short |small |clear |little |big )?(?:warning|hint|remark|disclaimer|notice|reminder|caution)(?: (?:saying|to say|telling))?,? that (its|it['’]s|it is|they['’]re|they are|this is)?\s?(?=\S)/i;

/** "Add a warning that its not dishwasher safe": what it warns of is the fact that is added. */
export const withFactOfNote = (said: string): string =>
  said.replace(
    noted,
    (_, verb: string, it?: string) =>
      `${verb} that ${it === undefined ? '' : /^they/i.test(it) ? 'they are ' : 'it is '}`,
  );
