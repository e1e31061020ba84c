import { checkGrounding } from '../../src/ground/check-grounding.ts';
import { emptyListing } from '../../src/listing.ts';
import { baseListings } from './base-listings.ts';
import { handWritten } from './hand-written.ts';
import { honestRewrite, plantedRewrites, type Rewrite, sourceOf } from './rewrites.ts';

export interface Figures {
  /** By kind of falsehood. */
  planted: Map<string, { all: number; caught: number }>;
  honest: { all: number; flagged: number };
  /** One line for each text that was judged wrongly. */
  mistakes: string[];
}

export const caughtShare = ({ planted }: Figures): number => {
  const kinds = [...planted.values()];
  return kinds.reduce((sum, { caught }) => sum + caught, 0) / kinds.reduce((sum, { all }) => sum + all, 0);
};
export const flaggedShare = ({ honest }: Figures): number => honest.flagged / honest.all;
export const countPlanted = ({ planted }: Figures): number =>
  [...planted.values()].reduce((sum, { all }) => sum + all, 0);

const honestPerBase = 8;

/** Checks every generated text. The numbers are seeds, so every run judges the same texts. */
export function measureGenerated(firstSeed = 1): Figures {
  const figures: Figures = { planted: new Map(), honest: { all: 0, flagged: 0 }, mistakes: [] };
  for (const [index, base] of baseListings().entries()) {
    const source = sourceOf(base);
    const seed = firstSeed + index * 100;
    const rewrites = [
      ...Array.from({ length: honestPerBase }, (_, offset) => honestRewrite(base, seed + offset)),
      ...plantedRewrites(base, seed),
    ];
    for (const rewrite of rewrites) judge(rewrite, source, figures);
  }
  return figures;
}

/** Checks every text written by hand, as a bullet of a listing of its brand. */
export function measureHandWritten(name: 'texts' | 'held-out'): Figures {
  const figures: Figures = { planted: new Map(), honest: { all: 0, flagged: 0 }, mistakes: [] };
  for (const { language, brand, source, honest, planted } of handWritten(name)) {
    const listingOf = (text: string) => ({ ...emptyListing, language, brand, bullets: [text] });
    const page = { id: 'page', kind: 'page' as const, text: source };
    for (const text of honest) judge({ id: brand, listing: listingOf(text), planted: null }, page, figures);
    for (const { kind, text, words } of planted) {
      const rewrite = { id: brand, listing: listingOf(text), planted: { kind, words, instead: '' } };
      judge(rewrite as Rewrite, page, figures);
    }
  }
  return figures;
}

function judge({ id, listing, planted }: Rewrite, source: ReturnType<typeof sourceOf>, figures: Figures): void {
  const { flags } = checkGrounding({ listing, sources: [source] });
  const texts = flags.filter(({ kind }) => kind === 'ungrounded' || kind === 'contradiction').map(({ text }) => text);
  if (planted === null) {
    figures.honest.all += 1;
    if (texts.length > 0) {
      figures.honest.flagged += 1;
      figures.mistakes.push(`honest ${id}: ${texts.join(' / ')}`);
    }
    return;
  }
  const kind = figures.planted.get(planted.kind) ?? { all: 0, caught: 0 };
  figures.planted.set(planted.kind, kind);
  kind.all += 1;
  if (texts.some((text) => quotes(text, planted))) kind.caught += 1;
  else {
    const said = texts.length === 0 ? 'no flag' : texts.join(' / ');
    figures.mistakes.push(`${planted.kind} ${id}: “${planted.words}” for “${planted.instead}”: ${said}`);
  }
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}#"]+/gu) ?? [];

// A flag counts when it quotes what is false, not merely something near it.
function quotes(flag: string, { kind, words, instead }: NonNullable<Rewrite['planted']>): boolean {
  const quoted = flag.match(/“[^”]*”?/gu)?.[0] ?? flag;
  const [said, truth] = [wordsIn(quoted), new Set(wordsIn(instead))];
  const own = wordsIn(words).filter((word) => !truth.has(word));
  // A claim turned round ("not oven safe") shares its words with the truth.
  const isTurned = kind === 'claim' || kind === 'compatibility' || own.length === 0;
  const needed = isTurned ? wordsIn(words).filter((word) => word.length > 2 || /\d|#/u.test(word)) : own;
  return needed.some((word) =>
    said.some((other) => other.includes(word) || (/\d/u.test(other) && word.startsWith(other))),
  );
}
