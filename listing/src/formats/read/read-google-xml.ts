import { Parser } from 'htmlparser2';
import { UnreadableFileError } from './read-card.ts';
import type { ReadGoogleItem } from './read-google-items.ts';

/** The items of a Google feed in RSS 2.0; attributes may have the prefix `g:` or none. */
export function googleItemsOfXml(xml: string): ReadGoogleItem[] {
  const items: ReadGoogleItem[] = [];
  let isFeed = false;
  let item: ReadGoogleItem | null = null;
  let path: string[] = [];
  let text = '';
  let section: Record<string, string> = {};
  const parser = new Parser(
    {
      onopentagname(tag) {
        const name = tag.replace(/^g:/u, '');
        text = '';
        if (name === 'rss' || name === 'feed') isFeed = true;
        else if (name === 'item' || name === 'entry') {
          item = { values: {}, additional_images: [], highlights: [], details: [], ai_written: false };
          path = [];
        } else if (item !== null) {
          path.push(name);
          if (path.length === 1) section = {};
        }
      },
      ontext(data) {
        text += data;
      },
      onclosetag(tag) {
        const name = tag.replace(/^g:/u, '');
        if (name === 'item' || name === 'entry') {
          if (item !== null) items.push(item);
          item = null;
        } else if (item !== null) {
          path.pop();
          if (path.length > 0) section[name] = text;
          else take(item, name, text, section);
        }
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isFeed) throw new UnreadableFileError('This is not a feed of products.');
  return items;
}

function take(item: ReadGoogleItem, name: string, text: string, section: Record<string, string>): void {
  if (name === 'additional_image_link') item.additional_images.push(text);
  else if (name === 'product_highlight') item.highlights.push(text);
  else if (name === 'product_detail')
    item.details.push({ name: section.attribute_name ?? '', value: section.attribute_value ?? '' });
  else if (name === 'structured_title' || name === 'structured_description') {
    item.values[name.slice('structured_'.length)] ??= section.content ?? '';
    item.ai_written ||= section.digital_source_type === 'trained_algorithmic_media';
  } else item.values[name] = text;
}
