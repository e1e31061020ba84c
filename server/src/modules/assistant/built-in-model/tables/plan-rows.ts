import { call, type Row } from '../understanding/ask.ts';
import { plansAsked } from '../understanding/questions/plan-questions.ts';

/** What the plans cost and hold is looked up, so that it is true when they change. */
export const planRows: Row[] = [
  {
    name: 'what plans there are',
    pattern:
      /\b(?:plans?|subscriptions?|tiers?|packages|upgrade|pricing|free|basic|plus|pro|trial|yearly|annual|try|test|year|tasks?|schedules?|automations?|cases?|limit|jobs)\b/,
    read: ({ text }) => (plansAsked(text) === null ? null : call('show_usage')),
  },
];
