import { factsIn } from '../ground/facts.ts';
import { vocabularyLanguages } from '../ground/word-facts.ts';
import { hasContact } from '../text/signs.ts';
import { codePoints, isUnspaced } from '../text/words.ts';
import { cleanLine } from './clean-text.ts';
import { isFiller } from './keyword-words.ts';
import type { RewriteContext } from './rewrite-context.ts';

const shortestInRun = 3;
// "L'huile" is found as "huile".
const elided = /^(?:l|d|qu|j|n|s|c|m|t|all|dell|nell|sull)['’](?=\p{L}{3})/u;
const sizeWord = /^x{2,4}[sl]$/u;
// "LxBxH".
const sidesWord = /^[lbhtwdøд](?:[x×х][lbhtwd]){1,2}$/u;

/** Runs of content words, in small letters: nothing stands between two words of a run but a space. */
export function runsOf(text: string, context: RewriteContext): string[][] {
  if (hasContact(text)) return [];
  // Where words have no spaces two signs are one: "茶具".
  const fewest = isUnspaced(text) ? 2 : shortestInRun;
  return (
    withoutDenied(cleanLine(text, context))
      .toLowerCase()
      // The capital "İ" has no small letter of one sign elsewhere than in Turkish.
      .replaceAll('i\u0307', 'i')
      .split(/[^\p{L}\p{M}\p{N}\s'’-]+|\s+[–—-]\s+/u)
      .flatMap((part) => {
        const runs: string[][] = [[]];
        for (const written of withNegations(part.split(/\s+/u))) {
          const word = written.replace(elided, '');
          if (
            codePoints(word) < fewest ||
            sizeWord.test(word) ||
            sidesWord.test(word) ||
            countWords.has(word) ||
            isFiller(word) ||
            // What is worn on the head, and a verb of German.
            (word === 'hat' && context.language === 'de') ||
            /\p{N}/u.test(word) ||
            !/\p{L}/u.test(word)
          )
            runs.push([]);
          else runs.at(-1)?.push(word);
        }
        return runs.filter((run) => run.length > 0);
      })
  );
}

const negations: ReadonlySet<string> = new Set(['non', 'anti', 'not', 'no']);

/** "Non slip" as one word, for it is the opposite of "slip", and "wool blend", which is no wool. */
export const withNegations = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => {
    if (negations.has(word) || (word === 'blend' && index > 0)) return [];
    const before = words[index - 1] ?? '';
    if (words[index + 1] === 'blend') return [`${word} blend`];
    return [negations.has(before) && /^\p{L}/u.test(word) ? `${before} ${word}` : word];
  });

/** A text without the materials and other facts that it denies, in whatever language: "not stainless steel" finds none. */
function withoutDenied(text: string): string {
  const denied = factsIn(text, vocabularyLanguages).filter((fact) => fact.denied === true);
  return denied.reverse().reduce((rest, { start, end }) => `${rest.slice(0, start)}|${rest.slice(end)}`, text);
}

export const countWords: ReadonlySet<string> = new Set(
  'pcs pc pieces piece pack packs ct count pk stück stk teile pièces unidades uds шт'.split(' '),
);
