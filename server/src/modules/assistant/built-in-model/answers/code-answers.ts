import { checkGtin, gtinDigits } from '@cardwright/listing/identifiers/gtin';
import type { CardListing } from '../../tool-types.ts';
import { plain } from '../safe-markdown.ts';

const asks =
  /^(?:(?:and|so|but|ok|hm+|please|can you|could you)[\s,]+)*(?:is|are|check|does|verify|validate)\b.*\b(?:gtin|ean|upc|barcode|bar code|isbn)\b.*\b(?:valid|correct|right|wrong|ok(?:ay)?|fine|real|genuine|good|check ?digit|allowed)\b|^(?:please |can you |could you )*(?:check|verify|validate) (?:the |my |its |this )?(?:gtin|ean|upc|barcode|isbn)\b/;

/** In lower case. */
export const isCodeQuestion = (question: string): boolean => asks.test(question.trim());

/** "Is the EAN valid?": whether its check digit is right and its range is one for products. Null for other questions, and without a code; lower case. */
export function codeAnswer(question: string, { identifiers }: CardListing): string | null {
  if (!isCodeQuestion(question)) return null;
  const [name, value] = Object.entries(identifiers).find(([key]) => /gtin|ean|upc|isbn/i.test(key)) ?? [];
  if (name === undefined || value === undefined) return null;
  const code = `The ${name.toUpperCase()} of the card is ${plain(value, 40)}`;
  const verdict = checkGtin(value);
  if (verdict === 'valid')
    return `${code}. It is well formed: the length and the check digit are right. Whether it is registered for this product, only GS1 can tell.`;
  if (verdict === 'restricted')
    return `${code}. Its check digit is right, but its range is for use inside shops or for coupons, so marketplaces refuse it.`;
  return gtinDigits(value) === null
    ? `${code}. That is no valid number: it must have 8, 12, 13 or 14 digits.`
    : `${code}. Its check digit is wrong, so one of the digits must be, and marketplaces refuse it. Please compare it with the package.`;
}
