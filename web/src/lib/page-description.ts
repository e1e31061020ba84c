import { useEffect } from 'react';

/** Sets what search engines show under a page's title; the document's own description comes back when the page closes. */
export function usePageDescription(text: string): void {
  useEffect(() => {
    const element = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (element === null) return undefined;
    const before = element.content;
    element.content = text;
    return () => {
      element.content = before;
    };
  }, [text]);
}
