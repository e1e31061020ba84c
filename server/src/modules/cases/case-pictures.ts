import type { CardImage } from '@cardwright/contract/cards';

/** A picture of a card as it is stored. */
export interface StoredPicture {
  id: string;
  file_key: string | null;
  thumbnail_key: string | null;
  variants: { key: string }[] | null;
}

/** `full`, `thumbnail`, or `v0`, `v1` … of the smaller forms. */
export const pictureForm = /^(?:full|thumbnail|v\d{1,2})$/;

/**
 * The pictures of a public page. Their addresses look up the case each time, so that they end with it; a file's own address
 * would work until its signature expires. A picture without a file of ours is left out: its address is the shop's.
 */
export function casePictures(caseId: string, images: CardImage[], stored: StoredPicture[]): CardImage[] {
  const withFile = new Set(stored.filter(({ file_key }) => file_key !== null).map(({ id }) => id));
  return images
    .filter(({ id }) => withFile.has(id))
    .map(({ measures: _, ...image }) => {
      const addressOf = (form: string) => `/api/public/cases/${caseId}/pictures/${image.id}/${form}`;
      return {
        ...image,
        url: addressOf('full'),
        thumbnail_url: addressOf('thumbnail'),
        variants: (image.variants ?? []).map((variant, index) => ({ ...variant, url: addressOf(`v${index}`) })),
      };
    });
}

/** The key of the file of a form; null when the picture has no such form. */
export function keyOfForm({ file_key, thumbnail_key, variants }: StoredPicture, form: string): string | null {
  if (form === 'full') return file_key;
  if (form === 'thumbnail') return thumbnail_key ?? file_key;
  return variants?.[Number(form.slice(1))]?.key ?? null;
}
