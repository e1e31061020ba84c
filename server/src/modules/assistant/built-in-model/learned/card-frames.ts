import { list } from '../tables/card-rows.ts';
import { callOnCard, say } from '../understanding/ask.ts';
import { sectionsToLock } from '../understanding/wishes/locked-sections.ts';
import type { Frames } from './frame.ts';

const sections = ['title', 'description', 'bullets', 'specifications', 'keywords'];

/** Looking at cards, asking about them, comparing, going back, locking. */
export const cardFrames: Frames = {
  list_cards: (clause) => list(clause),
  read_card: (clause) => callOnCard('read_card', clause),
  answer_from_card: (clause) => callOnCard('answer_from_card', clause, { question: clause.raw(0).trim() }),
  compare_versions: (clause) => callOnCard('compare_versions', clause),
  restore_version: (clause) =>
    callOnCard('restore_version', clause, {
      version: /\b(?:original|imported|first|start|beginning)\b/.test(clause.text) ? 'original' : 'previous',
    }),
  lock_fields: (clause) => {
    const named = sectionsToLock(clause);
    // "Lock the price" names no section that can be locked.
    if (named.length === 0 && !/\b(?:it|card|listing|all|everything)\b/.test(clause.text)) return say('lock_what');
    return callOnCard('lock_fields', clause, {
      fields: named.length > 0 ? named : sections,
      locked: !/\bunlock|\bfree\b|\bopen\b|\brelease\b|\blet .{0,30} (?:change|edit)\b/.test(clause.text),
    });
  },
  reimport_card: (clause) => callOnCard('reimport_card', clause),
};
