import type { Specification } from '../listing.ts';
import { wordList } from '../text/words.ts';
import { nameKey } from './tidy-specification.ts';

/** What specifications are called that are made of the listing's own words. */
export interface PropertyNames {
  brand: string;
  model: string;
  material: string;
  colour: string;
  dimensions: string;
}

// Without an entry here a language gets none added.
const names: Record<string, PropertyNames> = {
  en: { brand: 'Brand', model: 'Model number', material: 'Material', colour: 'Color', dimensions: 'Dimensions' },
  de: { brand: 'Marke', model: 'Modellnummer', material: 'Material', colour: 'Farbe', dimensions: 'Maße' },
  fr: {
    brand: 'Marque',
    model: 'Référence fabricant',
    material: 'Matière',
    colour: 'Couleur',
    dimensions: 'Dimensions',
  },
  es: { brand: 'Marca', model: 'Número de modelo', material: 'Material', colour: 'Color', dimensions: 'Medidas' },
  it: { brand: 'Marca', model: 'Numero modello', material: 'Materiale', colour: 'Colore', dimensions: 'Dimensioni' },
  ru: { brand: 'Бренд', model: 'Артикул производителя', material: 'Материал', colour: 'Цвет', dimensions: 'Размеры' },
};

export const namesOf = (language: string): PropertyNames | null => names[language] ?? null;

const english =
  '(?:(?:(?!notes?|tips?|how|about|our|your|please|why|what|the|this)[\\p{L}-]+ ){0,2}(?:materials?|fabric|composition|colou?rs?|sizes?|dimensions?|measurements?|length|width|height|depth|diameter|thickness|weight|capacity|volume|power|wattage|voltage|battery|pattern|shape|finish|(?:gem)?stones?|metal|filling|lining|closure|origin|scent|flavou?r|ingredients|torque|fineness)|care(?: instructions)?|style|country of origin|made in|ages?|age range|pack size|contents|included|fits|compatib(?:le with|ility)|suitable for|season|edition)';
const german =
  '\\p{L}*(?:material|farbe|größe|maße|abmessungen|länge|breite|höhe|tiefe|durchmesser|stärke|gewicht|tragkraft|belastbarkeit|volumen|leistung|spannung)|form|pflege|herkunft(?:sland)?|lieferumfang|passend für|geeignet für|zutaten';
const russian =
  'материал|состав|цвет|размеры?|длина|ширина|высота|глубина|диаметр|толщина|вес|объ[её]м|мощность|напряжение|страна(?: производства)?|комплектация|уход|сезон';
const romance =
  'matière|couleur|coloris|composition|taille|poids|longueur|largeur|hauteur|profondeur|diamètre|épaisseur|contenance|puissance|entretien|origine|medidas|dimensiones|tamaño|peso|color|composición|longitud|largo|ancho|altura|profundidad|diámetro|grosor|capacidad|potencia|origen|talla|tallas|dimensioni|misure|taglia|taglie|materiale|colore|composizione|lunghezza|larghezza|altezza|profondità|diametro|spessore|capacità|potenza';
const properties = new RegExp(`^(?:${english}|${german}|${romance}|${russian})$`, 'iu');

// These say how much: without a figure behind them they begin a sentence ("Battery: lasts all day").
const measures =
  /(?:length|width|height|depth|diameter|thickness|weight|capacity|volume|power|wattage|voltage|battery|torque|fineness|dimensions?|measurements?|\p{L}*(?:länge|breite|höhe|tiefe|durchmesser|stärke|gewicht|tragkraft|belastbarkeit|leistung|spannung|maße|abmessungen)|poids|longueur|largeur|hauteur|profondeur|diamètre|épaisseur|contenance|puissance|medidas|dimensiones|peso|longitud|largo|ancho|altura|profundidad|diámetro|grosor|capacidad|potencia|dimensioni|misure|lunghezza|larghezza|altezza|profondità|diametro|spessore|capacità|potenza|длина|ширина|высота|глубина|диаметр|толщина|вес|объ[её]м|мощность|напряжение)$/iu;
const number = /\d[\d.,]*/gu;
const range = /\d\s?(?:\p{L}{1,3}|["″])?\s*(?:[x×/–-]|to|bis|до)\s*\d/iu;

const abbreviated = /\b(?:approx|ca|max|min)\./giu;
const more = /[.!?]\s|[:?!]|\b(?:may|can|will|please|see|var(?:y|ies)|differs?|note|choose|select|contact)\b/iu;

/** True for a text that tells more than a value, or sends the reader elsewhere: "may vary", "see photo". */
export const saysMore = (text: string): boolean => more.test(text.replace(abbreviated, ''));

// "Large capacity: 40 oz keeps you hydrated" is a sentence with a heading.
const says =
  /\s(?:you|your|keeps?|gives?|makes?|lets?|helps?|is|are|has|have|can|will|ensures?|allows?|provides?|offers?)(?=\s|$)/iu;

const mostWords = 6;

/** True for a value that a property of this name can have: one figure or a range where it is a measure. */
export function mayBeValue(name: string, value: string): boolean {
  if (!measures.test(name.trim())) return true;
  if (says.test(value) || (value.match(/\p{L}+/gu) ?? []).length > mostWords) return false;
  const count = value.match(number)?.length ?? 0;
  return count === 1 || (count > 1 && count < 5 && range.test(value));
}

/** True for a name such as "Material" or "Band width", which can only begin a property. */
export function isPropertyName(name: string): boolean {
  return properties.test(name.trim());
}

/** True for the name of a plant or an animal in science, such as "Botanical name". */
export const isScientific = (name: string): boolean => /botanical|latin name|scientific|botanisch/iu.test(name);

/** True for the name of who wrote it. */
export const isAuthor = (name: string): boolean =>
  /^(?:author|autor(?:in)?|auteure?|autore|автор)$/iu.test(name.trim());

/** Names of one property; what has none of these is one with its own name only. */
const kinds: readonly RegExp[] = [
  // "Fabricant" is the maker.
  /material|fabric(?!a)|composi[ctz]|^metal$|состав|материал|stoff|matière|^tissu|tejido/iu,
  /colou?r|farbe|цвет|^coul|^colo/iu,
  /weight|gewicht|^вес|^poids|^peso/iu,
  /origin|made in|herkunft|страна|^orig/iu,
  /dimension|measurement|^size$|maße|abmessung|^размеры?$|^medidas|^misure/iu,
  /brand|^marke|^marca|^marque|бренд|fabricant|fabbricante/iu,
  /contents?$|includ|in the box|lieferumfang|комплект/iu,
];

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/u, '') : word);

/** True when two specifications are of one property, or say the same words. */
export function sameProperty(known: Specification, fact: Specification): boolean {
  if (nameKey(known.name) === nameKey(fact.name)) return true;
  if (kinds.some((kind) => kind.test(known.name) && kind.test(fact.name))) return true;
  const said = new Set(wordList(`${known.name} ${known.value}`).map(singular));
  return wordList(fact.value).every((word) => said.has(singular(word)));
}
