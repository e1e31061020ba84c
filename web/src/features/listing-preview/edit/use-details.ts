import { useState } from 'react';
import {
  type DetailName,
  type DetailProblem,
  detailProblems,
  detailsOfFields,
  fieldsOfDetails,
  type ProductDetails,
} from '../../../lib/product-details.ts';
import { useEditing, useEditorState } from './editing.tsx';
import { isSame } from './merge-listings.ts';

/** The fields of a listing besides its sections. */
export const detailFields = ['brand', 'price', 'category', 'availability', 'identifiers'] as const;

export interface Details {
  values: ProductDetails;
  /** Errors in fields that the seller has left. */
  problems: Partial<Record<DetailName, DetailProblem>>;
  change(name: DetailName, value: string): void;
  /** Called when the seller goes to another field: shows the value as it is stored, or the reason why it is not. */
  leave(name: DetailName): void;
  /** Shows every error; returns the first field with one. */
  check(): DetailName | null;
  /** Drops what cannot be stored. */
  forget(): void;
}

interface Typed {
  text: string;
  /** The listing's value for the field. If it becomes another text, that came from elsewhere, and the field shows it. */
  kept: string;
}

/** What is typed into the fields of the details: each goes into the listing once it is valid. */
export function useDetails(): Details {
  const { editor } = useEditing();
  const draft = useEditorState((state) => state.draft);
  const [typedFields, setTypedFields] = useState<Partial<Record<DetailName, Typed>>>({});
  const [left, setLeft] = useState<readonly DetailName[]>([]);
  const kept = detailsOfFields(draft);
  const typed = Object.fromEntries(
    Object.entries(typedFields).flatMap(([name, { text, kept: then }]) =>
      then === kept[name as DetailName] ? [[name, text]] : [],
    ),
  ) as Partial<ProductDetails>;
  const setTyped = (next: Partial<ProductDetails>) => {
    const now = detailsOfFields(editor.store.getState().draft);
    const entries = Object.entries(next).map(([name, text]) => [name, { text, kept: now[name as DetailName] }]);
    setTypedFields(Object.fromEntries(entries));
  };
  const values = { ...kept, ...typed };
  const found = detailProblems(values);
  // Invalid values from a page or a file are no obstacle as long as the seller has not touched them.
  const wrong = (Object.keys(found) as DetailName[]).filter((name) => name in typed);
  const write = (next: ProductDetails) => {
    const problems = detailProblems(next);
    const good = Object.fromEntries(
      Object.entries(next).map(([name, value]) => [name, name in problems ? kept[name as DetailName] : value]),
    ) as unknown as ProductDetails;
    const fields = fieldsOfDetails(good);
    for (const field of detailFields)
      if (!isSame(fields[field], fieldsOfDetails(kept)[field])) editor.change(field, fields[field]);
  };
  return {
    values,
    problems: Object.fromEntries(
      Object.entries(found).filter(([name]) => !(name in typed) || left.includes(name as DetailName)),
    ),
    change(name, value) {
      setLeft(left.filter((one) => one !== name));
      write({ ...values, [name]: value });
      setTyped({ ...typed, [name]: value });
    },
    leave(name) {
      if (name in found) return setLeft([...left, name]);
      // A currency alone waits for its price.
      if (name === 'currency' && values.price.trim() === '') return;
      const { [name]: _, ...others } = typed;
      setTyped(others);
    },
    check() {
      setLeft(wrong);
      return wrong[0] ?? null;
    },
    forget() {
      setTyped({});
      setLeft([]);
    },
  };
}
