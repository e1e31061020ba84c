import type { Card, PatchCardRequest } from '@cardwright/contract/cards';
import { tool } from 'ai';
import { summaryOf } from '../tool-results.ts';
import { toolInputs } from '../tool-types.ts';
import { applyEdits } from './listing-edits.ts';
import { sectionsBefore } from './sections-before.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** Changes that the seller states, locks, and going back to an earlier version. */
export function createEditTools(context: ToolContext): Tools {
  const { cards, userId } = context;
  const update = (card: Card, change: Omit<PatchCardRequest, 'base_version'>) =>
    cards.update(userId, card.id, { ...change, base_version: card.current.id });
  return {
    edit_card: tool({
      description:
        'Change a card exactly as the seller says: set, add or remove a value. What the seller states counts as a source. Never state a value that the seller did not.',
      inputSchema: toolInputs.edit_card,
      execute: ({ card_id, edits }, options) =>
        context.run('edit_card', 'Change the card', options, async (step) => {
          const card = await cards.get(userId, card_id);
          const { listing, marketplace, changes, notes } = applyEdits(card, edits);
          if (changes.length === 0)
            return { error: { code: 'conflict', message: notes[0] ?? 'The card says that already.' } };
          const edited = await update(card, {
            listing,
            ...(marketplace === null ? {} : { marketplace }),
          });
          await context.onCard(card_id);
          context.showCard(step, edited, { score_before: card.score, score_after: edited.score });
          step.detail(changes.length === 1 ? '1 change' : `${changes.length} changes`);
          return { card: summaryOf(edited), edits: changes, notes };
        }),
    }),
    lock_fields: tool({
      description: 'Lock sections of a card, so that improvements leave them alone, or unlock them.',
      inputSchema: toolInputs.lock_fields,
      execute: ({ card_id, fields, locked }, options) =>
        context.run('lock_fields', locked ? 'Lock it' : 'Unlock it', options, async (step) => {
          const card = await cards.get(userId, card_id);
          const before = card.locks ?? [];
          const locks = locked ? [...new Set([...before, ...fields])] : before.filter((id) => !fields.includes(id));
          const changed = await update(card, { locks });
          context.showCard(step, changed, { score_before: changed.score });
          return { card: summaryOf(changed), locked: changed.locks ?? locks };
        }),
    }),
    restore_version: tool({
      description:
        'Undo: bring back the version before the current one, one from some steps before, or the original; of these only some sections where `sections` names them. It becomes a new version, so nothing is lost.',
      inputSchema: toolInputs.restore_version,
      execute: ({ card_id, version, steps = 1, sections }, options) =>
        context.run('restore_version', 'Bring the earlier version back', options, async (step) => {
          const card = await cards.get(userId, card_id);
          if (sections !== undefined) {
            const found = await sectionsBefore(context, card, version, sections);
            if ('error' in found) return found;
            const changed = await cards.restoreSections(userId, card_id, found.versions);
            await context.onCard(card_id);
            context.showCard(step, changed, { score_before: card.score, score_after: changed.score });
            step.detail(found.label);
            return { card: summaryOf(changed), version, label: found.label, sections: Object.keys(found.versions) };
          }
          const { items } = await cards.versions(userId, card_id, { limit: steps + 1 });
          const before = items.filter(({ id }) => id !== card.current.id);
          const gone = Math.min(steps, before.length);
          const earlier = version === 'original' ? card.original : before[gone - 1];
          if (earlier === undefined || earlier.id === card.current.id)
            return { error: { code: 'conflict', message: 'There is no earlier version: this is the original.' } };
          const restored = await cards.restore(userId, card_id, earlier.id);
          await context.onCard(card_id);
          context.showCard(step, restored, { score_before: card.score, score_after: restored.score });
          step.detail(earlier.label);
          return {
            card: summaryOf(restored),
            version,
            label: earlier.label,
            ...(version === 'previous' && gone > 1 ? { steps: gone } : {}),
          };
        }),
    }),
  };
}
