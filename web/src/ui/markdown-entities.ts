const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }));

/** Decodes the entities of a markdown text; unknown names stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The address of a link, empty where it could run code. */
export function safeAddress(href: string): string {
  // Browsers ignore these wherever they are, even within the scheme.
  const read = href.replace(/[\t\r\n]/g, '');
  const scheme = /^[\s\p{Cc}]*([a-z][a-z\d+.-]*):/iu.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) ? href : '';
}
