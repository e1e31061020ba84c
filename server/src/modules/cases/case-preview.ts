import { idSchema } from '@cardwright/contract/common';
import { htmlToText } from '@cardwright/listing/text/html-to-text';
import type { PagePreview } from '../../http/page-preview.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { CasesService } from './cases-service.ts';

const longestDescription = 200;

/**
 * What a link to a case shows; `missing` when no such case is public, null for other addresses. The page is served also
 * while the database is away: it asks itself, and says so.
 */
export async function casePreview(
  cases: Pick<CasesService, 'get'>,
  publicUrl: string,
  path: string,
): Promise<PagePreview | 'missing' | null> {
  const named = /^\/case\/([^/]+)\/?$/i.exec(path)?.[1];
  if (named === undefined) return null;
  const id = idSchema.safeParse(named);
  if (!id.success) return 'missing';
  const shown = await cases
    .get(id.data)
    .catch((error: unknown) => (error instanceof ProblemError && error.code === 'not_found' ? 'missing' : null));
  if (shown === null || shown === 'missing') return shown;
  const { title, description, bullets } = shown.current.listing;
  const text = htmlToText(description).replace(/\s+/g, ' ').trim() || bullets.join(' ');
  const image = shown.images[0]?.thumbnail_url ?? '';
  return {
    title: title || 'Untitled listing',
    description: (text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text).toWellFormed(),
    image: image !== '' && URL.canParse(image, publicUrl) ? new URL(image, publicUrl).href : null,
  };
}
