import type { PageElement } from './html/nodes.ts';

/** Names that shop software gives to the choice between variants, whatever it is a choice of. */
const variantBlock = /(?:^|[-_ ])(?:variants?|variations?|configurator|swatch(?:es)?|edition)(?:$|[-_ ])/;

/** Whether one of the nearest elements around is named for the choice between variants. */
export function isInVariantBlock(element: PageElement): boolean {
  for (let each: PageElement | null = element, up = 0; each !== null && up < 5; each = each.parent, up++)
    if (variantBlock.test(each.words)) return true;
  return false;
}

/** A numbered field for the options of a product, as OpenCart and Webflow have it. */
export const isOptionField = (name: string): boolean => /^options?\[\d+\]$|^option-set-\d/.test(name);
