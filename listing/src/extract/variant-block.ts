import type { PageElement } from './html/nodes.ts';

/** Names that shop software gives to the choice between variants, whatever it is a choice of. */
const variantBlock = /(?:^|[-_ ])(?:variants?|variations?|configurator|swatch(?:es)?|edition)(?:$|[-_ ])/;

/** Whether one of the nearest elements around is named for the choice between variants. */
export function isInVariantBlock(element: PageElement): boolean {
  for (let each: PageElement | null = element, up = 0; each !== null && up < 5; each = each.parent, up++)
    if (variantBlock.test(each.words)) return true;
  return false;
}

/** A numbered field for the options of a product, as shop software has it: OpenCart, Magento, Odoo, nopCommerce. */
export const isOptionField = (name: string): boolean =>
  /^(?:options?|variation|group|super_attribute|attributes?)\[\d+\]$|^option-set-\d|^(?:product_attribute|option)_\d+(?:_\d+)*$|^ptal-\d+$/.test(
    name,
  );
