import { oneLine } from './clean-text.ts';

const fewest = 2;
const most = 15;

/** The items of the longest list in a description: the features, when a shop has no place of its own for them. */
export function bulletsOfDescription(html: string): string[] {
  let best: string[] = [];
  for (const list of html.split(/<(?:ul|ol)>/).slice(1)) {
    const items = (list.split(/<\/(?:ul|ol)>/)[0] ?? '')
      .split('<li>')
      .slice(1)
      .map((item) => oneLine(item.replace(/<[^>]{0,20}>/g, ' ')))
      .filter((item) => item !== '');
    const features = items.filter((item) => item.length >= 12 && item.length <= 400);
    const rows = items.filter((item) => /^[^:.]{2,30}:\s/u.test(item) && item.length < 60).length;
    if (items.length < fewest || items.length > most || features.length < items.length * 0.7) continue;
    if (rows <= items.length / 2 && items.length > best.length) best = items;
  }
  return best;
}
