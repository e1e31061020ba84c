/** No page has this address, so it shows the not-found page. */
const nowhere = '/unreadable-address';

/**
 * The address that a request is routed by. One with broken escapes (`/100%`) would be refused before any route; outside the
 * API a person typed it, and gets the page that says so.
 */
export function routedUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path === '/api' || path.startsWith('/api/')) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return nowhere;
  }
}
