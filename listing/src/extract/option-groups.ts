import type { Availability } from '../listing.ts';
import type { Variant } from '../variant.ts';
import { oneLine } from './clean-text.ts';
import { findPrices } from './price.ts';
import { serviceTopic } from './service-words.ts';

/** What goods of one kind differ in. Other choices of a form, such as a gift wrap or an engraving, make no variants. */
const dimension =
  /^(?:colou?rs?|sizes?|style|material|finish|scent|flavou?r|capacity|volume|weight|length|width|height|format|pack(?: size)?|farbe|größe|grösse|inhalt|ausführung|material|geschmack|duft|couleur|taille|contenance|format|parfum|matière|modèle|color|talla|tamaño|material|sabor|colore|taglia|misura|formato|cor|tamanho|capa|kolor|rozmiar|pojemność|barva|velikost|hmotnost|farba|veľkosť|hmotnosť|culoare|mărime|kleur|maat|inhoud|färg|storlek|farve|füllmenge|länge|breite|voltage|voltagem|voltaje|długość|длина|высота|størrelse|farge|väri|koko|szín|méret|renk|beden|boyut|ebat|цвет|размер|объ[её]м|вес|вкус|колір|розмір|об'єм|ємність|вага|カラー|色|サイズ|容量|颜色|顏色|尺寸|规格|規格|색상|사이즈|크기|용량|màu(?: sắc)?|kích (?:thước|cỡ)|dung tích|สี|ขนาด|warna|ukuran|اللون|المقاس|צבע|מידה|χρώμα|μέγεθος|boja|veličina|цвят|spalva|dydis|krāsa|izmērs|värv|suurus|رنگ|سایز)$/iu;
const placeholder =
  /^[-–—.\s]*(?:(?:please )?(?:choose|select|pick)|bitte|(?:aus)?wähl|choisi|sélectionn|eleg|elige|escoge|seleccion|scegli|selezion|selecion|escolh|wybierz|vyber|zvolte|alege|kies|maak (?:een|je|uw) keuze|selecteer|välj|vælg|velg|valitse|válassz|seç|выбер|вибер|选择|請選|请选|選択|선택|اختر|בחר)/iu;
const soldOut =
  /\s*[-–—(（]*\s*(?:sold out|out of stock|ausverkauft|épuisé|agotado|esaurito|esgotado|wyprzedane|vyprodáno|vypredané|uitverkocht|slutsåld|нет в наличии|немає в наявності|品切れ|売り切れ|在庫切れ|품절)\s*[)）]?$/iu;
/** A state of stock behind the words of a choice: "250 g - Skladem (>5 ks)". */
const inStock =
  /\s*[-–—(]+\s*(?:in stock|auf lager|lieferbar|en stock|disponible|disponibile|em estoque|na stanie|dostępn[ye]|skladem|na sklade|op voorraad|i lager|på lager|raktáron|в наличии|в наявності)(?![\p{L}\p{N}])(?:\s*\(?[<>]?\s*\d{1,4}\s*\p{L}{0,5}\.?\)?)?\s*\)?$/iu;
const most = 60;
const longest = 200;

export interface OptionGroup {
  name: string;
  values: {
    value: string;
    price: Variant['price'];
    /** What is added to the asked price; null when nothing is said of it. */
    extra: number | null;
    availability: Availability | null;
    sku?: string | null;
    image_url?: string | null;
  }[];
}

export const isPlaceholder = (words: string): boolean => placeholder.test(words);

const tidyName = (words: string): string =>
  oneLine(words)
    .replace(/\s*\((?:required|pflichtfeld|obligatoire)\)|\*/giu, '')
    .replace(/\s*[:：].*$/u, '')
    .replace(
      /^(?:(?:select|choose) (?:an? |your )?|(?:pilih|chọn|elige|elegí|escolha|scegli|wybierz|choisir|choisissez|выберите|оберіть) )/iu,
      '',
    )
    .replace(/ (?:seçiniz|seçin|(?:aus)?wählen)$/iu, '')
    .trim();

/** Words that speak of a dimension without offering a choice of it: "Size guide", "Style no. 4451". */
const aboutDimension = /(?<!\p{L})(?:guide|chart|help|code|number|no|nr|care|discounts?)(?!\p{L})/iu;
export const isAboutDimension = (words: string): boolean => aboutDimension.test(words) || serviceTopic(words) !== null;

/** "Back length", "Frame colour", "Taille de ceinture": the name of a dimension with a word or two beside it. */
function isDimension(name: string): boolean {
  if (dimension.test(name)) return true;
  if (isAboutDimension(name)) return false;
  const words = name.split(' ');
  return (
    words.length > 1 && words.length <= 3 && [words.at(0), words.at(-1)].some((word) => dimension.test(word ?? ''))
  );
}

/** Whether these words name what goods of one kind differ in. */
export const namesDimension = (words: string): boolean => isDimension(tidyName(words));

/** A surcharge, "+7.00 €", or in brackets what is taken off: "(−500 ₽)". */
const surcharge = /^(.{1,120}?)\s*(?:[([]?\s*(\+)|[([]\s*([−–-]))\s*(\p{Sc}?\s?\d[^()[\]+]{0,20})[)\]]?$/u;

/** A whole price behind a choice: "Natural ($24.00)", "2 kilo - €34,50". */
const bracketed = /^(.*?)\s*[([]([^()[\]]*\d[^()[\]]*)[)\]]$/u;
const parted = /^(.*?) [-–—] ([^-–—]{0,6}\d[^-–—]{0,14})$/u;

/** One choice: its words without a price behind them, which is kept: a whole one, or what it is more or less than asked. */
export function choice(words: string, taken: boolean): OptionGroup['values'][number] | null {
  if (words.length > longest) return null;
  const stated = words.replace(soldOut, '');
  const soldOutWords = stated !== words;
  const [, base = '', plus, , amount = ''] = surcharge.exec(stated) ?? [];
  const [more] = amount === '' ? [] : findPrices(amount).filter(({ marked }) => marked);
  const [, value = stated, behind = ''] = bracketed.exec(stated) ?? parted.exec(stated) ?? [];
  const [price] = behind === '' || more !== undefined ? [] : findPrices(behind).filter(({ marked }) => marked);
  const said = (more !== undefined ? base : price === undefined ? stated : value).trim();
  return {
    value: said.replace(soldOut, '').replace(inStock, '').trim(),
    price: price === undefined ? null : { amount: price.amount, currency: price.currency },
    extra: more === undefined ? null : Number(more.amount) * (plus === undefined ? -1 : 1),
    availability: taken || soldOutWords || soldOut.test(said) ? 'out_of_stock' : inStock.test(said) ? 'in_stock' : null,
  };
}

/** Names of what is done for a buyer, which the form of a shop may keep among its variants. */
const extra =
  /gift|wrapping|engrav|monogram|subscri|purchase|warranty|insurance|geschenk|gravur|cadeau|gravure|regalo|grabado|presente|подароч|гравир|ラッピング|のし|선물/iu;
/** Any name that can be one of a dimension, where the shop says that it is. */
const canName = (name: string): boolean =>
  /^\p{L}[^\d]{1,39}$/u.test(name) && !saysNothing(name) && !extra.test(name) && serviceTopic(name) === null;

/** Words over a choice that do not say of what: "Please select", `variant`. */
const saysNothing = (name: string): boolean =>
  isPlaceholder(name) || /^(?:variants?|options?|choices?|id)?$/i.test(name);

/** Whether choices only count, 1, 2, 3: how many of a thing are bought makes no variants. */
const areCounts = (values: OptionGroup['values']): boolean =>
  values.every(({ value }, index) => value === String(index + 1));

/**
 * A group of choices under the first of the names that says what goods differ in. With `isNamed` the shop's own markup
 * says so, and any name will do that is none of a service.
 */
export function asGroup(
  names: readonly string[],
  choices: readonly (OptionGroup['values'][number] | null)[],
  isNamed = false,
): OptionGroup | null {
  const tidy = names.map(tidyName);
  const values = choices.filter((each) => each !== null);
  const anyName = isNamed && !areCounts(values);
  // A choice of which nobody says what it is a choice of still names what is sold.
  const unnamed = anyName && tidy.every(saysNothing) ? '' : undefined;
  const name = tidy.find(isDimension) ?? (anyName ? tidy.find(canName) : undefined) ?? unnamed;
  const distinct = new Set(values.map(({ value }) => value));
  if (name === undefined || values.length < choices.length || values.length < 2 || values.length > most) return null;
  return distinct.size < values.length || values.some(({ value }) => value === '' || value.length > 80)
    ? null
    : { name, values };
}
