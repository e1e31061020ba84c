import type { ReactNode } from 'react';
import classes from './MarkedText.module.css';

interface MarkedTextProps {
  text: string;
  /** Places to mark, in order; what lies outside the text is left out. */
  ranges: { start: number; end: number }[];
}

/** A text with some of its places marked. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const pieces: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (start < done || end <= start || end > text.length) continue;
    pieces.push(
      text.slice(done, start),
      <mark key={start} className={classes.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  pieces.push(text.slice(done));
  return <>{pieces}</>;
}
