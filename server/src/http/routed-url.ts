/** No page has this address, so it shows the not-found page. */
const nowhere = '/unreadable-address';

/**
 * The address by which a request is routed. One with broken escapes (`/100%`) would be refused before any route. Outside the
 * API a person typed it, and gets the not-found page.
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
