/** Word lists by language. Test a new entry against real product nouns first: a common noun here costs every seller points. */

export interface WordLists {
  /** Promotion and unprovable claims that marketplaces refuse in a title. */
  promo: readonly string[];
  /** Words that may repeat freely. */
  stop: readonly string[];
}

// English words and signs that shops write in every language.
const everywhere = ['bestseller', 'best seller', '#1', '№1'];

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
  // "Rabatte" (a flower bed), "Aktion", "Top", "günstig" and "Nr. 1" (a size) are left out on purpose.
  de: {
    promo: [
      ...everywhere,
      'kostenloser versand',
      'kostenlose lieferung',
      'versandkostenfrei',
      'gratisversand',
      'gratis versand',
      'verkaufsschlager',
      'sonderangebot',
      'schnäppchen',
      'schlussverkauf',
      'ausverkauf',
      'rabatt',
      'bester preis',
      'bestpreis',
      'tiefpreis',
      'billig',
      'nur heute',
      'gratisgeschenk',
      '100% garantiert',
    ],
    stop: [
      'und',
      'für',
      'mit',
      'der',
      'die',
      'das',
      'den',
      'dem',
      'von',
      'aus',
      'oder',
      'ein',
      'eine',
      'zum',
      'zur',
      'bei',
      'auf',
      'ohne',
    ],
  },
  // "réduction" (of noise), "remise" (a shed) and "n°1" (part of product names) are left out on purpose.
  fr: {
    promo: [
      ...everywhere,
      'livraison gratuite',
      'livraison offerte',
      'frais de port offerts',
      'meilleure vente',
      'meilleures ventes',
      'best-seller',
      'en promotion',
      'en promo',
      'en solde',
      'soldes',
      'meilleur prix',
      'prix cassé',
      'prix cassés',
      'pas cher',
      'pas chère',
      'offre limitée',
      'offre spéciale',
      'cadeau gratuit',
      'cadeau offert',
      'nouveauté',
      '100% garanti',
    ],
    stop: ['pour', 'avec', 'les', 'des', 'une', 'dans', 'sur', 'sans', 'par', 'aux'],
  },
  // "ganga" (a bird) and "rebaja" (also "it lowers") are left out on purpose.
  es: {
    promo: [
      ...everywhere,
      'envío gratis',
      'envio gratis',
      'envío gratuito',
      'más vendido',
      'más vendida',
      'superventas',
      'mejor precio',
      'en oferta',
      'oferta especial',
      'oferta limitada',
      'tiempo limitado',
      'descuento',
      'rebajas',
      'barato',
      'barata',
      'regalo gratis',
      'novedad',
      '100% garantizado',
    ],
    stop: ['para', 'con', 'los', 'las', 'del', 'una', 'por', 'sin'],
  },
  // "hit", "okazja" (also an occasion) and "tania" (also a name) are left out on purpose.
  pl: {
    promo: [
      ...everywhere,
      'darmowa dostawa',
      'darmowa wysyłka',
      'bezpłatna dostawa',
      'hit sprzedaży',
      'hit cenowy',
      'promocja',
      'wyprzedaż',
      'przecena',
      'rabat',
      'zniżka',
      'najlepsza cena',
      'najniższa cena',
      'tanio',
      'tani',
      'tanie',
      'tylko dziś',
      'oferta limitowana',
      'nowość',
      '100% gwarancji',
    ],
    stop: ['dla', 'oraz', 'lub', 'bez', 'pod', 'nad', 'przy'],
  },
};

const noLists: WordLists = { promo: [], stop: [] };

/** The lists of a base language tag such as `en`; empty lists for a language without its own. */
export function wordListsOf(language: string): WordLists {
  return lists[language] ?? noLists;
}

// Values that say "none" are left out: "нет", "brak", "keine" and "non" answer questions such as "Pattern?".
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
  'not specified',
  'нет данных',
  'не указано',
  'не указан',
  'неизвестно',
  'keine angabe',
  'nicht angegeben',
  'unbekannt',
  'non renseigné',
  'non précisé',
  'inconnu',
  'sin especificar',
  'no especificado',
  'desconocido',
  'brak danych',
  'nie podano',
]);

/** True for an empty value or one that stands for "not filled in". */
export function isPlaceholder(value: string): boolean {
  return placeholders.has(value.trim().toLowerCase());
}
