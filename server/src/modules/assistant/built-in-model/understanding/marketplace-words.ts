import type { Marketplace } from '@cardwright/contract/listings';

const words: [Marketplace, RegExp][] = [
  ['amazon', /\bamazon\b|\bamz\b/g],
  ['ebay', /\be-?bay\b/g],
  ['etsy', /\betsy\b/g],
  ['shopify', /\bshopify\b/g],
  ['woocommerce', /\bwoo(?: ?commerce)?\b/g],
  ['walmart', /\bwal-?mart\b/g],
  ['google', /\bgoogle(?: shopping| merchant(?: center)?| feed)?\b/g],
  ['ozon', /\bozon\b/g],
  ['wildberries', /\bwildberries\b|\bwb\b/g],
  [
    'generic',
    /\b(?:my own (?:shop|store|site|website)|any marketplace|no (?:special |particular )?marketplace|generic)\b/g,
  ],
];

export interface NamedMarketplace {
  id: Marketplace;
  at: number;
  end: number;
}

/** The marketplaces that a text is aimed at, in their order. "from Amazon" and "not for Amazon" are no aim. */
export function marketplacesIn(text: string): NamedMarketplace[] {
  return words
    .flatMap(([id, pattern]) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const before = text.slice(Math.max(0, match.index - 24), match.index);
        const isAway =
          /\b(?:from|not|not for|not on|than|except|except for|instead of|without) (?:my |our |the )?$/.test(before);
        return isAway ? [] : [{ id, at: match.index, end: match.index + match[0].length }];
      }),
    )
    .sort((a, b) => a.at - b.at)
    .filter((one, index, all) => all.findIndex(({ id }) => id === one.id) === index);
}

/** "all my Etsy cards": the cards that are for it, and not what they become. */
export function cardsOfMarketplaceIn(text: string): NamedMarketplace | null {
  return (
    marketplacesIn(text).find(
      ({ at, end }) =>
        /\b(?:my|all|every|each|the|of) (?:of )?(?:my |the |our )?$/.test(text.slice(Math.max(0, at - 24), at)) &&
        /^ (?:shop )?(?:cards?|listings?|products?|items?|ones?|offers?)\b/.test(text.slice(end)),
    ) ?? null
  );
}
