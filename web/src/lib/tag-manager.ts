/** The tag manager's queue; its script reads what is in it and takes over `push`. */
type TagWindow = Window & { dataLayer?: object[] };

const scriptAddress = 'https://www.googletagmanager.com/gtm.js';

/**
 * Loads the tag manager's container once, without debugging (specification, section 9): no preview parameters, nothing
 * logged. An installation without a container loads nothing at all. `now`: milliseconds since 1970.
 */
export function startTagManager(document: Document, window: Window, containerId: string | null, now: number): void {
  if (containerId === null) return;
  const address = `${scriptAddress}?${new URLSearchParams({ id: containerId })}`;
  if ([...document.scripts].some((script) => script.src === address)) return;
  const tagWindow: TagWindow = window;
  tagWindow.dataLayer ??= [];
  tagWindow.dataLayer.push({ 'gtm.start': now, event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
