import { enumerated } from '../../enumeration.ts';
import { ProblemError } from '../../http/problem-error.ts';

const importsAgain =
  /(?<!\b(?:not|never|without|don['’]t)\s+)\b(?:re-?import(?:s|ed|ing)?\b|import(?:s|ing)?\b[^.;]{0,40}\bagain\b)/i;
/** Of a title, in a sentence that may name ten. */
const titleCharacters = 80;

/** Whether the instruction is about reading the pages of its cards again. */
export const isReimport = (instruction: string): boolean => importsAgain.test(instruction);

/** At each of its times such a task would fail: the seller is told at once. `titles`: of its cards that no page was imported for. */
export function noPage(titles: readonly string[]): ProblemError {
  const which = enumerated(titles.map((title) => `“${title.slice(0, titleCharacters).toWellFormed()}”`));
  const [were, they] = titles.length === 1 ? ['was', 'It'] : ['were', 'They'];
  return new ProblemError(
    'conflict',
    `${which} ${were} not imported from an address, so there is no page to import again. ${they} can be scored or improved at these times instead.`,
  );
}
