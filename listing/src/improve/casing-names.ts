import { wordings } from '../ground/word-facts.ts';

/** Spellings that do not follow from the rules of a language: short forms, names with capitals inside, units. */

const shortForms =
  'LED USB DSLR SLR IPX UHD UV RGB PVC BPA TV DIY UK USA GPS NFC HDMI SSD HDD LCD OLED QLED TPU DVD PC RAM CPU GPU VR MDF PNG SVG DXF PDF JPG JPEG GMO SPF HEPA PETG IPS LTE DDR4 DDR5 4K 8K';
const names =
  'Android iPhone iPad iPod iMac iOS macOS MacBook AirPods AirTag PlayStation YouTube GoPro WiFi Wi-Fi Bluetooth PowerBank MagSafe Samsung Xiaomi Huawei Lenovo Logitech Philips Bosch Makita Toyota Honda BMW Audi Mercedes Volkswagen Nintendo';
const units =
  'oz fl ml cl dl qt pt gal lb lbs kg mg mm cm km in inch inches ft yd gsm sq mAh Ah Wh kWh Hz kHz MHz GHz kW dB rpm psi kPa mbar x';

const byLower = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(' ').map((word) => [word.toLowerCase(), word]));

const spelled = new Map([...byLower(shortForms), ...byLower(names)]);
const unitSpelling = byLower(units);

/** `USB` for `usb` in any case, `iPhone` for `IPHONE`; null for a word without a spelling of its own. */
export function ownSpelling(word: string): string | null {
  return spelled.get(word.toLowerCase()) ?? null;
}

const neverWords: ReadonlySet<string> = new Set([...byLower(names).keys(), ...'led usb hdmi rgb dvd gps'.split(' ')]);

/** "Led display for iphone" with the capitals of its short forms and names; other words stay, and so does what has a capital. */
export const withNames = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}.@/-])\p{Ll}+(?![\p{L}\p{N}@]|\.\p{L})/gu, (word) =>
    neverWords.has(word) ? (ownSpelling(word) ?? word) : word,
  );

/** `oz` for `OZ`, `mAh` for `MAH`; null for a word that is no unit. */
export function unitOf(word: string): string | null {
  return unitSpelling.get(word.toLowerCase()) ?? null;
}

const countries: ReadonlySet<string> = new Set(
  wordings.flatMap(({ kind, language, words: [word, ...more] }) =>
    kind === 'origin' && language === 'en' && word !== undefined && more.length === 0 ? [word.stem] : [],
  ),
);
// Porcelain, a bird and a pepper, unless something comes from there.
const alsoThings: ReadonlySet<string> = new Set(['china', 'turkey', 'chile']);

/** True for a country or what is of it, "france" and "french", with the text in front of it. */
export const isPlace = (word: string, before: string): boolean =>
  countries.has(word) && (!alsoThings.has(word) || /\b(?:in|from) $/iu.test(before));
