import type { Source } from '../evidence.ts';
import { factIndex, isSupported, supportOf } from '../ground/fact-index.ts';
import { type FactSource, sourceAt } from '../ground/fact-links.ts';
import { type Fact, type FactKind, factsOf } from '../ground/facts.ts';
import { listingTexts } from '../ground/listing-texts.ts';
import { indexSources } from '../ground/source-index.ts';
import type { Listing } from '../listing.ts';
import { listingLanguage } from '../text/language.ts';

/** A fact as a version states it: the path into the listing and the words. */
export interface StatedFact {
  path: string;
  kind: FactKind;
  text: string;
}

export interface FactComparison {
  /** Stated by both, in the words of the later version; `from_path` is where the earlier one had it. */
  kept: (StatedFact & { from_path: string })[];
  /** New, with the place in the sources that states it; null when none does. */
  added: (StatedFact & { source: FactSource | null })[];
  /** The same thing with another value: 6 became 8. */
  changed: { from: StatedFact; to: StatedFact }[];
  lost: StatedFact[];
}

interface Placed extends StatedFact {
  fact: Fact;
}

/**
 * Compares the facts of two versions of a listing: kept (whatever the words, units and place), added, changed and lost. Each
 * fact counts once per version, however often it is stated. Pure; linear in the texts.
 */
export function compareFacts(from: Listing, to: Listing, sources: readonly Source[] = []): FactComparison {
  const [before, after] = [statedFacts(from), statedFacts(to)];
  const [beforeIndex, afterIndex] = [indexOf(before), indexOf(after)];
  const gone = before.filter(({ fact }) => !isSupported(fact, afterIndex));
  const fresh = after.filter(({ fact }) => !isSupported(fact, beforeIndex));
  const changed = changedPairs(gone, fresh);
  const paired = new Set(changed.flatMap((pair) => [pair.from, pair.to]));
  const added = fresh.filter((stated) => !paired.has(stated));
  // Reading the sources costs more than all the rest.
  const index = added.length === 0 ? null : indexSources(sources, listingLanguage(to), to.brand);
  return {
    kept: after.flatMap((stated) => {
      const place = supportOf(stated.fact, beforeIndex);
      return place === null ? [] : [{ ...plain(stated), from_path: place.source_id || stated.path }];
    }),
    added: added.map((stated) => ({
      ...plain(stated),
      source: sourceAt(index && supportOf(stated.fact, index.facts), sources),
    })),
    changed: changed.map((pair) => ({ from: plain(pair.from), to: plain(pair.to) })),
    lost: gone.filter((stated) => !paired.has(stated)).map(plain),
  };
}

const plain = ({ path, kind, text }: StatedFact): StatedFact => ({ path, kind, text });

function statedFacts(listing: Listing): Placed[] {
  const language = listingLanguage(listing);
  const seen = new Set<string>();
  return listingTexts(listing).flatMap(({ path, text }) =>
    factsOf(text, language).flatMap((fact): Placed[] => {
      const key = `${fact.kind} ${fact.denied ? 'not ' : ''}${fact.key}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ path, kind: fact.kind, text: fact.text, fact }];
    }),
  );
}

// The path is used as the source, so that a supported fact says where the other version has it.
const indexOf = (facts: readonly Placed[]) =>
  factIndex(facts.map(({ fact, path }) => ({ ...fact, place: { source_id: path, start: fact.start, end: fact.end } })));

/** What a fact is about: only facts about the same thing can be one changed fact. */
function subjectOf({ fact }: Placed): string {
  const dimensions = new Set(fact.number?.readings.map(({ dimension }) => dimension ?? 'count') ?? []);
  return fact.number === undefined ? fact.kind : `number ${fact.counted ?? [...dimensions].sort().join(' ')}`;
}

// A value changed if exactly one fact of a subject went and exactly one came; first within the same place.
function changedPairs(gone: readonly Placed[], fresh: readonly Placed[]): { from: Placed; to: Placed }[] {
  const pairs: { from: Placed; to: Placed }[] = [];
  const used = new Set<Placed>();
  for (const subject of [(stated: Placed) => `${subjectOf(stated)} ${stated.path}`, subjectOf]) {
    const open = groups(
      gone.filter((stated) => !used.has(stated)),
      subject,
    );
    const others = groups(
      fresh.filter((stated) => !used.has(stated)),
      subject,
    );
    for (const [key, [from, ...more]] of open) {
      const [to, ...rest] = others.get(key) ?? [];
      if (from === undefined || to === undefined || more.length > 0 || rest.length > 0) continue;
      pairs.push({ from, to });
      used.add(from).add(to);
    }
  }
  return pairs;
}

function groups(items: readonly Placed[], keyOf: (item: Placed) => string): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>();
  for (const item of items) {
    const group = found.get(keyOf(item));
    if (group === undefined) found.set(keyOf(item), [item]);
    else group.push(item);
  }
  return found;
}
