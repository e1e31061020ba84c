import { type CreateCardRequest, maxHtmlCharacters } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';

export const productSources = ['address', 'html', 'text'] as const;
export type ProductSource = (typeof productSources)[number];

export interface ProductValues {
  source: ProductSource;
  address: string;
  html: string;
  text: string;
  marketplace: Marketplace;
}

/** Greatest length of pasted text, as the contract has it. */
const maxTextCharacters = 200_000;
const maxAddressCharacters = 2_000;

/** A key under `add.errors`, with the limit where one was passed. */
export interface ProductProblem {
  field: ProductSource;
  key: 'addressMissing' | 'addressInvalid' | 'htmlMissing' | 'textMissing' | 'tooLong' | 'fileUnreadable';
  max?: number;
}

/** The address as sent: without a scheme it gets https; null when it is no web address. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.parse(withScheme);
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  return isWeb && url.hostname !== '' ? withScheme : null;
}

/** What keeps the product from being sent, or null. */
export function productProblem(values: ProductValues): ProductProblem | null {
  const { source } = values;
  if (values[source].trim() === '') return { field: source, key: `${source}Missing` };
  const isAddressUsed = source === 'address' || (source === 'html' && values.address.trim() !== '');
  if (isAddressUsed && webAddress(values.address) === null) return { field: 'address', key: 'addressInvalid' };
  const max = { address: maxAddressCharacters, html: maxHtmlCharacters, text: maxTextCharacters }[source];
  return values[source].length > max ? { field: source, key: 'tooLong', max } : null;
}

/** The request for checked values. */
export function productRequest({ source, address, html, text, marketplace }: ProductValues): CreateCardRequest {
  const source_url = webAddress(address);
  if (source === 'address') return { source_url: source_url ?? address, marketplace };
  if (source === 'text') return { text, marketplace };
  return { html, marketplace, ...(address.trim() === '' || source_url === null ? {} : { source_url }) };
}
