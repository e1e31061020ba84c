import type { CardImage } from '@cardwright/contract/cards';

/** A gallery picture that the seller uploaded. */
export const sampleImage = (id: string, fields: Partial<CardImage> = {}): CardImage => ({
  id,
  url: `/api/files/images/${id}.webp`,
  thumbnail_url: `/api/files/images/${id}-320.webp`,
  width: 1200,
  height: 900,
  content_type: 'image/png',
  bytes: 1_000,
  alt: '',
  origin: 'upload',
  position: 0,
  variants: [
    { url: `/api/files/images/${id}-320.avif`, width: 320, height: 240, content_type: 'image/avif' },
    { url: `/api/files/images/${id}-320.webp`, width: 320, height: 240, content_type: 'image/webp' },
  ],
  ...fields,
});
