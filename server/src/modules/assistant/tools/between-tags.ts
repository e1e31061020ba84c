const markup = /(<\/?[a-z!][^>]*>|&#?\w+;)/i;

/** Rewrites what a reader sees: tags and character references of a description stay as they are. */
export const betweenTags = (text: string, rewrite: (part: string) => string): string =>
  text
    .split(markup)
    .map((part, index) => (index % 2 === 0 ? rewrite(part) : part))
    .join('');
