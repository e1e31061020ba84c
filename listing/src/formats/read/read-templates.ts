import { emptyListing, type Specification } from '../../listing.ts';
import type { Variant } from '../../variant.ts';
import { headerCheck, valuesByHeader } from '../attribute-names.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

interface Template {
  marketplace: string;
  article: string;
  title: string;
  price: string;
  code: string;
  /** In the order in which they are shown; several addresses of a cell are divided by `;`. */
  images: readonly string[];
  brand: string;
  /** What the rows of one card share. */
  group: string;
  category: string;
  description: string;
  hashtags: string | null;
  /** Columns for which cards have no field. */
  unread: readonly string[];
}

export const ozonTemplate: Template = {
  marketplace: 'ozon',
  article: 'Артикул',
  title: 'Название товара',
  price: 'Цена, руб.',
  code: 'Штрихкод (Серийный номер / EAN)',
  images: ['Ссылка на главное фото', 'Ссылки на дополнительные фото'],
  brand: 'Бренд',
  group: 'Название модели (для объединения в одну карточку)',
  category: 'Тип',
  description: 'Аннотация',
  hashtags: '#Хештеги',
  unread: ['№', 'Цена до скидки, руб.', 'SKU', 'Ссылки на фото 360', 'Артикул фото', 'Rich-контент JSON'],
};
export const wildberriesTemplate: Template = {
  marketplace: 'wildberries',
  article: 'Артикул продавца',
  title: 'Наименование',
  price: 'Цена',
  code: 'Баркоды',
  images: ['Фото'],
  brand: 'Бренд',
  group: 'Группа',
  category: 'Категория продавца',
  description: 'Описание',
  hashtags: null,
  unread: ['Артикул WB', 'Видео'],
};

/** Both templates have marks and hints between their headers and the data. Source: O6 and the like for Wildberries. */
const firstDataRow = 4;

interface TemplateRow {
  value: (header: string) => string;
  /** What has no field of its own. */
  attributes: Specification[];
}

/** Cards of a filled template; rows of one group are variants, told apart by the attributes in which they differ. */
export function readTemplate(rows: readonly string[][], template: Template): ReadCard[] {
  const isArticle = headerCheck([template.article]);
  const at = rows.findIndex((row) => row.some(isArticle));
  const header = rows[at]?.map((name) => name.replace(/\*\s*$/u, '').trim()) ?? [];
  if (at < 0 || !header.some(headerCheck([template.title])))
    throw new UnreadableFileError(`There is no row with the columns ${template.article} and ${template.title}.`);
  const { marketplace: _, images, unread, hashtags, ...single } = template;
  const hasField = headerCheck([
    ...Object.values(single),
    ...images,
    ...unread,
    ...(hashtags === null ? [] : [hashtags]),
  ]);
  const groups = new Map<string, TemplateRow[]>();
  for (const cells of rows.slice(Math.max(at + 1, firstDataRow))) {
    if (cells.every((cell) => cell === '')) continue;
    const pairs = header.map((name, index) => ({ name, value: cells[index] ?? '' }));
    const value = valuesByHeader(pairs);
    const attributes = pairs.filter((pair) => pair.name !== '' && pair.value !== '' && !hasField(pair.name));
    const key = value(template.group) || `article ${value(template.article)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{ value, attributes }]);
    else group.push({ value, attributes });
  }
  return [...groups.values()].map((group) => cardOf(group, template));
}

function cardOf(rows: readonly TemplateRow[], template: Template): ReadCard {
  const { value, attributes } = rows[0] ?? { value: () => '', attributes: [] };
  const several = rows.length > 1;
  const varied = new Set(
    rows
      .flatMap((row) => row.attributes.map(({ name }) => name))
      .filter((name) => new Set(rows.map((row) => attributeOf(row, name))).size > 1),
  );
  const articles = new Set(rows.map((row) => row.value(template.article)));
  // Sizes of one colour share an article, so it is the card's.
  const shared = articles.size === 1;
  const images = new Set(rows.flatMap((row) => imagesOf(row, template)));
  return readCardWith({
    marketplace: template.marketplace,
    listing: {
      ...emptyListing,
      title: value(template.title),
      description: value(template.description),
      keywords: (template.hashtags === null ? '' : value(template.hashtags))
        .split(/\s+/u)
        .map((tag) => tag.replace(/^#+/u, '').replaceAll('_', ' ').trim())
        .filter((tag) => tag !== ''),
      specifications: attributes.filter(({ name }) => !varied.has(name)),
      brand: value(template.brand) || null,
      category: value(template.category) || null,
      price: several ? null : priceOf(value(template.price)),
      identifiers: {
        ...(!several && value(template.code) !== '' && { gtin: value(template.code) }),
        ...(shared && value(template.article) !== '' && { sku: value(template.article) }),
      },
    },
    images: [...images].map((url) => imageAt(url)),
    ...(several && { variants: rows.map((row) => variantOf(row, template, varied, shared)) }),
  });
}

const variantOf = (row: TemplateRow, template: Template, varied: ReadonlySet<string>, shared: boolean): Variant => ({
  options: row.attributes.filter(({ name }) => varied.has(name)),
  title: row.value(template.title) || null,
  sku: shared ? null : row.value(template.article) || null,
  gtin: row.value(template.code) || null,
  price: priceOf(row.value(template.price)),
  availability: null,
  image_url: imagesOf(row, template)[0] ?? null,
});

const attributeOf = ({ attributes }: TemplateRow, name: string) =>
  attributes.find((attribute) => attribute.name === name)?.value;
const imagesOf = ({ value }: TemplateRow, { images }: Template): string[] =>
  images
    .flatMap((column) => value(column).split(';'))
    .map((url) => url.trim())
    .filter((url) => url !== '');
const priceOf = (amount: string) => (amount === '' ? null : { amount, currency: 'RUB' });
