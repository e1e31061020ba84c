import DOMPurify from 'dompurify';

/** The tags a listing's description may keep (the engine's allow-list), and no attributes at all. */
const allowedTags = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4'];

/**
 * HTML that is safe to show: allow-listed tags without attributes; everything else loses its tags or goes. The page's
 * security policy lets only this kind of value become markup; a browser without Trusted Types gets a string.
 */
export function sanitizeHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: allowedTags, ALLOWED_ATTR: [], RETURN_TRUSTED_TYPE: true });
}

/** The same as nodes, for components that render them themselves. */
export function sanitizedNodes(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: allowedTags, ALLOWED_ATTR: [], RETURN_DOM_FRAGMENT: true });
}

/** True when the text uses one of the allowed tags, so that it has to be shown as markup. */
export function hasMarkup(text: string): boolean {
  return new RegExp(`</?(${allowedTags.join('|')})\\b[^>]*>`, 'i').test(text);
}
