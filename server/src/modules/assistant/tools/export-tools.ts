import type { Export } from '@cardwright/contract/exports';
import { tool } from 'ai';
import { formatName } from '../format-names.ts';
import { toolInputs } from '../tool-types.ts';
import { idsInScope } from './card-scope.ts';
import { isOfState } from './card-state.ts';
import { isPriced } from './price-range.ts';
import type { ToolContext, Tools } from './tool-context.ts';

const noneBefore =
  'You have not exported anything yet. Tell me which listings, and whether as Excel, CSV or JSON: "export all my cards as CSV".';
const stillMade = 'Your last export is still being made, so I have not begun another: you find it under Exports.';

/** The newest that was not cancelled. */
async function lastExport({ list }: ToolContext['exports'], userId: string): Promise<Export | null> {
  const { items } = (await list?.(userId, { limit: 10 })) ?? { items: [] };
  return items.find(({ cancelled }) => !cancelled) ?? null;
}
/** What is told of the export that is made again. */
const asLast = (last: Export | null) =>
  last === null
    ? {}
    : {
        as_last: {
          card_count: last.card_count,
          format: last.format,
          marketplace: last.marketplace,
          created_at: last.created_at,
        },
      };

/** Files of cards. */
export function createExportTools(context: ToolContext): Tools {
  const { userId } = context;
  return {
    export_cards: tool({
      description:
        'Export cards to a file. The marketplaces’ own formats need a plan that has them. The seller is told when the file is ready.',
      inputSchema: toolInputs.export_cards,
      execute: (
        { all, card_ids = [], format, marketplace, as_last_time: again, other_format: other, ...match },
        options,
      ) =>
        context.run('export_cards', again ? 'Export' : `Export to ${formatName(format)}`, options, async (step) => {
          const last = again ? await lastExport(context.exports, userId) : null;
          const shown = (made: Export) => {
            const { id, card_count } = made;
            step.show({ type: 'data-export', id, data: { export_id: id, format: made.format, card_count } });
            step.detail(card_count === 1 ? '1 card' : `${card_count} cards`);
            return { export_id: id, format: made.format, card_count, ...asLast(last) };
          };
          if (again && last === null) return { error: { code: 'not_found', message: noneBefore } };
          if (last?.status === 'queued' || last?.status === 'processing')
            return { error: { code: 'conflict', message: stillMade } };
          if (last !== null && all !== true && card_ids.length === 0 && context.exports.retry)
            return shown(await context.exports.retry(userId, last.id, other));
          const named = all === true ? { all } : { card_ids };
          const ids =
            all === true || isPriced(match) || isOfState(match)
              ? await idsInScope(context, { ...named, ...match })
              : card_ids;
          const isNarrowed = Object.values(match).some((given) => given !== undefined);
          const none = isNarrowed
            ? 'None of your cards is like that, so there is no file.'
            : 'There are no cards to export yet: send me the address of a product page, or paste the text of a listing, and it becomes the first one.';
          if (ids.length === 0) return { error: { code: 'not_found', message: none } };
          const place = last === null ? marketplace : last.marketplace;
          const made = await context.exports.create(userId, {
            card_ids: ids,
            format: other ?? last?.format ?? format,
            version: last?.version ?? 'current',
            ...(place ? { marketplace: place } : {}),
          });
          return shown(made);
        }),
    }),
  };
}
