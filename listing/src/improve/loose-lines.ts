import { codePoints, isUnspaced, wordList } from '../text/words.ts';
import { capitalised } from './clean-text.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isNote } from './sentence-points.ts';

/** A description as a reader sees it: paragraphs, and lists of lines. */
export interface Block {
  kind: 'paragraph' | 'list';
  lines: string[];
}

const longestRow = 100;
const longestHeading = 6;

/** "1. Buy it": one of several that are done in turn. */
export const isStep = (line: string): boolean => /^\d{1,2}[.)]\s/u.test(line);

const fewestLoose = 2;
// The sign behind a figure stands for inches.
const ends = /(?:[.!?:;,…。！？：]|(?<!\d)["”»])$/u;
const begun =
  /^(?:available|comes|holds|fits|includes|contains|measures|weighs|made|works|suitable|not suitable|not for|good for|ideal for|perfect for|can be|keeps?|supports|message me|please|always|never|wash|store|use|do not)\s/iu;

/** "Why our dogs love it" above a list, "Perfect Fit" above a paragraph. */
function isHeadOf(line: string, { kind }: Block): boolean {
  if (/\d/u.test(line) || wordList(line).length > longestHeading) return false;
  return kind === 'list' || (line.match(/(?<!\p{L})\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));
}

const fewestOfClause = 6;
/** So many words with small letters among them are no heading: the full stop was not typed. */
const isClause = (line: string): boolean =>
  wordList(line).length >= fewestOfClause && !line.includes(':') && /\s\p{Ll}{4,}/u.test(line);

const fewestOfTail = 2;
/** "Gluten free and vegan" behind the last sentence: a line left over, of which a sentence can be made. */
const isTail = (line: string, before: Block | undefined): boolean =>
  before?.kind === 'paragraph' &&
  /[.!?…]["”»)]?$/u.test(before.lines.at(-1) ?? '') &&
  wordList(line).length >= fewestOfTail &&
  /\s\p{Ll}{2,}/u.test(line);

/** Short lines without a full stop under each other are a list; one alone that says something whole is a sentence. */
export function withLists(
  blocks: readonly Block[],
  { protectedTexts, language, isUndescribed }: RewriteContext,
): Block[] {
  if (isUndescribed) return [...blocks];
  const isLoose = ({ kind, lines: [line = ''] }: Block): boolean =>
    kind === 'paragraph' &&
    codePoints(line) <= longestRow &&
    !ends.test(line) &&
    !isStep(line) &&
    !(language === 'en' && isNote(line)) &&
    !isUnspaced(line) &&
    !isProtected(line, protectedTexts);
  // "Please check the size before you order" is no row of the sizes below it, and a long line no row at all.
  const withStop = (block: Block): Block => {
    const [line = ''] = block.lines;
    const isOpen = block.kind === 'paragraph' && /[\p{L})]$/u.test(line);
    const isBare = language === 'en' && isNote(line) && (begun.test(line) || isClause(line));
    const isLong = codePoints(line) > longestRow && isClause(line) && !isUnspaced(line);
    return isOpen && (isBare || isLong) && !isProtected(line, protectedTexts)
      ? { ...block, lines: [`${capitalised(line)}.`] }
      : block;
  };
  const result: Block[] = [];
  for (let index = 0; index < blocks.length; ) {
    let end = index;
    while (blocks[end] !== undefined && isLoose(blocks[end] as Block)) end += 1;
    const next = blocks[end];
    if (end > index && next !== undefined && isHeadOf(blocks[end - 1]?.lines[0] ?? '', next)) end -= 1;
    const run = blocks.slice(index, end);
    const [first = ''] = run[0]?.lines ?? [];
    const isText = blocks.some((block) => !isLoose(block));
    if (run.length >= fewestLoose && isText)
      result.push({ kind: 'list', lines: run.flatMap(({ lines }) => lines.map(capitalised)) });
    else if (
      run.length === 1 &&
      isText &&
      ((language === 'en' && begun.test(first)) ||
        isClause(first) ||
        (end === blocks.length && isTail(first, result.at(-1))))
    )
      result.push({ kind: 'paragraph', lines: [`${capitalised(first)}.`] });
    else result.push(...(run.length === 0 ? blocks.slice(index, index + 1).map(withStop) : run));
    index = Math.max(end, index + 1);
  }
  return result;
}
