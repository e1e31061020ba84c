import { type Marketplace, marketplaceSchema } from '@cardwright/contract/listings';

/** The marketplaces whose rules this version can score and write for. */
const supported: readonly Marketplace[] = ['generic', 'amazon', 'etsy'];

/** What a seller may choose from: the supported ones, and the card's own if it is another. */
export function marketplaceChoices(own?: Marketplace): Marketplace[] {
  return marketplaceSchema.options.filter((marketplace) => supported.includes(marketplace) || marketplace === own);
}
