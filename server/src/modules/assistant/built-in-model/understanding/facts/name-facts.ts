import { upperFirst } from '@cardwright/listing/improve/casing';
import { colors, materials } from './fact-values.ts';

/** "Blue ceramic mug": its colour and material stand before what it is. */
const described = new RegExp(
  `^(?:(?:hand[- ]?made|handmade|vintage|large|small|round|square|new) )*(?:(${colors}) )?(?:(${materials}) )?(?:[a-z][a-z-]+ ){0,2}[a-z][a-z-]+s?(?=$|,| with | for )`,
  'i',
);
/** "Leather cleaner", "wood carving knife", "orange marmalade": of another thing. */
const ofElse =
  /\b(?:cleaner|polish|glue|care|wash|cutter|paint|stain|oil|soap|cream|conditioner|spray|protector|barrel|smoked|aged|scented|effect|look|style|print|printed|tone|label|colou?red|plated|filled|tea|wine|beans?|juice|honey|brush|marmalade|jam|cherry|stove|burner|chips|leaf|leaves|bark|cracker|cutting|carving|burning|turning|sewing|engraving|painting|sanding|working|punch|shredder|trimmer|winder|drill|saw|screws?|dye|filler|treatment|balm|stone age|marble run|iron man|rubber duck|paper (?:towels?|clips?|plane)|white noise|(?:blue|red) light|black pepper|green screen)\b/i;

/** The lines of a new card with the facts that the name of the product tells, where no line of their own does. */
export function withNameFacts(lines: string): string {
  const [name = '', ...rest] = lines.split('\n');
  if (name.includes(':') || name.length > 80 || ofElse.test(name)) return lines;
  const [, said, material] = described.exec(name) ?? [];
  // A silver ring may be of silver.
  const color = /\b(?:silver|gold)$/i.test(said ?? '') ? undefined : said;
  const isTold = (property: RegExp) => rest.some((line) => property.test(line));
  const more = [
    ...(material === undefined || isTold(/^materials?:|\bmade (?:of|from)\b/i)
      ? []
      : [`Material: ${upperFirst(material)}`]),
    ...(color === undefined || isTold(/^colou?rs?:/i) ? [] : [`Color: ${upperFirst(color)}`]),
  ];
  return [name, ...rest, ...more].join('\n');
}
