/** Parts that a card may be without. */
export const cardParts = ['description', 'bullets', 'specifications', 'keywords', 'images', 'price', 'brand'] as const;
export type CardPart = (typeof cardParts)[number];
