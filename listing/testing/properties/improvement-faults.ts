import { listingSource, listingTexts } from '../../src/ground/listing-texts.ts';
import { improveListing, type RuleImprovement } from '../../src/improve/improve-listing.ts';
import type { Listing, ListingImage, ListingSection } from '../../src/listing.ts';
import { type MarketplaceId, profileOf } from '../../src/marketplaces/profiles.ts';
import { scoreListing } from '../../src/score/score-listing.ts';
import { htmlToText } from '../../src/text/html-to-text.ts';
import { controlPattern, emojiPattern } from '../../src/text/signs.ts';
import { codePoints, phrasePattern, utf8Bytes, wordList } from '../../src/text/words.ts';

// Names that the improver gives to facts which only the text states.
const ownNames = [
  'brand model number material color colour degrees dimensions length width height depth thickness diameter weight',
  'capacity size sizes age pack contents included packaging use finish country origin of marke modellnummer farbe maße',
  // Of the sentences that tell properties.
  'this these product it they is are has have a an and made in for comes come as with measures measure weighs weigh fits fit ages contains contain',
  'die der das ist betragt betragen und le la est de et en produit el es il lo di wynosi wynosza to',
  'hohe breite tiefe lange starke gewicht',
  'marque matiere couleur reference fabricant marca medidas numero de modelo materiale colore dimensioni numero modello',
  'бренд материал цвет артикул производителя размеры',
].flatMap((line) => line.split(' '));
const mostQuestions = 5;

/**
 * What an improvement of this listing breaks of its promises, in words; empty when it keeps them all. With the listing
 * as its only source: the score is not lower, no changed section passes a hard limit or holds a refused sign, no word or
 * fact is new, changed texts have evidence, it is the same each time, and improving the result changes nothing.
 */
export function improvementFaults(
  original: Listing,
  images: readonly ListingImage[],
  marketplace: MarketplaceId,
): string[] {
  const sources = [listingSource(original, 's1', 'page')];
  const improve = (listing: Listing, protectedTexts: string[] = []): RuleImprovement =>
    improveListing({
      listing,
      images: [...images],
      sources,
      marketplace,
      options: { protected_texts: protectedTexts },
    });
  const result = improve(original);
  const { listing } = result;
  const again = improve(listing).listing;
  const isChanged = (section: ListingSection, from = original, to = listing): boolean =>
    JSON.stringify(from[section]) !== JSON.stringify(to[section]);
  const sections: ListingSection[] = ['title', 'description', 'bullets', 'specifications', 'keywords'];
  return [
    ...lowerScore(original, listing, images, marketplace),
    ...sections
      .filter((section) => isChanged(section))
      .flatMap((section) => limitFaults(section, listing, marketplace)),
    ...newWords(original, listing),
    ...result.flags.flatMap(({ kind, path, text }) => (kind === 'ungrounded' ? [`${path}: ${text}`] : [])),
    ...withoutEvidence(original, result),
    ...(JSON.stringify(improve(original)) === JSON.stringify(result) ? [] : ['not the same each time']),
    ...sections.filter((section) => isChanged(section, listing, again)).map((section) => `${section} changes again`),
    ...(result.questions.length > mostQuestions ? ['too many questions'] : []),
    ...lostProtected(original, improve),
  ];
}

function lowerScore(
  original: Listing,
  listing: Listing,
  images: readonly ListingImage[],
  marketplace: MarketplaceId,
): string[] {
  const before = scoreListing({ listing: original, images: [...images], marketplace });
  const after = scoreListing({ listing, images: [...images], marketplace });
  const isLower = after.total < before.total || after.raw < before.raw - 1e-6;
  return isLower ? [`score ${before.raw} falls to ${after.raw}`] : [];
}

function limitFaults(section: ListingSection, listing: Listing, marketplace: MarketplaceId): string[] {
  const { title, description, bullets, keywords } = profileOf(marketplace);
  const over = (length: number, max: number | null | undefined, what: string): string[] =>
    typeof max === 'number' && length > max ? [`${what}: ${length} of ${max}`] : [];
  switch (section) {
    case 'title':
      return [...over(codePoints(listing.title), title.hard, 'title'), ...refusedSigns(listing, marketplace)];
    case 'description':
      return over(codePoints(htmlToText(listing.description)), description.hard_max, 'description');
    case 'bullets':
      return [
        ...over(listing.bullets.length, bullets?.max, 'bullets'),
        ...listing.bullets.flatMap((bullet) => over(codePoints(bullet), bullets?.len[1], `bullet “${bullet}”`)),
      ];
    case 'keywords': {
      const isBytes = keywords?.mode === 'bytes';
      const amount = isBytes ? utf8Bytes(listing.keywords.join(' ')) : listing.keywords.length;
      return [
        ...over(amount, keywords?.max, 'keywords'),
        ...listing.keywords.flatMap((keyword) => over(codePoints(keyword), keywords?.len, `keyword “${keyword}”`)),
      ];
    }
    default:
      return [];
  }
}

function refusedSigns({ title, brand }: Listing, marketplace: MarketplaceId): string[] {
  const { ban_re: banned, once, brand: brandRule } = profileOf(marketplace).title;
  const named = brandRule === 'forbid' && brand?.trim() ? phrasePattern([brand.trim()]) : null;
  const patterns = [emojiPattern, controlPattern, ...(banned === '' ? [] : [new RegExp(banned, 'gu')])];
  return [
    ...patterns.filter((pattern) => title.search(pattern) >= 0).map(() => `a refused sign in “${title}”`),
    ...[...once].filter((sign) => title.split(sign).length > 2).map((sign) => `${sign} twice in “${title}”`),
    ...(named !== null && title.search(named) >= 0 ? [`the brand in “${title}”`] : []),
  ];
}

// Capitals of some letters are two letters or lose their marks, so both sides go the same way.
const folded = (text: string): string =>
  text.toLowerCase().toUpperCase().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
const partsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function newWords(original: Listing, listing: Listing): string[] {
  // A page may have escaped its text twice; the reader's text counts.
  const source = listingSource(original, 's1', 'page').text;
  const known = [folded(source), folded(htmlToText(source)), ...ownNames].join('\n');
  return listingTexts(listing).flatMap(({ path, text }) =>
    partsOf(text).flatMap((part) => (known.includes(part) ? [] : [`${path}: new word “${part}”`])),
  );
}

function withoutEvidence(original: Listing, { listing, evidence }: RuleImprovement): string[] {
  const before = new Set(listingTexts(original).map(({ section, text }) => `${section} ${text}`));
  const proven = new Set(evidence.map(({ path }) => path));
  return listingTexts(listing).flatMap(({ section, path, text }) => {
    const isLong = wordList(text).some((word) => word.length >= 3);
    return isLong && !before.has(`${section} ${text}`) && !proven.has(path) ? [`${path}: no evidence`] : [];
  });
}

/** Every second entry of each list is protected; none may lose a letter. */
function lostProtected(original: Listing, improve: (listing: Listing, kept: string[]) => RuleImprovement): string[] {
  const plain = (text: string): string => htmlToText(text).replace(/\s+/gu, ' ').trim();
  const entries = [...original.bullets, ...original.keywords].filter((_, index) => index % 2 === 0);
  const kept = [original.title, ...entries].filter((text) => text === plain(text) && wordList(text).length > 0);
  if (kept.length === 0) return [];
  const { listing } = improve(original, kept);
  const now = [listing.title, ...listing.bullets, ...listing.keywords];
  return kept.flatMap((text) => (now.some((other) => plain(other).includes(text)) ? [] : [`lost “${text}”`]));
}
