/** What a link to a page shows where it is sent or posted. */
export interface PagePreview {
  title: string;
  description: string;
  /** Absolute address; null: no picture. */
  image: string | null;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\s+/g, ' ');

/** The page with the preview in its head (Open Graph), for programs that run no scripts. */
export function withPreview(page: string, { title, description, image }: PagePreview): string {
  const named = `${escaped(title)} · Cardwright`;
  const tags = [
    ['og:title', title],
    ['og:description', description],
    ...(image === null ? [] : [['og:image', image]]),
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escaped(content)}" />`);
  // Functions, because a replacement string could contain "$&".
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${named}</title>\n    ${tags.join('\n    ')}`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escaped(description)}" />`);
}
