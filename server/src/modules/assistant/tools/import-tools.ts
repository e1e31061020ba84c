import type { Card, CreateCardRequest } from '@cardwright/contract/cards';
import { questionsFor } from '@cardwright/listing/improve/questions';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import { tool } from 'ai';
import { factLines } from '../built-in-model/understanding/facts/fact-lines.ts';
import { withNameFacts } from '../built-in-model/understanding/facts/name-facts.ts';
import { summaryOf } from '../tool-results.ts';
import type { ToolRun } from '../tool-runner.ts';
import { type ToolInput, type ToolOutputs, toolInputs } from '../tool-types.ts';
import { importProductFile } from './product-file.ts';
import { requestKey } from './request-key.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** New cards: of a page, of a text, of what the seller says, of a file of products. */
export function createImportTools(context: ToolContext): Tools {
  const { cards, userId, chatId, runId, messageId } = context;
  const importCard = async (request: CreateCardRequest, step: ToolRun): Promise<Card> => {
    const card = await cards.importNow(userId, request, {
      chat_id: chatId,
      part_of: runId,
      ...(messageId === undefined ? {} : { request_id: requestKey(messageId, JSON.stringify(['import', request])) }),
      signal: step.signal,
      onProgress: step.progress,
      onEarlier: () => step.takes(0),
    });
    if (card.status === 'failed') return card;
    context.paidCards.add(card.id);
    await context.onCard(card.id);
    context.showCard(step, card, { score_before: card.score });
    step.detail(card.current.listing.title.slice(0, 120));
    return card;
  };
  const failed = (card: Card) => ({
    error: card.failure ?? { code: 'unreachable', message: 'The page could not be imported.' },
  });
  const { files, cardFiles } = context;
  return {
    import_listing: tool({
      description:
        'Import a product listing into a new card from the address of its page, from pasted HTML, or from a pasted listing.',
      inputSchema: toolInputs.import_listing,
      execute: (input, options) =>
        context.runWithProgress('import_listing', 'Import the listing', options, async (step) => {
          const card = await importCard(importRequest(input), step);
          return card.status === 'failed' ? failed(card) : { card: summaryOf(card), source_url: card.source_url };
        }),
    }),
    create_card: tool({
      description:
        'Make a new card from facts that the seller states in the chat. Pass the seller’s own words: they are the only source.',
      inputSchema: toolInputs.create_card,
      execute: ({ text, marketplace }, options) =>
        context.run('create_card', 'Make a new card', options, async (step) => {
          const card = await importCard(
            { text: withNameFacts(factLines(text)), ...(marketplace === undefined ? {} : { marketplace }) },
            step,
          );
          if (card.status === 'failed') return failed(card);
          return { card: summaryOf(card), questions: openQuestions(card) };
        }),
    }),
    ...(files === undefined || cardFiles === undefined
      ? {}
      : {
          import_file: tool({
            description: 'Make cards of an attached CSV or XLSX file of products.',
            inputSchema: toolInputs.import_file,
            execute: (input, options) =>
              context.runWithProgress('import_file', 'Import the file', options, (step) =>
                importProductFile({ ...context, files, cardFiles }, input, step),
              ),
          }),
        }),
  };
}

/** What only the seller can say of a new card, the most useful first. */
function openQuestions({ current: { listing }, marketplace }: Card): ToolOutputs['create_card']['questions'] {
  const score = scoreListing({ listing, images: [], marketplace });
  return questionsFor(listing, score, listing).map(({ path, question, gain }) => ({ path, question, gain }));
}

function importRequest({ url, html, text, marketplace }: ToolInput<'import_listing'>): CreateCardRequest {
  const target = marketplace === undefined ? {} : { marketplace };
  if (html !== undefined) return { html, ...(url === undefined ? {} : { source_url: url }), ...target };
  return text === undefined ? { source_url: url ?? '', ...target } : { text, ...target };
}
