import type { ReactNode } from 'react';
import classes from './WordChange.module.css';

interface WordChangeProps {
  op: 'insert' | 'delete';
  /** The words, and hidden ones that say what happened to them: not everybody can see a line and a colour. */
  children: ReactNode;
}

/** Inserted or deleted words, marked by tag and by a line, so that colour is never the only sign. */
export function WordChange({ op, children }: WordChangeProps) {
  const Tag = op === 'insert' ? 'ins' : 'del';
  return <Tag className={op === 'insert' ? classes.inserted : classes.deleted}>{children}</Tag>;
}
