/** Reads what a seller typed as a web address; `https` is assumed when no scheme is given. Null for anything but http and https. */
export function parseWebAddress(text: string): URL | null {
  const trimmed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.parse(withScheme);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '' ? url : null;
}
