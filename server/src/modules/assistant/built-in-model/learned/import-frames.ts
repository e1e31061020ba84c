import { create, takeIn } from '../tables/import-rows.ts';
import { call } from '../understanding/ask.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import type { Frames } from './frame.ts';

/** New cards: of facts, and of a file. */
export const importFrames: Frames = {
  create_card: (clause) => {
    const made = create(clause);
    const isMade = (Array.isArray(made) ? made : [made]).some((ask) => ask?.kind === 'call');
    if (isMade) return made;
    return call('create_card', { text: clause.raw(0).trim(), marketplace: marketplacesIn(clause.text)[0]?.id });
  },
  import_file: ({ around, text }) => {
    const file = around.filesAreNew ? around.files.find(({ kind }) => kind !== 'image') : undefined;
    return file === undefined ? null : takeIn(file, text);
  },
};
