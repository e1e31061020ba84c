import { escapeRegExp } from '@cardwright/listing/text/words';
import type { CardListing } from '../../tool-types.ts';
import { plain } from '../safe-markdown.ts';
import { titlePlaceAsked } from '../understanding/questions/title-place-questions.ts';

/** "Why isn't "Steel" first in the title?": where it stands, and how it gets there for nothing; null for other questions. */
export function titlePlaceAnswer(question: string, listing: CardListing): string | null {
  const asked = titlePlaceAsked(question);
  if (asked === null) return null;
  const wanted = stated(asked, listing);
  const at = placeIn(listing.title, wanted);
  const name = `“${plain(wanted, 80)}”`;
  const title = `The title is: ${plain(listing.title, 300)}`;
  const kept = 'A title stays as it came or was last written until you change it or have it improved.';
  const order = `Say "make the title start with ${plain(wanted, 80)}", and I put it first, word for word; that takes no credits.`;
  if (at < 0) return `${title}\n\nIt does not say ${name}. ${kept} ${order}`;
  if (at === 0) return `${title}\n\n${name} stands first in it. ${kept}`;
  const before = listing.title.slice(0, at).trim();
  return `${title}\n\n${name} stands behind “${plain(before, 200)}”. ${kept} ${order}`;
}

/** Where these words stand, and not as a part of others: "art" is none of "Smart"; -1 where they do not. */
const placeIn = (title: string, words: string): number =>
  title.search(new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(words)}(?![\\p{L}\\p{N}])`, 'iu'));

/** "The brand", "the color": what the card has of it. */
function stated(asked: string, { brand, specifications }: CardListing): string {
  const name = asked.toLowerCase();
  if (name === 'brand' && brand !== null) return brand;
  return specifications.find((one) => one.name.toLowerCase() === name)?.value ?? asked;
}
