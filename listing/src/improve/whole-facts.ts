import type { Fact } from '../ground/facts.ts';

const part =
  '(?:legs?|feet|lids?|caps?|handles?|straps?|soles?|lining|zip(?:per)?s?|buttons?|frames?|cords?|cables?|base|stand|sleeves?|collar|cuffs?|pockets?|trim|edges?|edging|rims?|spout|knobs?|hinges?|wheels?|buckles?|clasps?|chain|hooks?|drawers?|doors?|shel(?:f|ves)|seat|cushions?|backrest|armrests?|top|insert|accents?|details?|stripes?|dots?|print|pattern|letters?|lettering|logo|stitching|hardware|fittings)';
const ofPart = new RegExp(`^(?:[ -][\\p{L}-]+){0,2} ${part}(?![\\p{L}])`, 'iu');
/** "Magnesium glycinate", "zinc 25 mg", "iron tablets" are what one takes, and made of no metal. */
const substance =
  /^(?:\s+\p{L}+(?:ates?|ides?|oxide)(?!\p{L})|\s+(?:capsules?|tablets?|pills|gummies|drops|powder|supplements?|complex)(?!\p{L})|,?\s+\d[\d.,]*\s?(?:mg|mcg|µg|iu)(?!\p{L}))/iu;
/** Colours that are also a taste, a scent or a plant, unless something follows that has the colour. */
const tastes = /^(?:espresso|lavender|olive|peach|mustard|coral|mint)$/iu;
/** Colours that are a substance, a scent or a kind of thing as well. */
const alsoThings =
  /^(?:cream|rose|orange|apricot|peach|champagne|charcoal|ivory|graphite|chocolate|espresso|amber|sand|lilac)$/iu;
const goods =
  '(?:oils?|teas?|coffee|soaps?|shampoo|conditioner|lotion|balm|serum|butter|scrub|mask|gel|candles?|wax(?: melts?)?|incense|perfume|cologne|fragrance|spray|extract|essence|water|syrup|juice|jam|marmalade|jelly|honey|sauce|dip|paste|puree|liqueur|vodka|truffles?|chocolates?|candy|sweets|biscuits?|cookies?|cakes?|bars?|powder|seeds?|bulbs?|plants?|trees?|petals?|grills?|bbq|filters?|briquettes?|pencils?|jugs?|pitchers?|makers?|dispenser|cheese|crackers?|flutes?|glass(?:es)?|squeezer|juicer|peeler)';
// "Orange water bottle" is a bottle, and "cream bath mat" a mat: the word ends what the thing is called.
const ends =
  '(?=\\s*$|\\s*[,;:|–—(\\d]|\\s+(?:-|&|for|with|in|of|by|from|and|set|pack|bags?|box|jar|kit|leaf|leaves|powder)(?![\\p{L}]))';
const beforeGoods = new RegExp(`^(?: \\p{L}+)? ${goods}${ends}`, 'iu');
const colourOfFood = /^(?:black|white|red|green|brown|yellow|blue|pink|golden)$/iu;
/** "Green tea", "brown sugar", "red wine glass". */
const food = new RegExp(
  `^ (?:(?:teas?|coffee|wine|sugar|rice|pepper(?:corns?)?|beans?|lentils?|peas|mustard|chocolate|cheese|currants?|garlic|truffles?|vinegar|rum|quinoa|cumin|salt)${ends}|wine glass(?:es)?(?!\\p{L}))`,
  'iu',
);
/** "Face cream", "sour cream", "blood orange". */
const kindOfIt =
  /(?<!\p{L})(?:(?:face|facial|hand|foot|body|eye|night|day|skin|anti-?ag(?:e?ing|e)|hair|shaving|sun|bb|cc|baby|shoe|leather|barrier|nappy|diaper|lip|neck|heel|moisturi[sz]ing|nourishing|whipped|sour|ice|double|clotted|pastry|wound|healing|cleansing) cream|blood orange)$/iu;
const beside =
  /(?<!\p{L})(?:with|without|for|mit|ohne|für|avec|sans|pour|con|sin|para|per|с|без|для)(?: [^\s,;|–—]+){0,2} $/iu;
const quotes = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu;

/**
 * True where a title states the material or colour of the product itself: not of a part of it ("black steel legs"), in a
 * name between quotes ("Black Krim"), as a taste ("Espresso"), or as a substance.
 */
export function isOfWhole(title: string, { start, end }: Pick<Fact, 'start' | 'end'>): boolean {
  const isQuoted = [...title.matchAll(quotes)].some(({ index, 0: name }) => index < start && end < index + name.length);
  const behind = title.slice(end);
  const word = title.slice(start, end);
  const isTaste = tastes.test(word) && !/^ (?:green|blue|brown|colou?r)/iu.test(behind);
  // What comes with it, holds it or is for it has a colour or material of its own: "with Black Pepper".
  const isBeside = beside.test(title.slice(0, start));
  const isName = /(?<!\p{L})earl $/iu.test(title.slice(0, start));
  return (
    !isName &&
    !isThing(title.slice(0, start), word, behind) &&
    !isBeside &&
    !isQuoted &&
    !isTaste &&
    !ofPart.test(behind) &&
    !substance.test(behind)
  );
}

/** The word is a substance, a kind or a scent there: "face cream", "rose oil", "charcoal grill", "green tea". */
function isThing(before: string, word: string, behind: string): boolean {
  if (colourOfFood.test(word)) return food.test(behind);
  if (!alsoThings.test(word)) return false;
  // "Cream for hands" begins with what it is.
  const isItself =
    /^cream$/iu.test(word) && before.trim() === '' && /^(?:,|$| (?:for|against)(?!\p{L}))/iu.test(behind);
  return isItself || kindOfIt.test(before + word) || beforeGoods.test(behind);
}
