import type { Listing, ListingSection } from '../listing.ts';
import { type MarketplaceId, profileOf } from '../marketplaces/profiles.ts';
import { listingLanguage } from '../text/language.ts';
import { codePoints, isUnspaced, wordList } from '../text/words.ts';
import { sentencesOf } from './clean-text.ts';
import { linesOf } from './description-lines.ts';
import { isFiller, isWeak } from './keyword-words.ts';
import { beginsWithName } from './name-line.ts';
import { contentOf, saidOnce } from './said-once.ts';
import { isShopTalk } from './shop-talk.ts';
import { isTorn, pointsBack } from './stands-alone.ts';
import { isHeading } from './tellable.ts';
import { stem } from './title-parts.ts';

/** What a strict editor would not publish, as far as a machine can see it. */
export type Criterion =
  | 'title is torn'
  | 'title says a word twice'
  | 'bullet says nothing alone'
  | 'bullet is a heading'
  | 'bullet is told by the description'
  | 'description begins with the name'
  | 'description is left over'
  | 'description is torn'
  | 'description points to what is not there'
  | 'description speaks of the shop'
  | 'description repeats itself'
  | 'tag of one word'
  | 'tag doubled'
  | 'search term finds nothing';

export interface CardFault {
  criterion: Criterion;
  section: ListingSection;
  text: string;
}

/** The faults of a card as a buyer sees it on the marketplace: fields that it does not show have none. */
export function cardFaults(listing: Listing, marketplace: MarketplaceId): CardFault[] {
  const language = listingLanguage(listing);
  return [
    ...titleFaults(listing),
    ...bulletFaults(listing, marketplace, language),
    ...descriptionFaults(listing, language),
    ...keywordFaults(listing, marketplace, language),
  ];
}

function titleFaults({ title, brand }: Listing): CardFault[] {
  const fault = (criterion: Criterion, text: string): CardFault => ({ criterion, section: 'title', text });
  const named = new Set(wordList(brand ?? ''));
  const words = wordList(title).filter((word) => /^\p{L}{4,}$/u.test(word) && !isFiller(word) && !named.has(word));
  const twice = words.find((word, index) => words.slice(0, index).map(stem).includes(stem(word)));
  return [
    ...(isTorn(title) ? [fault('title is torn', title)] : []),
    ...(twice === undefined || isUnspaced(title) ? [] : [fault('title says a word twice', twice)]),
  ];
}

function bulletFaults(listing: Listing, marketplace: MarketplaceId, language: string): CardFault[] {
  if (profileOf(marketplace).bullets === null) return [];
  const told = saidIn(listing.description);
  return listing.bullets.flatMap((text): CardFault[] => {
    const fault = (criterion: Criterion): CardFault[] => [{ criterion, section: 'bullets', text }];
    if (isHeading(text) || /[:：]$/u.test(text.trim())) return fault('bullet is a heading');
    if (pointsBack(text, language) || isTorn(text)) return fault('bullet says nothing alone');
    return told.some((sentence) => tellsAgain(text, sentence)) ? fault('bullet is told by the description') : [];
  });
}

const saidIn = (description: string): string[] =>
  linesOf(description).flatMap((line) => sentencesOf(line.replace(/^• /u, '')));

// So many of the words of the shorter one make the two the same; fewer words than these are a name. Our choice.
const sameShare = 0.8;
const fewestSame = 3;

/** True when a bullet and a sentence say the same: nearly all content words of one stand in the other. */
export function tellsAgain(bullet: string, sentence: string): boolean {
  const own = contentOf(bullet);
  const said = contentOf(sentence);
  if (own.size < fewestSame || said.size < fewestSame) return false;
  const common = [...own].filter((word) => said.has(word)).length;
  return common >= sameShare * Math.min(own.size, said.size);
}

// "See the photos", "as shown above", "click here" mean nothing in another place.
const points =
  /(?<!\p{L})(?:(?:see|check|refer to|look at|as (?:shown|seen|pictured) in) (?:the |our |all )?(?:photos?|pictures?|pics|images?|size chart|table|chart)|as (?:pictured|shown)(?: above| below)?|(?:see|shown|described|listed) (?:above|below)|click (?:here|on)|siehe (?:oben|unten|foto|bild|abbildung)|s\. (?:foto|bild)|voir (?:photos?|ci-dessous|ci-dessus)|ver (?:fotos?|abajo|arriba)|vedi (?:foto|sotto|sopra)|см\. (?:фото|ниже|выше)|на фото)(?!\p{L})/iu;

function descriptionFaults(listing: Listing, language: string): CardFault[] {
  const { description } = listing;
  const fault = (criterion: Criterion, text: string): CardFault => ({ criterion, section: 'description', text });
  const lines = linesOf(description);
  const said = saidIn(description);
  const texts = lines.filter((line) => !line.startsWith('• '));
  const last = lines.at(-1) ?? '';
  const [twice] = saidOnce(lines, []).gone;
  const isAlone = lines.length > 1 && last.startsWith('• ') && !(lines.at(-2) ?? '').startsWith('• ');
  const isLoose =
    lines.length > 1 && !last.startsWith('• ') && !isWhole(last) && isWhole(lines.at(-2)?.replace(/^• /u, '') ?? '');
  const isHeadless = /[:：]$/u.test(last);
  return [
    ...(beginsWithName(lines, listing, language) ? [fault('description begins with the name', lines[0] ?? '')] : []),
    ...((isAlone && !/[:：]$/u.test(lines.at(-2) ?? '')) || isLoose || isHeadless
      ? [fault('description is left over', last)]
      : []),
    ...texts.filter((line) => !/[:：]$/u.test(line) && isTorn(line)).map((text) => fault('description is torn', text)),
    // "This is one of my bigger pieces" speaks of the product, which everybody sees.
    ...(pointsBack(said[0] ?? '', language) && !/^th(?:is|ese) (?:is|are) /iu.test(said[0] ?? '')
      ? [fault('description is torn', said[0] ?? '')]
      : []),
    ...said.filter((text) => points.test(text)).map((text) => fault('description points to what is not there', text)),
    ...said.filter(isShopTalk).map((text) => fault('description speaks of the shop', text)),
    ...(twice === undefined ? [] : [fault('description repeats itself', twice)]),
  ];
}

const isWhole = (line: string): boolean => /[.!?…。！？]["”»)]?$/u.test(line);

// A German name of this length is of several words: "Edelstahltrinkflasche".
const longestOfOne = 10;
const compounds: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi', 'hu']);

/** True for a language that writes a name of several words as one. */
export const isCompound = (language: string): boolean => compounds.has(language);

/** True for a tag that finds everybody's goods: one word that is no name of several. */
export const isSingleTag = (tag: string, language: string): boolean =>
  wordList(tag).length === 1 &&
  !isUnspaced(tag) &&
  !/[-_]/u.test(tag) &&
  !(isCompound(language) && codePoints(tag) >= longestOfOne);

const adverb = /(?:ly|n['’]t)$/u;

function keywordFaults({ keywords }: Listing, marketplace: MarketplaceId, language: string): CardFault[] {
  const profile = profileOf(marketplace).keywords;
  if (profile === null) return [];
  const fault = (criterion: Criterion, text: string): CardFault => ({ criterion, section: 'keywords', text });
  if (profile.mode === 'bytes')
    return keywords
      .filter((term) => wordList(term).every((word) => isWeak(word) || adverb.test(word)))
      .map((text) => fault('search term finds nothing', text));
  const keys = keywords.map((tag) => wordList(tag).map(stem).sort().join(' '));
  return [
    ...keywords.filter((_, index) => keys.indexOf(keys[index] ?? '') < index).map((text) => fault('tag doubled', text)),
    // Ozon takes single words, with a # in front.
    ...(marketplace === 'ozon' ? [] : keywords.filter((tag) => isSingleTag(tag, language))).map((text) =>
      fault('tag of one word', text),
    ),
  ];
}
