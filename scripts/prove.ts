// `npm run prove [-- SIZE]`: the properties of the listing engine on many generated listings, 10,000 unless told otherwise.

import { rubric } from '../listing/src/score/rubric.ts';
import { proveImproving } from '../listing/testing/properties/improvement-properties.ts';
import { proveScoring } from '../listing/testing/properties/score-properties.ts';

/** A property that throws when a generated listing breaks it; returns a summary of what was seen. */
interface Property {
  name: string;
  prove: (size: number) => string;
}

// A title that is too long cannot be shortened without moving the rule of the good length.
const neverAlone = new Set(['T1']);

const properties: Property[] = [
  {
    name: 'scoring: sums, repetition, places, and every fix brings its gain',
    prove(size) {
      const exact = proveScoring(size);
      const unseen = rubric.filter(({ id }) => !exact.has(id) && !neverAlone.has(id)).map(({ id }) => id);
      if (size >= 10_000 && unseen.length > 0) throw new Error(`no fix alone was seen of ${unseen.join(', ')}`);
      return `fixes that moved nothing else: ${rubric.map(({ id }) => `${id} ${exact.get(id) ?? 0}`).join(', ')}`;
    },
  },
  {
    name: 'improving: no lower score, no limit passed, nothing invented, the same again, protected texts kept',
    prove(size) {
      const seen = proveImproving(size);
      return [...seen].map(([marketplace, count]) => `${marketplace} ${count}`).join(', ');
    },
  },
];

function main(size: number): number {
  let failed = 0;
  for (const { name, prove } of properties) {
    const start = performance.now();
    try {
      const seen = prove(size);
      console.log(`held   ${name}, ${size} listings\n       ${seen}`);
    } catch (error) {
      failed += 1;
      console.log(
        `BROKEN ${name}: ${error instanceof Error ? `${error.message}\n${String(error.cause ?? '')}` : error}`,
      );
    }
    console.log(`       ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  return failed === 0 ? 0 : 1;
}

process.exitCode = main(Number(process.argv[2] ?? 10_000));
