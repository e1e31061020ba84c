import { type Marketplace, marketplaceSchema } from '@cardwright/contract/listings';
import { supportedMarketplaces } from './supported-marketplaces.ts';

/** What a seller may choose from: the supported ones, and the card's own if it is another. */
export function marketplaceChoices(own?: Marketplace): Marketplace[] {
  return marketplaceSchema.options.filter(
    (marketplace) => supportedMarketplaces.includes(marketplace) || marketplace === own,
  );
}
