import { call, callOnCard } from '../understanding/ask.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { changedWithinIn, scoreBelowIn } from '../understanding/scope-words.ts';
import { targetIn } from '../understanding/targets.ts';
import { sectionNamed } from '../understanding/wishes.ts';
import type { Frames } from './frame.ts';

const sections = ['title', 'description', 'bullets', 'specifications', 'keywords'];

/** Looking at cards, asking about them, comparing, going back, locking. */
export const cardFrames: Frames = {
  list_cards: ({ text }) => {
    const target = targetIn(text);
    return call('list_cards', {
      query: target.kind === 'named' ? target.names[0]?.join(' ') : undefined,
      marketplace: marketplacesIn(text)[0]?.id,
      score_below: scoreBelowIn(text) ?? undefined,
      changed_within_days: changedWithinIn(text) ?? undefined,
      sort: /\b(?:worst|weakest|lowest|best|highest|most work)\b/.test(text)
        ? 'score'
        : /\balphabet|\ba ?(?:-|to) ?z\b|\babc\b/.test(text)
          ? 'title'
          : undefined,
    });
  },
  read_card: (clause) => callOnCard('read_card', clause),
  answer_from_card: (clause) => callOnCard('answer_from_card', clause, { question: clause.raw(0).trim() }),
  compare_versions: (clause) => callOnCard('compare_versions', clause),
  restore_version: (clause) =>
    callOnCard('restore_version', clause, {
      version: /\b(?:original|imported|first|start|beginning)\b/.test(clause.text) ? 'original' : 'previous',
    }),
  lock_fields: (clause) => {
    const named = sectionNamed(clause.text);
    return callOnCard('lock_fields', clause, {
      fields: named.length > 0 ? named : sections,
      locked: !/\bunlock|\bfree\b|\bopen\b|\brelease\b|\blet .{0,30} (?:change|edit)\b/.test(clause.text),
    });
  },
  reimport_card: (clause) => callOnCard('reimport_card', clause),
};
