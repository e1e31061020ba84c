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

/** The fields of a listing that stand beside its sections. */
export const detailFields = ['brand', 'price', 'category', 'availability', 'identifiers'] as const;

export interface Details {
  values: ProductDetails;
  /** Of the fields that were left, what cannot be kept. */
  problems: Partial<Record<DetailName, DetailProblem>>;
  change(name: DetailName, value: string): void;
  /** The seller has gone to another field: the value is shown as it is kept, or the reason why it is not. */
  leave(name: DetailName): void;
  /** Shows every problem of what was typed; the answer is the first such field. */
  check(): DetailName | null;
  /** Drops what cannot be kept. */
  forget(): void;
}

interface Typed {
  text: string;
  /** What the listing holds for it. Once that is another text, it came from elsewhere, and the field shows it. */
  kept: string;
}

/** What is typed into the fields of the details: each goes into the listing once it can be kept. */
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
  // What a page or a file stated is not held up for what the seller has not touched.
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
