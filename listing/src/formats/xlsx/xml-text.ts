// Office Open XML writes a character as _xHHHH_ (ECMA-376, ST_Xstring), so text that looks like one is escaped itself.
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/gu;
const notInXml =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot carry these characters as they are
  /[\u0000-\u0008\u000B-\u001F\u007F-\u0084\u0086-\u009F\uFDD0-\uFDEF\uFFFD-\uFFFF]|\p{Surrogate}/gu;
// Without the flag `u` this is several times as fast; halves of pairs are caught too, and then looked at properly.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same characters, only to find out whether there are any
const suspicious = /[&<>"_\u0000-\u0008\u000B-\u001F\u007F-\u009F\uD800-\uDFFF\uFDD0-\uFDEF\uFFFD-\uFFFF]/;

const escaped = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** Escapes text for XML content and attributes. What XML 1.0 cannot carry at all becomes U+FFFD. */
export const xmlText = (text: string): string =>
  suspicious.test(text)
    ? text.replace(
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they become U+FFFD, as XML cannot carry them
        /[&<>"\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu,
        (sign) => entities[sign] ?? '\uFFFD',
      )
    : text;

/** Text of a spreadsheet cell in the file format's escapes: nothing is lost. */
export const cellText = (text: string): string =>
  suspicious.test(text)
    ? text
        .replace(looksEscaped, '_x005F_')
        .replace(notInXml, escaped)
        .replace(/[&<>"]/gu, (sign) => entities[sign] ?? sign)
    : text;
