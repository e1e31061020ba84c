import type { Clause } from '../ask.ts';
import { sectionNamed } from './wishes.ts';

const allBut =
  /\b(?:all|everything|anything|card|listing)\b[^.;]{0,20}?\b(?:but|besides|except|apart from|aside from|other than|save for)\b/;

/** The sections that a lock is for: "everything but the description" is all others, "keep the title" names what is locked. */
export const sectionsToLock = ({ text, wishes }: Pick<Clause, 'text' | 'wishes'>): ReturnType<typeof sectionNamed> =>
  allBut.test(text) ? (wishes.sections ?? []) : sectionNamed(text);
