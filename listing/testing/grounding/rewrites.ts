import type { Source } from '../../src/evidence.ts';
import { listingSource } from '../../src/ground/listing-texts.ts';
import { emptyListing, type Listing } from '../../src/listing.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import type { BaseListing, FalsehoodKind, Slot, Statement } from './base-listings.ts';
import { type InventedSentence, inventedSentences, openings } from './invented-sentences.ts';

export interface Rewrite {
  id: string;
  listing: Listing;
  /** Null for an honest rewrite. `instead` is what the source says. */
  planted: { kind: FalsehoodKind; words: string; instead: string } | null;
}

type Choose = (slot: Slot) => string;
const worded = (statement: Statement, choose: Choose): string =>
  statement.pieces.map((piece) => (typeof piece === 'string' ? piece : choose(piece))).join('');

/** The listing as its shop states it. */
export function originalOf(base: BaseListing): Listing {
  return assembled(
    base,
    base.statements.map((statement) => ({ part: statement.part, text: worded(statement, ({ original }) => original) })),
  );
}

export const sourceOf = (base: BaseListing): Source => listingSource(originalOf(base), 'page', 'page');

interface Text {
  part: Statement['part'];
  text: string;
}

function assembled(base: BaseListing, texts: readonly Text[]): Listing {
  const of = (part: Text['part']): string[] => texts.filter((text) => text.part === part).map(({ text }) => text);
  return {
    ...emptyListing,
    language: base.language,
    brand: base.brand,
    title: of('title').join(', '),
    bullets: of('bullet'),
    description: of('sentence').join('\n'),
    specifications: of('specification').map((text) => {
      const [name = '', value = ''] = text.split(/\s?: /u);
      return { name, value };
    }),
  };
}

/** An honest rewrite: the same facts in other words, another order and other places. */
export function honestRewrite(base: BaseListing, seed: number): Rewrite {
  const random = seededRandom(seed);
  const choose: Choose = ({ original, honest }) =>
    honest.length > 0 && random.chance(0.6) ? random.pick(honest) : original;
  const texts = base.statements.map((statement) => ({ part: statement.part, text: worded(statement, choose) }));
  return { id: `${base.id}/honest/${seed}`, listing: rearranged(base, texts, '', random), planted: null };
}

/** Every false wording of the base once, each in an honest rewrite of everything else, and some invented sentences. */
export function plantedRewrites(base: BaseListing, seed: number): Rewrite[] {
  const wordings = base.statements.flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      typeof piece === 'string' ? [] : piece.planted.map((planted) => ({ slot: piece, planted })),
    ),
  );
  return [
    ...wordings.map(({ slot, planted }, index) => {
      const random = seededRandom(seed * 1000 + index);
      const choose: Choose = (piece) => {
        if (piece === slot) return planted.text;
        return piece.honest.length > 0 && random.chance(0.5) ? random.pick(piece.honest) : piece.original;
      };
      const texts = base.statements.map((statement) => ({ part: statement.part, text: worded(statement, choose) }));
      return {
        id: `${base.id}/false/${index}`,
        listing: rearranged(base, texts, planted.text, random),
        planted: { kind: planted.kind, words: planted.text, instead: slot.original },
      };
    }),
    ...inventedFor(base, seed).map((sentence, index) => withInvented(base, sentence, seed * 1000 + 500 + index)),
  ];
}

function inventedFor(base: BaseListing, seed: number): InventedSentence[] {
  const sentences = inventedSentences[base.language] ?? [];
  return seededRandom(seed)
    .shuffled(sentences)
    .filter(({ unless }) => unless === undefined || !base.has.has(unless))
    .slice(0, 4);
}

function withInvented(base: BaseListing, sentence: InventedSentence, seed: number): Rewrite {
  const { listing, id } = honestRewrite(base, seed);
  const changed =
    seed % 2 === 0
      ? { ...listing, bullets: [...listing.bullets, sentence.text] }
      : { ...listing, description: `${listing.description}\n${sentence.text}.` };
  return {
    id: `${id}/invented`,
    listing: changed,
    planted: { kind: sentence.kind, words: sentence.words, instead: '' },
  };
}

const tags = ['p', 'li'] as const;

function rearranged(base: BaseListing, texts: readonly Text[], keep: string, random: SeededRandom): Listing {
  const kept = texts.filter(
    ({ part, text }) => part === 'title' || (keep !== '' && text.includes(keep)) || random.chance(0.85),
  );
  const moved = kept.map((text) => (text.part !== 'title' && random.chance(0.2) ? elsewhere(text, random) : text));
  const titles = moved
    .filter(({ part }) => part === 'title')
    .map((title) => ({ ...title, text: retitled(title.text, keep, random) }));
  const bullets = merged(random.shuffled(moved.filter(({ part }) => part === 'bullet')), random);
  const sentences = random.shuffled(moved.filter(({ part }) => part === 'sentence'));
  const specifications = random.shuffled(moved.filter(({ part }) => part === 'specification'));
  const opening = openings[base.language] ?? [];
  const opened = bullets.map((text) =>
    random.chance(0.15) ? { ...text, text: random.pick(opening) + text.text } : text,
  );
  const listing = assembled(
    base,
    [...titles, ...opened, ...sentences, ...specifications].map((text) => respaced(text, random)),
  );
  if (!random.chance(0.3)) return listing;
  const tag = random.pick(tags);
  const marked = listing.description
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `<${tag}>${line}</${tag}>`)
    .join('');
  return { ...listing, description: tag === 'li' ? `<ul>${marked}</ul>` : marked };
}

// A specification becomes a bullet, a bullet a sentence, a sentence a bullet.
function elsewhere({ part, text }: Text, random: SeededRandom): Text {
  if (part === 'sentence') return { part: 'bullet', text: text.replace(/\.$/u, '') };
  if (part === 'bullet') return { part: 'sentence', text: `${text}.` };
  return random.chance(0.5) ? { part: 'bullet', text } : { part: 'sentence', text: `${text}.` };
}

function retitled(title: string, keep: string, random: SeededRandom): string {
  const [first = '', ...rest] = title.split(', ');
  const segments = random
    .shuffled(rest)
    .filter((text) => (keep !== '' && (text.includes(keep) || keep.includes(text))) || random.chance(0.8));
  const joined = [first, ...segments].join(random.pick([', ', ' | ', ' – ', ', ']));
  return random.chance(0.15) ? joined.toUpperCase() : joined;
}

function merged(bullets: Text[], random: SeededRandom): Text[] {
  const [first, second, ...rest] = bullets;
  if (first === undefined || second === undefined || !random.chance(0.3)) return bullets;
  return [{ part: 'bullet', text: `${first.text}${random.pick(['; ', '. ', ' – '])}${second.text}` }, ...rest];
}

// Spaces and signs as other keyboards and shops write them.
function respaced(text: Text, random: SeededRandom): Text {
  if (!random.chance(0.2)) return text;
  const nbsp = text.text.replace(/(?<=\d) (?=\p{L})/gu, '\u00A0');
  return { ...text, text: nbsp.replaceAll(' × ', '×').replaceAll(' – ', '–') };
}
