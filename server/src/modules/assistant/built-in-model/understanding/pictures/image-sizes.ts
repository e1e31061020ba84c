const longSide =
  '(?:the |its |their )?(?:long(?:er|est)?|large(?:r|st)?|bigg(?:er|est)) (?:sides?|edges?|dimensions?|one)';
const ofLongSide = [
  new RegExp(`\\b(\\d{3,4})(?: ?(?:px|pixels?))? (?:on|at|for|along|across) ${longSide}\\b`),
  new RegExp(`\\b${longSide}(?: should be| must be| to be| of| to| at| is|:)? (?:at least )?(\\d{3,4})\\b`),
];
const ofSides = [
  /\b(\d{3,4}) ?(?:px|pixels?|wide|high|tall|across)\b/,
  /\b(?:width|height)(?: of| to| is|:)? (\d{3,4})\b/,
];
const firstIn = (forms: RegExp[], text: string) =>
  forms.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);

/**
 * The sides in pixels that words give a picture: one alone of both, unless they name it. The long side is read as the width.
 */
export function sizeIn(text: string): { width?: number; height?: number } {
  const both = /(\d{2,4}) ?(?:x|×|by|\*) ?(\d{2,4})/.exec(text);
  if (both !== null) return { width: Number(both[1]), height: Number(both[2]) };
  const long = firstIn(ofLongSide, text);
  if (long !== undefined) return { width: Number(long) };
  const one = firstIn(ofSides, text);
  if (one === undefined) return {};
  const isWide = /\b(?:wide|width)\b/.test(text);
  const isHigh = /\b(?:high|tall|height)\b/.test(text);
  return {
    ...(isHigh && !isWide ? {} : { width: Number(one) }),
    ...(isWide && !isHigh ? {} : { height: Number(one) }),
  };
}
