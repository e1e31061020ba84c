import type { ExportCard } from '../export-card.ts';

/** A card as read from a file; what the format does not hold is null or absent. */
export interface ReadCard extends Pick<ExportCard, 'listing' | 'images' | 'variants' | 'source_url' | 'original'> {
  card_id: string | null;
  version: number | null;
  /** As the file names it. */
  marketplace: string | null;
  score: number | null;
  updated_at: string | null;
  ai_written: boolean;
  warnings?: string[];
}

/** A file that does not have its format; the message tells a person what is wrong. */
export class UnreadableFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFileError';
  }
}

/** A file that is too large; the message tells a person the limit. */
export class FileTooLargeError extends UnreadableFileError {}

export const readCardWith = (fields: Pick<ReadCard, 'listing'> & Partial<ReadCard>): ReadCard => ({
  card_id: null,
  version: null,
  marketplace: null,
  images: [],
  source_url: null,
  score: null,
  updated_at: null,
  ai_written: false,
  ...fields,
});

/** An image of which only the address is known. */
export const imageAt = (url: string, alt = '') => ({ url, alt, width: null, height: null });
