import type { ExportCard } from './export-card.ts';
import type { FormatOptions, Warn } from './format-options.ts';
import { type GoogleItem, googleItems } from './google-items.ts';
import { xmlText } from './xlsx/xml-text.ts';

const aiSource = 'trained_algorithmic_media';
const tag = (name: string, value: string): string => (value === '' ? '' : `<g:${name}>${xmlText(value)}</g:${name}>`);
const structured = (name: string, content: string): string =>
  content === '' ? '' : `<g:${name}>${tag('digital_source_type', aiSource)}${tag('content', content)}</g:${name}>`;

/** Google Merchant Center feed, RSS 2.0. Source: G12. */
export const googleXmlStart = ({ shop }: FormatOptions): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>${xmlText(shop?.title ?? 'Products')}</title><link>${xmlText(shop?.link ?? '')}</link><description>Feed</description>\n`;
export const googleXmlEnd = '</channel></rss>\n';

export const googleXmlItems = (card: ExportCard, warn: Warn): string => googleItems(card, warn).map(itemXml).join('');

function itemXml(item: GoogleItem): string {
  // Only one of them is written: if the plain attribute is there too, it wins over the structured one.
  const words = item.ai_written
    ? structured('structured_title', item.title) + structured('structured_description', item.description)
    : tag('title', item.title) + tag('description', item.description);
  const details = item.product_detail.map(
    (detail) =>
      `<g:product_detail>${tag('section_name', detail.section_name)}${tag('attribute_name', detail.attribute_name)}${tag('attribute_value', detail.attribute_value)}</g:product_detail>`,
  );
  return `<item>${[
    tag('id', item.id),
    words,
    tag('link', item.link),
    tag('image_link', item.image_link),
    ...item.additional_image_link.map((url) => tag('additional_image_link', url)),
    tag('availability', item.availability),
    tag('price', item.price),
    tag('brand', item.brand),
    tag('gtin', item.gtin),
    tag('mpn', item.mpn),
    tag('item_group_id', item.item_group_id),
    tag('color', item.color),
    tag('size', item.size),
    tag('material', item.material),
    tag('pattern', item.pattern),
    ...item.product_highlight.map((text) => tag('product_highlight', text)),
    ...details,
  ].join('')}</item>\n`;
}
