const cyrillic = /\p{Script=Cyrillic}/gu;
const latin = /\p{Script=Latin}/gu;

/**
 * The base language of a listing: the stated tag's first part, or, where the page states none, a guess from the
 * letters of a sample (`ru` for Cyrillic, `en` for Latin), else `und`.
 */
export function baseLanguage(tag: string | null, sample: string): string {
  const base = tag?.trim().toLowerCase().split(/[-_]/u)[0];
  if (base) return base;
  const cyrillicCount = sample.match(cyrillic)?.length ?? 0;
  const latinCount = sample.match(latin)?.length ?? 0;
  if (cyrillicCount === 0 && latinCount === 0) return 'und';
  return cyrillicCount > latinCount ? 'ru' : 'en';
}
