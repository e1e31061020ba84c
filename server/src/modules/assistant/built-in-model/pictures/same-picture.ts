import type { Ask } from '../understanding/ask.ts';

/** "Crop them and make them white": the second work on a picture joins its first, behind that on the others. */
export function placeToJoin(merged: Ask[], next: Ask): number {
  const last = merged.length - 1;
  if (next.kind !== 'call' || next.tool !== 'edit_image') return last;
  const isEdit = (ask: Ask | undefined) => ask?.kind === 'call' && ask.tool === 'edit_image';
  for (let at = last; isEdit(merged[at]); at -= 1) {
    const ask = merged[at];
    if (ask?.kind === 'call' && ask.input.image === next.input.image) return at;
  }
  return last;
}
