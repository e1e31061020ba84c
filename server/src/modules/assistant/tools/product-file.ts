import { setTimeout as wait } from 'node:timers/promises';
import type { CardFile } from '@cardwright/contract/card-files';
import type { AssistantCardFiles, AssistantFiles } from '../seller-ports.ts';
import type { ToolRun } from '../tool-runner.ts';
import type { ToolFailure, ToolInput, ToolOutputs } from '../tool-types.ts';
import type { ToolContext } from './tool-context.ts';

const lookEveryMs = 250;
const namedCards = 50;
const namedColumns = 10;
/** So many of the new cards are shown in the answer. */
const shownCards = 3;

interface FileContext extends ToolContext {
  files: AssistantFiles;
  cardFiles: AssistantCardFiles;
}

/** Reads an attached file of products and makes its cards; waits until all of them are there. */
export async function importProductFile(
  { files, cardFiles, cards, userId, onCard, showCard }: FileContext,
  { file_id, marketplace, pick }: ToolInput<'import_file'>,
  step: ToolRun,
): Promise<ToolOutputs['import_file'] | ToolFailure> {
  const { name, bytes } = await files.read(userId, file_id);
  step.progress('Reading the file');
  const uploaded = await cardFiles.upload(userId, { name, bytes });
  if (uploaded.importable_count === 0)
    return {
      error: { code: 'not_a_product', message: 'No row of this file has a product that a card could be made of.' },
    };
  let made = await cardFiles.start(userId, uploaded.import_id, {
    ...(marketplace === undefined ? {} : { marketplace }),
    ...(pick === undefined ? {} : { pick }),
  });
  while (made.status !== 'done' && made.status !== 'pictures' && made.status !== 'failed') {
    await wait(lookEveryMs, undefined, { signal: step.signal });
    made = await cardFiles.get(userId, uploaded.import_id);
    step.progress(`${made.progress.created} of ${made.progress.total} cards`);
  }
  if (made.status === 'failed')
    return { error: { code: 'unsupported_type', message: made.error_message ?? 'The file could not be imported.' } };
  if (made.card_ids.length === 0 && pick !== undefined)
    return { error: { code: 'not_found', message: noneOf(uploaded) } };
  for (const id of made.card_ids.slice(0, shownCards)) {
    await onCard(id);
    const card = await cards.get(userId, id);
    showCard(step, card, { score_before: card.score });
  }
  step.detail(made.card_ids.length === 1 ? '1 card' : `${made.card_ids.length} cards`);
  return {
    file_name: name,
    card_count: made.card_ids.length,
    failed_rows: made.progress.failed,
    card_ids: made.card_ids.slice(0, namedCards),
    ...(pick === undefined ? {} : { picked_of: uploaded.product_count }),
    left_out: uploaded.problems
      .flatMap(({ code, column }) => (code === 'unmapped_column' && column !== null ? [column] : []))
      .slice(0, namedColumns),
  };
}

/** So many products of a file are named. */
const namedProducts = 5;
function noneOf({ product_count, rows }: CardFile): string {
  const names = rows.slice(0, namedProducts).map(({ title }) => `“${title.slice(0, 60)}”`);
  const first = rows[0]?.rows[0];
  const start = first === undefined ? '' : ` The first stands in row ${first}.`;
  return `None of its ${product_count} products is there, so I made no card: ${names.join(', ')}${product_count > names.length ? ' …' : ''}.${start}`;
}
