import type { ReactNode } from 'react';
import classes from './WordChange.module.css';

interface WordChangeProps {
  op: 'insert' | 'delete';
  /** The words, and hidden ones that tell what happened to them: a line and a colour are not for everybody. */
  children: ReactNode;
}

/** Words put in or taken out, told by tag and by a line, so that colour is never the only sign. */
export function WordChange({ op, children }: WordChangeProps) {
  const Tag = op === 'insert' ? 'ins' : 'del';
  return <Tag className={op === 'insert' ? classes.inserted : classes.deleted}>{children}</Tag>;
}
