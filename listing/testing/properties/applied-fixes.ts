import type { Listing, ListingImage } from '../../src/listing.ts';
import { imageWith } from '../../src/listing-builders.ts';
import type { Profile } from '../../src/marketplaces/profile.ts';
import type { RuleScore } from '../../src/score/score.ts';
import { htmlToText } from '../../src/text/html-to-text.ts';
import { contactPatterns } from '../../src/text/signs.ts';
import { codePoints, wordsOf } from '../../src/text/words.ts';
import type { ScoredListing } from './listing-arbitrary.ts';
import { bytesOf, inNormalCase, madeUpKeyword, madeUpWord, respelled } from './made-up-words.ts';

/** One rule's fix, carried out as its text says. */
type Fix = (subject: ScoredListing, rule: RuleScore, profile: Profile) => ScoredListing;

const withListing = (subject: ScoredListing, fields: Partial<Listing>): ScoredListing => ({
  ...subject,
  listing: { ...subject.listing, ...fields },
});
const filled = (items: readonly string[]) => items.filter((item) => item.trim() !== '');
const indexIn = (path: string): number => Number(path.split('/')[1]);
const indexesOf = ({ where }: RuleScore): Set<number> => new Set(where.map(({ path }) => indexIn(path)));
const rangesIn = ({ where }: RuleScore, path: string) =>
  where.flatMap((place) => (place.path === path ? [{ start: place.start ?? 0, end: place.end ?? 0 }] : []));

const closing = 'Zorvqatmelk';

/** A title within the good range, its case normal, cut from the old one or lengthened by digits. */
function fittedTitle(title: string, { min, max, words }: Profile['title']): string {
  const [...signs] = title.trim().normalize('NFC');
  const kept = wordsOf(title.trim().normalize('NFC'));
  const room = words === null || kept.length < words;
  if (signs.length < min && room && signs.length > 0) {
    return `${signs.join('')} ${'7'.repeat(Math.max(1, min - signs.length - 1))}`;
  }
  const head = signs.slice(0, max - closing.length - 1).join('');
  const lastWord = wordsOf(head).at((words ?? wordsOf(head).length + 2) - 2);
  const start = inNormalCase(words === null || lastWord === undefined ? head : head.slice(0, lastWord.end)).trim();
  const short = `${start} ${closing}`.trim();
  return codePoints(short) < min ? short + '7'.repeat(min - codePoints(short)) : short;
}

const rewriteTitle: Fix = (subject, _rule, profile) =>
  withListing(subject, { title: fittedTitle(subject.listing.title, profile.title) });

const respellTitle: Fix = (subject, rule, profile) => {
  const { title } = subject.listing;
  if (title.trim() === '') return rewriteTitle(subject, rule, profile);
  const ranges = rangesIn(rule, 'title');
  const isSign = ({ start, end }: { start: number; end: number }) => !/[\p{L}\p{N}]/u.test(title.slice(start, end));
  return withListing(subject, { title: respelled(withoutSigns(title, ranges.filter(isSign)), ranges, 100) });
};

/** Commas in place of signs, and letters in place of signs that belong to a word, such as loose accents. */
function withoutSigns(title: string, ranges: readonly { start: number; end: number }[]): string {
  return [...ranges].reverse().reduce((text, { start, end }) => {
    const sign = text.slice(start, end).normalize('NFC');
    const harmless = /[\p{L}\p{M}\p{N}]/u.test(sign) ? 'q' : ',';
    return text.slice(0, start) + harmless.repeat(codePoints(sign)) + text.slice(end);
  }, title);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines of at most 600 characters from words of two signs, which add length and nothing else. */
const filling = (characters: number) =>
  Array.from({ length: Math.ceil(characters / 600) }, (_, line) =>
    '12 '
      .repeat(200)
      .slice(0, Math.max(3, Math.min(599, characters - line * 599)))
      .replace(/ $/, '2'),
  ).join('\n');

const newWords = (count: number) => Array.from({ length: count }, (_, index) => madeUpWord(900 + index, 3)).join('\n');

const writeDescription = (subject: ScoredListing, profile: Profile) =>
  withListing(subject, { description: `${newWords(20)}\n${filling(profile.description.ideal)}` });

/** A description fix; without any text, one is written instead. */
const describing =
  (fix: (text: string, subject: ScoredListing, profile: Profile, rule: RuleScore) => string): Fix =>
  (subject, rule, profile) => {
    const text = htmlToText(subject.listing.description);
    if (text === '') return writeDescription(subject, profile);
    return withListing(subject, { description: fix(text, subject, profile, rule) });
  };

function withoutContacts(text: string): string {
  let rest = text;
  for (let round = 0; round < 5; round += 1) {
    for (const { pattern } of contactPatterns)
      rest = rest.replace(pattern, (found) => found.replace(/[^\p{L}]/gu, '7').replace(/\p{L}/gu, 'q'));
  }
  return rest;
}

/** A paragraph in lines of at most 600 characters, broken at spaces. */
const inLines = (text: string) => text.replace(/(.{1,600})(?:\s|$)/gu, '$1\n').trim();

const goodBullet = (index: number) =>
  `Fact ${madeUpWord(300 + index)} ${madeUpWord(700 + index)} ${madeUpWord(900 + index)}`;

const addBullets: Fix = (subject, _rule, profile) => {
  const { ideal = 0, max = null } = profile.bullets ?? {};
  const bullets = filled(subject.listing.bullets).slice(0, max ?? undefined);
  while (bullets.length < ideal) bullets.push(goodBullet(bullets.length));
  return withListing(subject, { bullets });
};

const replaceBullets: Fix = (subject, rule, profile) => {
  if (filled(subject.listing.bullets).length === 0) return addBullets(subject, rule, profile);
  const wrong = indexesOf(rule);
  return withListing(subject, {
    bullets: subject.listing.bullets.map((bullet, index) => (wrong.has(index) ? goodBullet(index) : bullet)),
  });
};

/** The capital of a letter; another letter where it has none of its own. */
function capitalOf(letter: string): string {
  const capital = letter.toUpperCase();
  return /^\p{Lu}$/u.test(capital) && capital.toLowerCase() === letter ? capital : 'Q';
}

/** Only a capital where that is all a bullet lacks. */
const restyleBullets: Fix = (subject, rule, profile) => {
  if (filled(subject.listing.bullets).length === 0) return addBullets(subject, rule, profile);
  return withListing(subject, {
    bullets: subject.listing.bullets.map((bullet, index) => {
      const [place, ...more] = rule.where.filter(({ path }) => indexIn(path) === index);
      if (place === undefined) return bullet;
      if (more.length > 0 || !/^\p{Ll}$/u.test(place.text ?? '')) return goodBullet(index);
      return `${bullet.slice(0, place.start)}${capitalOf(place.text ?? '')}${bullet.slice(place.end)}`;
    }),
  });
};

const fillSpecifications: Fix = (subject, _rule, profile) => {
  const { specifications } = subject.listing;
  const more = Array.from({ length: Math.max(0, profile.specifications - specifications.length) }, (_, index) => ({
    name: madeUpWord(40 + index),
    value: 'Zorq',
  }));
  return withListing(subject, { specifications: [...specifications, ...more] });
};

const cleanSpecifications: Fix = (subject, rule, profile) => {
  if (subject.listing.specifications.length === 0) return fillSpecifications(subject, rule, profile);
  const wrong = indexesOf(rule);
  return withListing(subject, {
    specifications: subject.listing.specifications.map(({ name, value }, index) => ({
      name: wrong.has(index) ? madeUpWord(index) : name,
      value: wrong.has(index) ? 'Zorq' : value,
    })),
  });
};

const amendKeywords: Fix = (subject, _rule, profile) => {
  const { mode = 'count', ideal = 0, max = null } = profile.keywords ?? {};
  const quantity = (list: readonly string[]) => (mode === 'bytes' ? bytesOf(list) : list.length);
  const keywords = filled(subject.listing.keywords);
  while (max !== null && quantity(keywords) > max) keywords.pop();
  while (quantity(keywords) < ideal) keywords.push(madeUpKeyword(9, keywords));
  return withListing(subject, { keywords });
};

const replaceKeywords: Fix = (subject, rule, profile) => {
  const keywords = [...subject.listing.keywords];
  if (filled(keywords).length === 0) return amendKeywords(subject, rule, profile);
  for (const index of indexesOf(rule)) {
    const bytes = profile.keywords?.mode === 'bytes' ? bytesOf([keywords[index] ?? '']) : 9;
    keywords[index] = madeUpKeyword(bytes, keywords);
  }
  return withListing(subject, { keywords });
};

/** A picture that every marketplace takes, and another for each place. */
function goodImage(profile: Profile, place: number): ListingImage {
  const aspect = profile.images.aspect?.[0] ?? 1;
  return imageWith({
    width: Math.round(3000 * aspect),
    height: 3000,
    white_share: profile.images.white ? 1 : null,
    content_hash: `fresh ${place}`,
  });
}

const addImages: Fix = ({ listing, images }, _rule, profile) => {
  const { ideal, max } = profile.images;
  const kept = images.slice(0, max ?? undefined);
  while (kept.length < ideal) kept.push(goodImage(profile, kept.length));
  return { listing, images: kept };
};

/** Changes the pictures that the rule names; without any, adds them. */
const changeImages =
  (change: (image: ListingImage, profile: Profile, place: number) => ListingImage): Fix =>
  (subject, rule, profile) => {
    if (subject.images.length === 0) return addImages(subject, rule, profile);
    const wrong = indexesOf(rule);
    return {
      ...subject,
      images: subject.images.map((image, index) => (wrong.has(index) ? change(image, profile, index) : image)),
    };
  };

const enlarged = (image: ListingImage, profile: Profile): ListingImage => {
  const { width, height } = image;
  if (width === null || height === null) {
    const { width: wide, height: high } = goodImage(profile, 0);
    return { ...image, width: wide, height: high };
  }
  return { ...image, width: width * 3000, height: height * 3000 };
};

const padded = (image: ListingImage, profile: Profile): ListingImage => {
  const aspect = profile.images.aspect?.[0] ?? 1;
  const width = image.width ?? 3000;
  const height = image.height ?? 3000;
  const scale = Math.min(width, height) < 100 ? 1000 : 1;
  const wide = Math.max(width, Math.round(height * aspect)) * scale;
  return { ...image, width: wide, height: Math.round(wide / aspect) };
};

/** Carries out the fix of each rule on any listing; the rule is fully met afterwards. */
export const appliedFixes: Record<string, Fix> = {
  T1: rewriteTitle,
  T2: rewriteTitle,
  T3: respellTitle,
  T4: (subject) => {
    const { title } = subject.listing;
    const upper = title.replace(/\p{Ll}/u, capitalOf);
    const normal = inNormalCase(title);
    return withListing(subject, { title: /\p{Lu}/u.test(title) ? normal : upper });
  },
  T5: (subject, rule, profile) => {
    const { title } = subject.listing;
    if (title.trim() === '') return rewriteTitle(subject, rule, profile);
    return withListing(subject, { title: withoutSigns(title, rangesIn(rule, 'title')) });
  },
  T6: respellTitle,
  D1: describing((text, _subject, { description }) =>
    escaped([...text].slice(0, description.hard_max ?? undefined).join('')),
  ),
  D2: describing(
    (text, { listing }, { description }) => `${listing.description}\n${filling(description.ideal - codePoints(text))}`,
  ),
  D3: describing((_text, { listing }) => listing.description.replace(/[^<>\n]{601,}/gu, inLines)),
  D4: describing((text) => escaped(withoutContacts(text))),
  D5: describing((_text, { listing }, _profile, { fix }) => {
    const wanted = Number(/at least ([\d,]+) words/.exec(fix ?? '')?.[1]?.replace(',', '') ?? 1);
    return `${listing.description}\n${newWords(wanted)}`;
  }),
  B1: addBullets,
  B2: replaceBullets,
  B3: replaceBullets,
  B4: restyleBullets,
  S1: (subject) => withListing(subject, { brand: 'Qorvatek' }),
  S2: (subject) => withListing(subject, { identifiers: { ...subject.listing.identifiers, gtin: '4006381333931' } }),
  S3: fillSpecifications,
  S4: cleanSpecifications,
  K1: amendKeywords,
  K2: replaceKeywords,
  K3: replaceKeywords,
  K4: replaceKeywords,
  I1: changeImages((_image, profile, place) => goodImage(profile, place)),
  I2: addImages,
  I3: changeImages(enlarged),
  I4: changeImages(padded),
  I5: changeImages((image) => ({ ...image, white_share: 1 })),
  I6: changeImages((image, profile, place) => ({ ...image, content_hash: goodImage(profile, place).content_hash })),
};
