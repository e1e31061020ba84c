import { type CreateCardRequest, maxHtmlCharacters } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { parseWebAddress } from '@cardwright/contract/web-address';

export const productSources = ['address', 'paste', 'file', 'manual'] as const;
export type ProductSource = (typeof productSources)[number];

/** The way to add a product that the page's address names; `html` and `text` are both pasted. */
export function sourceOf(asked: string | null): ProductSource {
  if (asked === 'html' || asked === 'text') return 'paste';
  return productSources.find((source) => source === asked) ?? 'address';
}

/** The most characters of pasted text, as in the contract. */
const maxTextCharacters = 200_000;
const maxAddressCharacters = 2_000;
const maxAddresses = 50;

/** A key under `errors`, with what its text mentions. */
export interface ProductProblem {
  key:
    | 'addressMissing'
    | 'addressInvalid'
    | 'addressesInvalid'
    | 'addressesMany'
    | 'pasteMissing'
    | 'tooLong'
    | 'fileUnreadable';
  max?: number;
  list?: string;
}

/** The address as sent: without a scheme it gets https; null when it is no web address. */
export function webAddress(text: string): string | null {
  const address = parseWebAddress(text)?.href ?? null;
  return address !== null && address.length <= maxAddressCharacters ? address : null;
}

/** The addresses of a field with one per line, each once, or what is wrong. */
export function addressesIn(text: string): { addresses: string[]; problem: ProductProblem | null } {
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  const wrong = lines.filter((line) => webAddress(line) === null);
  const addresses = lines.map(webAddress).filter((address) => address !== null);
  const problem = (): ProductProblem | null => {
    if (lines.length === 0) return { key: 'addressMissing' };
    if (lines.length > maxAddresses) return { key: 'addressesMany', max: maxAddresses };
    if (wrong.length === 0) return null;
    return lines.length === 1 ? { key: 'addressInvalid' } : { key: 'addressesInvalid', list: wrong.join(', ') };
  };
  return { addresses, problem: problem() };
}

/** The text of such a field without the lines with this address. */
export const withoutAddress = (text: string, address: string): string =>
  text
    .split('\n')
    .filter((line) => webAddress(line.trim()) !== address)
    .join('\n');

/** Whether a paste is a saved page; a text may mention a tag or two. */
export function isPage(text: string): boolean {
  if (/^\s*(?:<!doctype\s+html|<html\b|<\?xml\b|<head\b|<body\b)/iu.test(text)) return true;
  return (
    /<(?:body|head|html|main|article)\b[^>]*>/iu.test(text) ||
    (text.match(/<(?:div|p|span|li|h1|meta)\b/giu) ?? []).length > 3
  );
}

export function pasteProblem(text: string, address: string): ProductProblem | 'address' | null {
  if (text.trim() === '') return { key: 'pasteMissing' };
  const max = isPage(text) ? maxHtmlCharacters : maxTextCharacters;
  if (text.length > max) return { key: 'tooLong', max };
  return isPage(text) && address.trim() !== '' && webAddress(address) === null ? 'address' : null;
}

/** The request for a checked paste. */
export function pasteRequest(text: string, address: string, marketplace: Marketplace): CreateCardRequest {
  if (!isPage(text)) return { text, marketplace };
  const source_url = address.trim() === '' ? null : webAddress(address);
  return { html: text, marketplace, ...(source_url === null ? {} : { source_url }) };
}
