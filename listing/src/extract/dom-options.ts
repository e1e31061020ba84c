import type { Availability } from '../listing.ts';
import type { Variant } from '../variant.ts';
import { oneLine } from './clean-text.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { findPrices } from './price.ts';

/** What goods of one kind differ in. Other choices of a form, such as a gift wrap or a text to engrave, make no variants. */
const dimension =
  /^(?:colou?rs?|sizes?|style|material|finish|scent|flavou?r|capacity|volume|weight|length|width|height|format|pack(?: size)?|farbe|größe|grösse|inhalt|ausführung|material|geschmack|duft|couleur|taille|contenance|format|parfum|matière|modèle|color|talla|tamaño|material|sabor|colore|taglia|misura|formato|cor|tamanho|capa|kolor|rozmiar|pojemność|barva|velikost|farba|veľkosť|culoare|mărime|kleur|maat|inhoud|färg|storlek|farve|størrelse|farge|väri|koko|szín|méret|renk|beden|boyut|цвет|размер|объ[её]м|вес|вкус|колір|розмір|об'єм|ємність|вага|カラー|色|サイズ|容量|颜色|顏色|尺寸|规格|規格|색상|사이즈|크기|용량|اللون|المقاس|צבע|מידה)$/iu;
const placeholder =
  /^[-–—.\s]*(?:(?:please )?(?:choose|select|pick)|bitte|(?:aus)?wähl|choisi|sélectionn|eleg|elige|escoge|seleccion|scegli|selezion|selecion|escolh|wybierz|vyber|zvolte|alege|kies|selecteer|välj|vælg|velg|valitse|válassz|seç|выбер|вибер|选择|請選|请选|選択|선택|اختر|בחר)/iu;
const soldOut =
  /\s*[-–—(]*\s*(?:sold out|out of stock|ausverkauft|épuisé|agotado|esaurito|esgotado|wyprzedane|vyprodáno|uitverkocht|slutsåld|нет в наличии|品切れ|품절)\s*\)?$/iu;
const reach = 900;
const most = 60;

interface Group {
  name: string;
  values: { value: string; price: Variant['price']; availability: Availability | null }[];
}

const tidyName = (words: string): string =>
  oneLine(words)
    .replace(/\s*\((?:required|pflichtfeld|obligatoire)\)|\*/giu, '')
    .replace(/\s*[:：].*$/u, '')
    .replace(/^(?:select|choose) (?:an? |your )?/iu, '')
    .trim();

/** One choice: its words without a price behind them, which is kept when it is whole; null when it says a surcharge. */
function choice(words: string, taken: boolean): Group['values'][number] | null {
  const [, value = '', behind = ''] = /^(.*?)(?:\s*[([]([^()[\]]*\d[^()[\]]*)[)\]])?$/u.exec(words) ?? [];
  const [price] = behind === '' ? [] : findPrices(behind).filter(({ marked }) => marked);
  if (price !== undefined && /^\s*[+−–-]/u.test(behind)) return null;
  const shown = (price === undefined ? words : value).replace(soldOut, '').trim();
  return {
    value: shown,
    price: price === undefined ? null : { amount: price.amount, currency: price.currency },
    availability: taken || soldOut.test(words) ? 'out_of_stock' : null,
  };
}

function asGroup(names: readonly string[], choices: readonly (Group['values'][number] | null)[]): Group | null {
  const name = names.map(tidyName).find((each) => dimension.test(each));
  const values = choices.filter((each) => each !== null);
  const distinct = new Set(values.map(({ value }) => value));
  if (name === undefined || values.length < choices.length || values.length < 2 || values.length > most) return null;
  return distinct.size < values.length || values.some(({ value }) => value === '' || value.length > 80)
    ? null
    : { name, values };
}

function ofSelect(page: Page, select: PageElement, labels: ReadonlyMap<string, string>): Group | null {
  const choices: (Group['values'][number] | null)[] = [];
  for (const node of page.nodes.slice(select.index, select.end)) {
    if (node.kind !== 'element' || node.name !== 'option') continue;
    const words = oneLine(textOf(page, node));
    if (words === '' || placeholder.test(words) || node.attributes.get('value') === '') continue;
    choices.push(choice(words, node.attributes.has('disabled')));
  }
  const { attributes } = select;
  return asGroup(
    [
      labels.get(attributes.get('id') ?? '') ?? '',
      attributes.get('data-variant-option-name') ?? '',
      attributes.get('aria-label') ?? '',
      attributes.get('name') ?? '',
    ],
    choices,
  );
}

/** Radio buttons of a `fieldset`, each with its label, under the name in the `legend`. */
function ofFieldset(page: Page, fieldset: PageElement, labels: ReadonlyMap<string, string>): Group | null {
  const inside = page.nodes.slice(fieldset.index, fieldset.end).filter((node) => node.kind === 'element');
  const legend = inside.find(({ name }) => name === 'legend');
  const radios = inside.filter(({ name, attributes }) => name === 'input' && attributes.get('type') === 'radio');
  return asGroup(
    [legend === undefined ? '' : textOf(page, legend), fieldset.attributes.get('name') ?? ''],
    radios.map(({ attributes }) =>
      choice(
        oneLine(labels.get(attributes.get('id') ?? '') ?? attributes.get('value') ?? ''),
        attributes.has('disabled'),
      ),
    ),
  );
}

/** The ways to buy a product of which its form offers one choice. With two, nobody knows which go together. */
export function variantsOfChoices(page: Page, heading: PageElement | null): Variant[] {
  if (heading === null) return [];
  const labels = new Map<string, string>();
  for (const label of page.byName.get('label') ?? []) {
    const target = label.attributes.get('for');
    if (target !== undefined && !labels.has(target)) labels.set(target, textOf(page, label));
  }
  const near = (name: string): PageElement[] =>
    (page.byName.get(name) ?? []).filter(
      ({ index, zone }) => zone === 'main' && index > heading.index && index < heading.end + reach,
    );
  const groups = [
    ...near('select').map((select) => ofSelect(page, select, labels)),
    ...near('fieldset').map((fieldset) => ofFieldset(page, fieldset, labels)),
  ].filter((group) => group !== null);
  const [only] = groups;
  if (only === undefined || new Set(groups.map(({ name }) => name)).size > 1) return [];
  return only.values.map(({ value, price, availability }) => ({
    options: [{ name: only.name, value }],
    title: null,
    sku: null,
    gtin: null,
    price,
    availability,
    image_url: null,
  }));
}
