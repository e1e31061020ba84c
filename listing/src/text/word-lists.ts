/** Word lists by language. Test a new entry against real product nouns first: a common noun here costs every seller points. */

export interface WordLists {
  /** Promotion and unprovable claims that marketplaces refuse in a title. */
  promo: readonly string[];
  /** Words that may repeat freely. */
  stop: readonly string[];
}

const lists: Record<string, WordLists> = {
  en: {
    promo: [
      'free shipping',
      'best seller',
      'bestseller',
      'hot item',
      '100% guaranteed',
      '100% quality guaranteed',
      'limited time',
      'on sale',
      'discount',
      'cheap',
      '#1',
      'number one',
      'free gift',
    ],
    stop: ['and', 'for', 'the', 'with', 'from'],
  },
  // "топ" (also a garment) and "нет" (a valid value) are left out on purpose.
  ru: {
    promo: [
      'бестселлер',
      'хит продаж',
      'хит',
      'акция',
      'распродажа',
      'скидка',
      'новинка',
      'лучшая цена',
      'бесплатная доставка',
      '№1',
    ],
    stop: ['для', 'при', 'под', 'над', 'без', 'или', 'как', 'на', 'по', 'до', 'от', 'со', 'во', 'за', 'из'],
  },
};

const noLists: WordLists = { promo: [], stop: [] };

/** The lists of a base language tag such as `en`; empty lists for a language without its own. */
export function wordListsOf(language: string): WordLists {
  return lists[language] ?? noLists;
}

const placeholders: ReadonlySet<string> = new Set([
  '',
  'n/a',
  'na',
  'tbd',
  'none',
  'null',
  'unknown',
  '-',
  '—',
  '.',
  '?',
  'нет данных',
  'не указано',
]);

/** True for an empty value or one that stands for "not filled in". */
export function isPlaceholder(value: string): boolean {
  return placeholders.has(value.trim().toLowerCase());
}
