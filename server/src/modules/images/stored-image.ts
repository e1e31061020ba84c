import type { FileStore } from '../../outside/file-store/file-store.ts';
import type { ImageRow } from './images-store.ts';
import { measureImage } from './measure-image.ts';
import { createTurns } from './turns.ts';

/** A picture of 50 megapixels takes 200 MB while it is decoded. */
const atOnce = 2;

type Measured = Omit<
  ImageRow,
  'id' | 'user_id' | 'card_id' | 'position' | 'origin' | 'source_url' | 'alt' | 'created_at'
>;

/**
 * Measures pictures and writes their files; `beforeFiles` gets their keys before any of them exists.
 * @throws ProblemError as `measureImage`
 */
export function createImageWriter(
  files: FileStore,
  beforeFiles: (keys: string[]) => Promise<void>,
): (id: string, bytes: Uint8Array) => Promise<Measured> {
  const inTurn = createTurns(atOnce);
  return async (id, bytes) => {
    const { webp, thumbnails, ...facts } = await inTurn(() => measureImage(bytes));
    const file_key = `images/${id}.webp`;
    const variants = thumbnails.map(({ data, ...thumbnail }) => ({
      ...thumbnail,
      key: `images/${id}-${Math.max(thumbnail.width, thumbnail.height)}.${thumbnail.content_type.slice(6)}`,
      data,
    }));
    await beforeFiles([file_key, ...variants.map(({ key }) => key)]);
    await Promise.all([files.put(file_key, webp), ...variants.map(({ key, data }) => files.put(key, data))]);
    return {
      ...facts,
      file_key,
      thumbnail_key: variants.find(({ content_type }) => content_type === 'image/webp')?.key ?? null,
      variants: variants.map(({ data: _data, ...variant }) => variant),
    };
  };
}
