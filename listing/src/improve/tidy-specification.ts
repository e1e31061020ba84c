import type { Specification } from '../listing.ts';
import { isShouting, normalCase } from './casing.ts';
import { unitOf } from './casing-names.ts';
import { capitalised, tidy } from './clean-text.ts';

// Behind a number these are units in any case; "G", "M" and "L" alone may be sizes and stay.
const measured =
  /(\d)( ?)(OZ|Oz|ML|Ml|CM|Cm|MM|Mm|KG|Kg|LBS|Lbs|LB|Lb|MAH|Mah|mah|KHZ|khz|MHZ|mhz|GHZ|ghz|HZ|hz)(?![\p{L}\p{N}])/gu;

/** A specification with a readable name ("ITEM_WEIGHT:" becomes "Item weight") and its units in their usual letters. */
export function tidySpecification({ name, value }: Specification): Specification {
  const plain = tidy(name.replace(/^[^\p{L}\p{N}]+/u, '').replace(/(?<=\p{L})_+(?=\p{L})/gu, ' '));
  const calm = isShouting(plain) && plain.length > longestShortForm ? normalCase(plain, 'und', '') : plain;
  const line = value.replace(/\s+/gu, ' ').trim();
  const isColor = /^(?:colou?rs?|farben?|couleurs?|color(?:es)?|colori)$/iu.test(calm) && shoutedColor.test(line);
  if ((wordy.test(calm) || listed.test(line)) && shoutedWord.test(line) && isShouting(line))
    return { name: capitalised(calm), value: capitalised(normalCase(line, 'und', '')).replace(measured, withUnit) };
  return {
    name: capitalised(calm),
    value: isColor
      ? capitalised(line.toLowerCase())
      : line
          .replace(measured, withUnit)
          .replace(metres, ofLength.test(calm) ? 'm' : '$&')
          .replace(/(?<=\d\S* )(?:AND|OR)(?= \d)/gu, (word) => word.toLowerCase()),
  };
}

// Of a length "15M" are metres.
const ofLength = /(?<!\p{L})(?:length|height|width|reach|cable)(?!\p{L})/iu;
const metres = /(?<=\d ?)M(?![\p{L}\d])/gu;

// Their values are words of the language and no names.
const wordy =
  /^(?:(?:outer |upper |lining |main )?materials?|fabric|fit|style|pattern|finish|shape|season|sleeves?|neckline|closure|occasion|passform|muster|matière|material|saison|temporada|сезон|материал|узор)$/iu;
const shoutedWord = /\p{Lu}{4}/u;
// What comes with it: several things of more than one word.
const listed = /^(?=.*\p{Lu}{3,} \p{Lu}{3,}).+,.+$/u;

/** "BLACK/BRASS", and no code such as RAL or RGB. */
const shoutedColor = /^(?!.*\b(?:RAL|RGB|HEX|LED|CMYK)\b)\p{Lu}{3,}(?:[ ,/&+-]+\p{Lu}{3,}){0,5}$/u;

// "RAM" and "HDMI" are names as they stand.
const longestShortForm = 4;

const withUnit = (_: string, digit: string, space: string, unit: string): string =>
  `${digit}${space}${unitOf(unit) ?? unit}`;

const sameNames: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'color',
  colors: 'color',
  materials: 'material',
  sizes: 'size',
};

/** What a name is compared by: "Colour", "color:" and "COLOR" are one. */
export function nameKey(name: string): string {
  const key = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return sameNames[key] ?? key;
}
