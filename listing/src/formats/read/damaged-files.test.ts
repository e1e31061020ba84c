import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bottle, fileOf, plain } from '../export-card-builders.ts';
import { type FileFormat, fileFormats } from '../file-formats.ts';
import { UnreadableFileError } from './read-card.ts';
import { readFormat } from './read-format.ts';

const formats = Object.keys(fileFormats) as FileFormat[];

/** Parts of a file left out, doubled or overwritten. */
const damage = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(80),
  instead: fc.constantFrom('', '"', ',', '<', '</g:title>', ';', '\n', '{}', '[null]', '\u0000'),
});

const damaged = (bytes: Uint8Array, { from, length, instead }: { from: number; length: number; instead: string }) => {
  const start = Math.floor(from * bytes.length);
  return Uint8Array.from([
    ...bytes.slice(0, start),
    ...new TextEncoder().encode(instead),
    ...bytes.slice(start + length),
  ]);
};

it.each(formats)('a damaged %s gives cards or says that it cannot be read', async (format) => {
  const { bytes } = await fileOf(format, [bottle, plain({ bullets: ['One', 'Two'] })]);
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
      try {
        const cards = readFormat(format, damages.reduce(damaged, bytes));
        for (const { listing } of cards) expect(typeof listing.title).toBe('string');
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFileError);
      }
    }),
    { numRuns: 60 },
  );
});
