import type { ImproveOptions } from '@cardwright/listing/improve/improvement';

/**
 * Reads plain wishes such as "keep the title under 100 characters, avoid the words cheap and best, include gift" out of a
 * seller's instructions. It leaves out what it does not understand.
 */
export function readInstructions(text: string): ImproveOptions {
  const options: ImproveOptions = {};
  const limit =
    /\btitles?\b[^.;\n]{0,40}?(?:under|below|at most|up to|max(?:imum)?(?: of)?|within|no (?:more|longer) than|not (?:more|longer) than|shorter than|less than|fewer than|≤|<)\s*(\d{2,3})\b/i.exec(
      text,
    ) ?? /\b(\d{2,3})[- ]?(?:character|char|letter|sign)s?\s+(?:max(?:imum)?\s+)?title\b/i.exec(text);
  if (limit !== null) {
    const strict = /(?:under|below|shorter than|less than|fewer than|<)\s*\d+$/i.test(limit[0]);
    options.title_max = Number(limit[1]) - (strict ? 1 : 0);
  }
  const avoid = listAfter(
    text,
    /\b(?:avoid|without|don[’']t use|do not use|never use|no use of|leave out|drop|remove)\b/gi,
  );
  if (avoid.length > 0) options.avoid_words = avoid;
  const include = listAfter(
    text,
    /\b(?:include|mention|use|add|with)\s+(?:the\s+)?(?:keywords?|key words?|words?|phrases?|terms?)\b/gi,
  );
  const quoted = listAfter(
    text,
    /\b(?:include|mention)\b(?!\s+(?:the\s+)?(?:keyword|key word|word|phrase|term))/gi,
    true,
  );
  if (include.length + quoted.length > 0) options.include_keywords = [...new Set([...include, ...quoted])];
  return options;
}

const filler = /^(?:the\s+)?(?:words?|phrases?|terms?|keywords?|key words?|of)\b\s*:?\s*/i;

/** The words or quoted phrases that follow a sign, up to the end of the clause. */
function listAfter(text: string, sign: RegExp, quotedOnly = false): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(sign)) {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    if (!quotedOnly && /^(?:use|with)/i.test(match[0]) && /(?:n[’']t|not|never)\s*$/i.test(before)) continue;
    const clause = (/^[^.;\n]*/.exec(text.slice(match.index + match[0].length))?.[0] ?? '')
      .trimStart()
      .replace(/^:\s*/, '');
    const rest = clause.replace(filler, '');
    const quotes = [...rest.matchAll(/["“«']([^"”»']{1,60})["”»']/g)].map((quote) => (quote[1] ?? '').trim());
    const named =
      quotes.length > 0 || quotedOnly
        ? quotes
        : plainWords(rest, rest !== clause || /words?$|phrases?$|terms?$/i.test(match[0]));
    found.push(...named.filter((word) => word !== ''));
  }
  return [...new Set(found)].slice(0, 20);
}

/** Unquoted words count only where the seller said "the words" before them, or listed single ones. */
function plainWords(rest: string, announced: boolean): string[] {
  const parts = rest
    .split(/\s*(?:,|\band\b|\bor\b)\s*/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const stop = parts.findIndex((part) => part.split(/\s+/).length > (announced ? 3 : 1));
  return (stop === -1 ? parts : parts.slice(0, stop)).slice(0, 20);
}
