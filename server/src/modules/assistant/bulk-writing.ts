import type { Clock } from '../../outside/clock/clock.ts';
import type { AssistantModel, ModelReport } from '../../outside/language-model/assistant-model.ts';
import type { BulkAsked, BulkWriting } from '../cards/bulk-writing.ts';
import { createModelRewrite } from './model-rewrite.ts';
import type { RewriteInput } from './seller-ports.ts';
import type { ImproveWishes } from './tool-types.ts';
import { builtInWriter, needsWriter } from './tools/built-in-writer.ts';
import { resolveWishes, wishesInWords } from './tools/improve-wishes.ts';

interface BulkWritingDeps {
  model: AssistantModel;
  /** Counts what language models were asked. */
  report: ModelReport;
  clock: Clock;
  onError(error: unknown): void;
}

/**
 * How the cards of work on many are written: as one card is in a chat. A card that the language model does not write is
 * written by the built-in rules.
 */
export function createBulkWriting({ model, report, clock, onError }: BulkWritingDeps): BulkWriting {
  const hasWriter = model.rewrites;
  const openWriter = () => {
    if (!hasWriter) return null;
    const written = model.openTurn?.(report).rewrite ?? model.model;
    return createModelRewrite(written, { now: () => clock.now().getTime() });
  };
  return {
    describe(job) {
      const wishes = wishesOf(job);
      if (job.wishes === null) return { asked: wishesInWords(wishes), notes: [] };
      const { kept, notes } = resolveWishes(wishes, job.wishes.preferences, { marketplace: 'generic' }, hasWriter);
      return { asked: [...wishesInWords(wishes), ...kept], notes };
    },
    optionsFor(job, card, signal) {
      const preferences = job.wishes?.preferences ?? [];
      const { marketplace, sections, options } = resolveWishes(wishesOf(job), preferences, card, hasWriter);
      const request = {
        ...(marketplace === undefined ? {} : { marketplace }),
        ...(sections === undefined ? {} : { sections }),
        options,
      };
      const write = openWriter();
      if (write === null)
        return needsWriter(options, card.current.listing) ? { ...request, rewrite: builtInWriter } : request;
      const rewrite = (input: RewriteInput) =>
        write(input, signal).catch((error: unknown) => {
          signal.throwIfAborted();
          onError(error);
          return builtInWriter(input);
        });
      return { ...request, rewrite };
    },
  };
}

const wishesOf = ({ marketplace, sections, wishes }: BulkAsked): ImproveWishes => ({
  ...(marketplace === null ? {} : { marketplace }),
  ...(sections === null ? {} : { sections }),
  ...wishes?.asked,
});
