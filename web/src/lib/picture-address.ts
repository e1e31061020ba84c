/**
 * True for an address that this page may load a picture from: the content security policy allows the app's own origin only,
 * and a picture that could not be copied to it keeps the shop's address.
 */
export function isOwnAddress(address: string, ownOrigin: string): boolean {
  const url = URL.parse(address, ownOrigin);
  return url !== null && (url.origin === ownOrigin || url.protocol === 'data:' || url.protocol === 'blob:');
}

/** Only web addresses may become links to outside: a card's addresses come from other people's pages. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);
