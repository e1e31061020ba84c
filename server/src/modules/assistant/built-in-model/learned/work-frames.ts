import { exportOf } from '../tables/export-rows.ts';
import { forgottenIn, ruleOf } from '../tables/preference-rows.ts';
import { taskQueryIn } from '../tables/task-rows.ts';
import { call, callOnCard } from '../understanding/ask.ts';
import type { Frames } from './frame.ts';
import { importFrames } from './import-frames.ts';

/** Files, tasks, preferences, public pages, credits. */
export const workFrames: Frames = {
  ...importFrames,
  export_cards: (clause) => exportOf(clause),
  list_tasks: () => call('list_tasks'),
  cancel_task: ({ text }) => {
    const query = taskQueryIn(text);
    return query === undefined ? null : call('cancel_task', { query });
  },
  remember_preference: (clause) => ruleOf(clause),
  forget_preference: (clause) => forgottenIn(clause),
  list_preferences: () => call('list_preferences'),
  publish_case: (clause) => callOnCard('publish_case', clause),
  withdraw_case: (clause) => callOnCard('withdraw_case', clause),
  show_usage: () => call('show_usage'),
};
