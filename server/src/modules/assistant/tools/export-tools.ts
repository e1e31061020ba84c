import { tool } from 'ai';
import { formatName } from '../format-names.ts';
import { toolInputs } from '../tool-types.ts';
import { idsInScope } from './card-scope.ts';
import { isPriced } from './price-range.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** Files of cards. */
export function createExportTools(context: ToolContext): Tools {
  const { userId } = context;
  return {
    export_cards: tool({
      description:
        'Export cards to a file. The marketplaces’ own formats need a plan that has them. The seller is told when the file is ready.',
      inputSchema: toolInputs.export_cards,
      execute: ({ all, card_ids = [], format, marketplace, ...match }, options) =>
        context.run('export_cards', `Export to ${formatName(format)}`, options, async (step) => {
          const named = all === true ? { all } : { card_ids };
          const ids = all === true || isPriced(match) ? await idsInScope(context, { ...named, ...match }) : card_ids;
          const isNarrowed = Object.values(match).some((given) => given !== undefined);
          const none = isNarrowed
            ? 'None of your cards is like that, so there is no file.'
            : 'There are no cards to export.';
          if (ids.length === 0) return { error: { code: 'not_found', message: none } };
          const made = await context.exports.create(userId, {
            card_ids: ids,
            format,
            version: 'current',
            ...(marketplace === undefined ? {} : { marketplace }),
          });
          const { id, card_count } = made;
          step.show({ type: 'data-export', id, data: { export_id: id, format: made.format, card_count } });
          step.detail(card_count === 1 ? '1 card' : `${card_count} cards`);
          return { export_id: id, format: made.format, card_count };
        }),
    }),
  };
}
