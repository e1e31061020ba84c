import { exportOf } from '../tables/export-rows.ts';
import { call, callOnCard } from '../understanding/ask.ts';
import type { Frames } from './frame.ts';

/** Files, tasks, preferences, public pages, credits. */
export const workFrames: Frames = {
  create_card: ({ raw }) => call('create_card', { text: raw(0).trim() }),
  import_file: ({ around }) => {
    const file = around.files.find(({ kind }) => kind !== 'image');
    return file === undefined ? null : call('import_file', { file_id: file.file_id });
  },
  export_cards: (clause) => exportOf(clause),
  list_tasks: () => call('list_tasks'),
  list_preferences: () => call('list_preferences'),
  publish_case: (clause) => callOnCard('publish_case', clause),
  withdraw_case: (clause) => callOnCard('withdraw_case', clause),
  show_usage: () => call('show_usage'),
};
