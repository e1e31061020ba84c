const textTypes = new Set(['text', 'search', 'email', 'password', 'url', 'tel', 'number']);

/**
 * Whether somebody has the caret in a field: a part of the page that comes late, or a page that opens, must not take the
 * focus away from there. What a person opens by a key or a click (a dialog, a field in place of a text) may.
 */
export function isTypedInto(element: Element | null = document.activeElement): boolean {
  // What a dialog holds goes with it.
  if (element === null || element.closest('[role=dialog]') !== null) return false;
  if (element instanceof HTMLInputElement) return textTypes.has(element.type);
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable === true)
  );
}
