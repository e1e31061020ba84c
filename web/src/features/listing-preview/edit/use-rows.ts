import type { Listing } from '@cardwright/listing/listing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEditing, useEditorState } from './editing.tsx';
import { isSame } from './merge-listings.ts';

type RowField = 'bullets' | 'specifications' | 'keywords';
type Value<Field extends RowField> = Listing[Field][number];

export interface Row<T> {
  /** Stays the same while the entry is typed in and moved. */
  id: string;
  value: T;
}

export interface Rows<T> {
  rows: Row<T>[];
  change(id: string, value: T): void;
  remove(id: string): void;
  /** Adds an empty entry after the one with the id, or at the end. */
  add(after?: string): void;
  move(from: number, to: number): void;
  /** The entry that was added last, which takes the focus. */
  added: string | null;
}

let made = 0;
const newRow = <T>(value: T): Row<T> => {
  made += 1;
  return { id: `row-${made}`, value };
};

/** Gives the row at a place another value; somebody who is typing there keeps the field. */
const sameRow = <T>(row: Row<T> | undefined, value: T): Row<T> => {
  if (row === undefined) return newRow(value);
  return isSame(row.value, value) ? row : { id: row.id, value };
};

/** The entries of a list as rows that keep their identity, so that typing renders one row and not all of them. */
export function useRows<Field extends RowField>(field: Field, empty: Value<Field>): Rows<Value<Field>> {
  const { editor } = useEditing();
  const stored = useEditorState((state) => state.draft[field]) as Value<Field>[];
  const [rows, setRows] = useState<Row<Value<Field>>[]>(() => stored.map(newRow));
  const [added, setAdded] = useState<string | null>(null);
  const current = useRef(rows);
  const show = useCallback((next: Row<Value<Field>>[]) => {
    current.current = next;
    setRows(next);
  }, []);
  const write = useCallback(
    (next: Row<Value<Field>>[]) => {
      show(next);
      editor.change(field, next.map(({ value }) => value) as Listing[Field]);
    },
    [editor, field, show],
  );
  useEffect(() => {
    const values = current.current.map(({ value }) => value);
    // Changed from elsewhere: another tab, an undo, a conflict that was settled.
    if (!isSame(values, stored)) show(stored.map((value, place) => sameRow(current.current[place], value)));
  }, [stored, show]);
  return {
    rows,
    added,
    change: useCallback(
      (id, value) => write(current.current.map((row) => (row.id === id ? { id, value } : row))),
      [write],
    ),
    remove: useCallback((id) => write(current.current.filter((row) => row.id !== id)), [write]),
    add: useCallback(
      (after) => {
        const row = newRow(empty);
        const place = after === undefined ? -1 : current.current.findIndex(({ id }) => id === after);
        const next = [...current.current];
        next.splice(place < 0 ? next.length : place + 1, 0, row);
        setAdded(row.id);
        write(next);
      },
      [empty, write],
    ),
    move: useCallback(
      (from, to) => {
        const next = [...current.current];
        const [row] = next.splice(from, 1);
        if (row === undefined) return;
        next.splice(to, 0, row);
        write(next);
      },
      [write],
    ),
  };
}
