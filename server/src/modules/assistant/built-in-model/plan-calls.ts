import { marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import type { ToolInput, ToolName } from '../tool-types.ts';
import type { Request } from './request.ts';

/** A tool call of the plan. `card` says which card it is about, because an import gives its card only when it ran. */
export type PlannedCall = {
  [Name in ToolName]: { tool: Name; title: string; input: Omit<ToolInput<Name>, 'card_id'> };
}[ToolName];

/**
 * The calls that a request needs, in order. With no card in hand and nothing to import, it starts by looking through the
 * seller's cards.
 */
export function planCalls(request: Request, hasCard: boolean): PlannedCall[] {
  const { intents, message } = request;
  const imports = importCalls(request);
  const has = (intent: Parameters<typeof intents.has>[0]) => intents.has(intent);
  if (has('export') && (request.all || request.changed_within_days !== null) && imports.length === 0)
    return [exportCall(request, true)];
  if (imports.length === 0 && has('list')) return [listCall()];
  const perCard: PlannedCall[] = [];
  const imported = imports.length > 0;
  if (has('improve'))
    perCard.push(scoreCall(request, 'Score the listing as it is'), improveCall(request), compareCall());
  else if (has('score') || (imported && !has('export') && !has('compare') && !has('question')))
    perCard.push(scoreCall(request, 'Score the listing'));
  if (has('compare') && !has('improve')) perCard.push(compareCall());
  if (has('export')) perCard.push(exportCall(request, false));
  if (has('question') && perCard.length === 0 && (hasCard || imported)) perCard.push(readCall());
  if (imported) return imports.flatMap((call) => [call, ...perCard]);
  if (perCard.length === 0 || message.html !== null) return [];
  return hasCard ? perCard : [listCall(), ...perCard];
}

function importCalls({ message, marketplace }: Request): PlannedCall[] {
  const target = marketplace === null ? {} : { marketplace };
  if (message.html !== null)
    return [
      importCall({ html: message.html, ...(message.urls[0] === undefined ? {} : { url: message.urls[0] }), ...target }),
    ];
  if (message.text !== null) return [importCall({ text: message.text, ...target })];
  return message.urls.map((url) => importCall({ url, ...target }));
}

const importCall = (input: ToolInput<'import_listing'>): PlannedCall => ({
  tool: 'import_listing',
  title: 'Import the listing',
  input,
});
const listCall = (): PlannedCall => ({ tool: 'list_cards', title: 'Look through your listings', input: {} });
const readCall = (): PlannedCall => ({ tool: 'read_card', title: 'Read the card', input: {} });
const compareCall = (): PlannedCall => ({ tool: 'compare_versions', title: 'Compare with the original', input: {} });

const scoreCall = ({ marketplace }: Request, title: string): PlannedCall => ({
  tool: 'score_card',
  title,
  input: marketplace === null ? {} : { marketplace },
});

function improveCall(request: Request): PlannedCall {
  const { marketplace, sections, title_max, include_keywords, avoid_words } = request;
  return {
    tool: 'improve_card',
    title:
      marketplace === null || marketplace === 'generic'
        ? 'Improve it'
        : `Improve it for ${marketplaceNames[marketplace]}`,
    input: {
      ...(marketplace === null ? {} : { marketplace }),
      ...(sections === null ? {} : { sections }),
      ...(title_max === null ? {} : { title_max }),
      ...(include_keywords.length === 0 ? {} : { include_keywords }),
      ...(avoid_words.length === 0 ? {} : { avoid_words }),
    },
  };
}

function exportCall(request: Request, all: boolean): PlannedCall {
  const format = request.format ?? 'xlsx';
  return {
    tool: 'export_cards',
    title: `Export to ${format.toUpperCase()}`,
    input: {
      format,
      ...(request.marketplace === null ? {} : { marketplace: request.marketplace }),
      ...(all ? { all } : {}),
      ...(all && request.changed_within_days !== null ? { changed_within_days: request.changed_within_days } : {}),
    },
  };
}
