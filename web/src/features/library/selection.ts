/** The chosen cards, and the place that a range begins at: the last one that was chosen by itself. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

const changed = (ids: ReadonlySet<string>, of: readonly string[], isSelected: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  for (const id of of) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
};

export const selectOne = ({ ids }: Selection, id: string, isSelected: boolean): Selection => ({
  ids: changed(ids, [id], isSelected),
  anchor: id,
});

/** From the anchor to this card, in the order in which they are shown. */
export function selectRange(
  selection: Selection,
  id: string,
  isSelected: boolean,
  shown: readonly string[],
): Selection {
  const [from, to] = [shown.indexOf(selection.anchor ?? id), shown.indexOf(id)];
  if (from === -1 || to === -1) return selectOne(selection, id, isSelected);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: changed(selection.ids, range, isSelected), anchor: selection.anchor ?? id };
}

export const selectMany = ({ ids, anchor }: Selection, more: readonly string[]): Selection => ({
  ids: changed(ids, more, true),
  anchor,
});

/** Without cards that are gone. */
export const withoutCards = ({ ids }: Selection, gone: readonly string[]): Selection => ({
  ids: changed(ids, gone, false),
  anchor: null,
});
