import type { Evidence, Flag } from '@cardwright/listing/evidence';
import { flagWords } from '@cardwright/listing/ground/flag-words';
import { listingTexts } from '@cardwright/listing/ground/listing-texts';
import { sentencesOf } from '@cardwright/listing/improve/clean-text';
import type { Listing, ListingSection } from '@cardwright/listing/listing';

interface Grounds {
  evidence: Evidence[];
  flags: Flag[];
}

const sectionOf = (path: string): string => path.split('/', 1)[0] ?? path;

/** The words at each path, with the fields that flags can name besides the sections. */
export function textsByPath(listing: Listing): Map<string, string> {
  const texts = new Map(listingTexts(listing).map(({ path, text }) => [path, text]));
  for (const field of ['brand', 'category'] as const) {
    const value = listing[field];
    if (value !== null && value !== '') texts.set(field, value);
  }
  return texts;
}

/**
 * The evidence and flags that still hold after a seller's edit: those of texts that are still there, wherever in their list
 * they are now, and those of changed texts whose facts are still there. A lost fact stays lost until its words are back.
 */
export function carriedOver(version: Grounds & { listing: Listing }, after: Listing): Grounds {
  const before = textsByPath(version.listing);
  const now = textsByPath(after);
  const places = new Map<string, string>();
  for (const [path, text] of now) {
    const key = `${sectionOf(path)} ${text}`;
    if (!places.has(key)) places.set(key, path);
  }
  const placeOf = (path: string): { path: string; stands: boolean } | null => {
    const text = before.get(path);
    if (text !== undefined) {
      if (now.get(path) === text) return { path, stands: true };
      const moved = places.get(`${sectionOf(path)} ${text}`);
      if (moved !== undefined) return { path: moved, stands: true };
    }
    return now.has(path) ? { path, stands: false } : null;
  };
  const words = [...now.values()].join('\n');
  return {
    evidence: version.evidence.flatMap((item): Evidence[] => {
      const place = placeOf(item.path);
      if (place === null) return [];
      if (place.stands) return [{ ...item, path: place.path }];
      const facts = (item.facts ?? []).filter((fact) => now.get(place.path)?.includes(fact));
      return facts.length === 0 ? [] : [{ ...item, path: place.path, facts }];
    }),
    flags: version.flags.flatMap((flag): Flag[] => {
      const quoted = flagWords(flag);
      if (flag.kind === 'lost_fact') return quoted !== null && words.includes(quoted) ? [] : [flag];
      const place = placeOf(flag.path);
      if (place === null) return [];
      const holds = place.stands || (quoted !== null && now.get(place.path)?.includes(quoted));
      return holds ? [{ ...flag, path: place.path }] : [];
    }),
  };
}

/** What holds when sections come from earlier versions: each brings the evidence and flags that it had there. */
export function groundsOfSections(
  current: Grounds & { listing: Listing },
  restored: readonly { section: ListingSection; version: Grounds & { listing: Listing } }[],
  after: Listing,
): Grounds {
  const isBack = new Set<string>(restored.map(({ section }) => section));
  const parts = [
    { version: current, holds: (section: string) => !isBack.has(section) },
    ...restored.map((one) => ({ version: one.version, holds: (section: string) => section === one.section })),
  ].map(({ version, holds }) => {
    const { evidence, flags } = carriedOver(version, after);
    const isHere = ({ path }: { path: string }) => holds(sectionOf(path));
    return { evidence: evidence.filter(isHere), flags: flags.filter(isHere) };
  });
  return { evidence: parts.flatMap(({ evidence }) => evidence), flags: parts.flatMap(({ flags }) => flags) };
}

/** The sentences and entries of a listing that an earlier one does not have: what its writer newly states, one per line. */
export function newStatements(before: Listing, after: Listing): string {
  const statements = (listing: Listing) =>
    [...textsByPath(listing)].flatMap(([path, text]) => {
      if (path === 'brand' || path === 'category') return [`${path === 'brand' ? 'Brand' : 'Category'}: ${text}`];
      return path === 'description' ? sentencesOf(text) : [text];
    });
  const known = new Set(statements(before));
  return [...new Set(statements(after))].filter((line) => !known.has(line)).join('\n');
}
