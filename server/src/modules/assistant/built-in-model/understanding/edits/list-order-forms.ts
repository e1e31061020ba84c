import { quoted, short } from './edit-values.ts';
import type { Edits, Entry } from './list-order-parts.ts';
import { placeForms } from './list-place-forms.ts';
import { textForms } from './list-text-forms.ts';
import type { ListField, Tokens } from './list-tokens.ts';
import { wordForms } from './list-word-forms.ts';

const forms = [...wordForms, ...placeForms, ...textForms];

/** What one order says; null when it has none of the forms. */
export function listOrder(source: Tokens, field: ListField | null, spoken: Entry | null): Edits {
  for (const [pattern, read] of forms) {
    const match = pattern.exec(source.text);
    if (match === null) continue;
    const indices = new RegExp(pattern.source, `${pattern.flags}d`).exec(source.text)?.indices;
    const words = (group: number) => {
      const said = match[group] ?? '';
      if (/^"\d+"$/.test(said)) return quoted(source, said);
      const [start, end] = indices?.[group] ?? [0, 0];
      return short(source.raw(start, end).replace(/(?:,? (?:please|pls|thanks|thank you))+[.!]*$/i, '')).replace(
        /["“”]/g,
        '',
      );
    };
    const edits = read({ source, list: field, entry: spoken, match, words });
    if (edits !== null && edits.length > 0) return edits;
  }
  return null;
}
