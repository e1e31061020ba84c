import type { Fact } from '../ground/facts.ts';

const part =
  '(?:legs?|feet|lids?|caps?|handles?|straps?|soles?|lining|zip(?:per)?s?|buttons?|frames?|cords?|cables?|base|stand|sleeves?|collar|cuffs?|pockets?|trim|edges?|edging|rims?|spout|knobs?|hinges?|wheels?|buckles?|clasps?|chain|hooks?|drawers?|doors?|shel(?:f|ves)|seat|cushions?|backrest|armrests?|top|insert|accents?|details?|stripes?|dots?|print|pattern|letters?|lettering|logo|stitching|hardware|fittings)';
const ofPart = new RegExp(`^(?:[ -][\\p{L}-]+){0,2} ${part}(?![\\p{L}])`, 'iu');
/** "Magnesium glycinate", "zinc 25 mg", "iron tablets" are what one takes, and made of no metal. */
const substance =
  /^(?:\s+\p{L}+(?:ates?|ides?|oxide)(?!\p{L})|\s+(?:capsules?|tablets?|pills|gummies|drops|powder|supplements?|complex)(?!\p{L})|,?\s+\d[\d.,]*\s?(?:mg|mcg|µg|iu)(?!\p{L}))/iu;
/** Colours that are also a taste, a scent or a plant, unless something follows that has the colour. */
const tastes = /^(?:espresso|lavender|olive|peach|mustard|coral|mint)$/iu;
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
  const isTaste = tastes.test(title.slice(start, end)) && !/^ (?:green|blue|brown|colou?r)/iu.test(behind);
  // What comes with it, holds it or is for it has a colour or material of its own: "with Black Pepper".
  const isBeside = beside.test(title.slice(0, start));
  const isName = /(?<!\p{L})earl $/iu.test(title.slice(0, start));
  return !isName && !isBeside && !isQuoted && !isTaste && !ofPart.test(behind) && !substance.test(behind);
}
