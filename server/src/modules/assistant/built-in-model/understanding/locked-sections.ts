import { sectionSchema } from '@cardwright/contract/listings';
import { sectionNamed } from './wishes.ts';

const allBut =
  /\b(?:all|everything|anything|the rest|the others?|(?:whole |entire )?(?:card|listing))\b[^.;]{0,20}?\b(?:but(?: not)?|except(?: for)?|besides|apart from|aside from|other than|save for|without) (.+)$/;

/** The sections that a lock is for: "everything but the description" is all others. */
export function sectionsToLock(text: string): ReturnType<typeof sectionNamed> {
  const left = sectionNamed(allBut.exec(text)?.[1] ?? '');
  return left.length === 0 ? sectionNamed(text) : sectionSchema.options.filter((section) => !left.includes(section));
}
