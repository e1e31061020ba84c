import { idSchema } from '@cardwright/contract/common';
import { htmlToText } from '@cardwright/listing/text/html-to-text';
import type { PagePreview } from '../../http/page-preview.ts';
import type { CasesService } from './cases-service.ts';

const longestDescription = 200;

/** What a link to a case shows; null for other addresses and for cases that are not public. */
export async function casePreview(
  cases: Pick<CasesService, 'get'>,
  publicUrl: string,
  path: string,
): Promise<PagePreview | null> {
  const id = idSchema.safeParse(/^\/case\/([^/]+)\/?$/i.exec(path)?.[1]);
  if (!id.success) return null;
  const shown = await cases.get(id.data).catch(() => null);
  if (shown === null) return null;
  const { title, description, bullets } = shown.current.listing;
  const text = htmlToText(description).replace(/\s+/g, ' ').trim() || bullets.join(' ');
  const image = shown.images[0]?.thumbnail_url ?? '';
  return {
    title: title || 'Untitled listing',
    description: (text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text).toWellFormed(),
    image: image !== '' && URL.canParse(image, publicUrl) ? new URL(image, publicUrl).href : null,
  };
}
