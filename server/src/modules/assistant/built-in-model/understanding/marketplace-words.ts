import type { Marketplace } from '@cardwright/contract/listings';
import { matchesIn } from './speech/matches.ts';

/** Each marketplace as everybody writes it, and how else it is named. */
const names: [Marketplace, string, ...also: string[]][] = [
  ['amazon', 'amazon', 'amzn?', 'amazon(?:s|if(?:y|ied)|i[sz]e)'],
  ['ebay', 'e-?bay', 'e-?bay(?:s|ify)'],
  ['etsy', 'etsy', 'etsys|etsyfy|etsyify'],
  ['shopify', 'shopify'],
  ['woocommerce', 'woocommerce', 'woo(?: commerce)?'],
  ['walmart', 'wal-?mart'],
  ['google', 'google', 'google (?:shopping|merchant(?: center)?|feed)'],
  ['ozon', 'ozon'],
  ['wildberries', 'wildberries', 'wb'],
];
const noMarketplace =
  'my own (?:shop|store|site|website)|any marketplace|no (?:special |particular )?marketplace|generic';

/** A marketplace by its name, as a part of a pattern. */
export const marketplaceName = `(?:${names.map(([, name]) => name).join('|')})`;

const words: [Marketplace, RegExp][] = [
  ...names.map(([id, name, ...also]): [Marketplace, RegExp] => [
    id,
    new RegExp(`\\b(?:${[...also, name].join('|')})\\b`, 'g'),
  ]),
  ['generic', new RegExp(`\\b(?:${noMarketplace})\\b`, 'g')],
];

/** Where this is not found, none of them is: most texts name no marketplace. */
const anyMarketplace = new RegExp(words.map(([, { source }]) => source).join('|'));

/** "A page I made on my own site": where it stands, and not what it is for. */
const standsOn =
  /\b(?:pages?(?: (?:about|for|of|with) (?:it|this|that|them))?|made|built|published|stands?|lives?|is|are|was|were|up|online|listed|shown|found) (?:on|at|in) $/;

export interface NamedMarketplace {
  id: Marketplace;
  at: number;
  end: number;
}

/** The marketplaces that a text is aimed at, in their order. "from Amazon" and "not for Amazon" are no aim. */
export function marketplacesIn(text: string): NamedMarketplace[] {
  if (!anyMarketplace.test(text)) return [];
  return words
    .flatMap(([id, pattern]) =>
      matchesIn(text, pattern).flatMap((match) => {
        const before = text.slice(Math.max(0, match.index - 24), match.index);
        const isAway =
          /\b(?:from|not|not for|not on|than|except|except for|instead of|without) (?:my |our |the )?$/.test(before);
        const isOrigin = id === 'generic' && standsOn.test(before);
        return isAway || isOrigin ? [] : [{ id, at: match.index, end: match.index + match[0].length }];
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
        /\b(?:my|all|every|each|the|of) (?:of )?(?:my |the |our )?(?:two |three |four |five |\d+ )?$/.test(
          text.slice(Math.max(0, at - 24), at),
        ) &&
        (/^ (?:shop )?(?:cards?|listings?|products?|items?|ones?|offers?)\b/.test(text.slice(end)) ||
          // "All my Walmart titles".
          (/\b(?:all|every|each) (?:of )?(?:my |the |our )?$/.test(text.slice(Math.max(0, at - 24), at)) &&
            /^ (?:titles?|headlines?|descriptions?)\b/.test(text.slice(end)))),
    ) ?? null
  );
}
