import type { ExportCard } from './export-card.ts';
import { aiNotice, warnAboutCard } from './export-warnings.ts';
import type { FileFormat } from './file-formats.ts';
import type { FormatOptions, Warn } from './format-options.ts';

const imageNotice = 'Images are links. Upload or download them within 7 days of this export.';

/** Gathers what there is to say about one card, each sentence once. */
export interface CardReport {
  warn: Warn;
  /** The sentences for notes inside the file: also what the caller knew, and what is no warning. */
  notes(): string[];
}

/** Begins the report of a card; its warnings go to `options.onWarning` at once. */
export function reportCard(card: ExportCard, format: FileFormat, options: FormatOptions): CardReport {
  const messages = new Set<string>();
  const warn: Warn = (field, message) => {
    if (messages.has(message)) return;
    messages.add(message);
    options.onWarning?.({ card_id: card.card_id, field, message });
  };
  warnAboutCard(card, format, warn);
  return {
    warn,
    notes: () => [
      ...new Set([
        ...(card.warnings ?? []),
        ...messages,
        ...(card.ai_written ? [aiNotice] : []),
        ...(card.images.length > 0 ? [imageNotice] : []),
      ]),
    ],
  };
}
