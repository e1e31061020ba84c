import { sectionSchema } from '@cardwright/contract/listings';
import type { Request } from './request.ts';
import { type Ask, type CallAsk, isCall } from './understanding/ask.ts';

const unit = '(?:char(?:acter)?s?|signs?|symbols?|letters?)';
const parts = {
  title: { word: '(?:titles?|headlines?)', range: [20, 500] },
  description: { word: '(?:descriptions?|descr\\.?)', range: [50, 20_000] },
} as const;
type Part = keyof typeof parts;
const names = ['title', 'description'] as const;
const between =
  '(?:(?!\\b(?:titles?|headlines?|descriptions?|bullets?|keywords?|is|has|was|are)\\b)[^.;\\n\\d]){0,40}?';
const about = '(?:about|around|roughly|approximately|approx\\.?|ca\\.?|some|~)';

const patterns = (word: string) => ({
  /** "Description at least 300 characters": no limit. */
  least: new RegExp(
    `\\b${word}\\b${between}\\b(?:at (?:the )?least|min(?:imum)?(?: of)?\\.?|no (?:less|fewer|shorter) than|not (?:less|shorter|under|below)(?: than)?) ${about}? ?(\\d{2,5})\\b|\\b${word}\\b${between}\\b(\\d{2,5}) ?${unit}? (?:or (?:more|longer)|at (?:the )?least|min(?:imum)?)\\b`,
  ),
  /** "Description about 500", "400 to 500 characters". */
  most: new RegExp(
    `\\b${word}\\b${between}(?:\\b${about} ?(\\d{2,5})(?= ?(?:[,;!)]|\\.(?:\\s|$)|$|and\\b|please\\b|but\\b))|\\b\\d{2,5} ?(?:to|-|–) ?(\\d{2,5}) ?${unit}\\b)`,
  ),
  longer: new RegExp(
    `\\b(?:longer|more detailed) ${word}\\b|\\b${word} (?:(?:should|must|can|to) be )?(?:a bit |much )?longer\\b`,
  ),
  shorter: new RegExp(`\\bshorter ${word}\\b|\\b${word} (?:(?:should|must|can|to) be )?(?:a bit |much )?shorter\\b`),
});
const said = { title: patterns(parts.title.word), description: patterns(parts.description.word) };

/**
 * How long the title and the description shall be, each by its own words: "shorter title, longer description", "title under 80,
 * description about 500". A text with a limit is one that is written.
 */
export function ofPartLengths(request: Request): Request {
  const { asks, text } = request;
  const written = asks.filter((ask) => isCall(ask) && /^improve_cards?$/.test(ask.tool));
  if (written.length !== 1 || request.isForeign) return request;
  return { ...request, asks: asks.flatMap((ask) => (isCall(ask) && ask === written[0] ? ofParts(ask, text) : ask)) };
}

function ofParts(ask: CallAsk, text: string): Ask[] {
  const input = { ...ask.input };
  for (const part of names) limit(input, part, text);
  const { sections } = input;
  if (Array.isArray(sections)) {
    const limited = names.filter((part) => input[`${part}_max`] !== undefined && !sections.includes(part));
    input.sections = sectionSchema.options.filter(
      (one) => sections.includes(one) || limited.some((part) => part === one),
    );
  }
  return apart({ ...ask, input }, text);
}

function limit(input: Record<string, unknown>, part: Part, text: string): void {
  const key = `${part}_max`;
  const [found, before, behind] = said[part].least.exec(text) ?? [];
  if (found !== undefined) {
    const least = Number(before ?? behind);
    if (input[key] === least || input[key] === least - 1) delete input[key];
    const isAlone = Array.isArray(input.sections) && input.sections.length === 1 && input.sections[0] === part;
    if (isAlone && input.length === undefined && input[key] === undefined) input.length = 'longer';
    return;
  }
  const [, near, upTo] = said[part].most.exec(text) ?? [];
  const most = Number(near ?? upTo);
  const [low, high] = parts[part].range;
  if (input[key] === undefined && most >= low && most <= high) input[key] = most;
}

/** One wish of length is said of one text: the other has its own. */
function apart(ask: CallAsk, text: string): Ask[] {
  const { sections, length: _, ...wishes } = ask.input;
  const lengths = names.flatMap((part) => {
    const length = said[part].longer.test(text) ? 'longer' : said[part].shorter.test(text) ? 'shorter' : null;
    return length === null ? [] : [{ part, length }];
  });
  const isBoth = Array.isArray(sections) && sections.length === 2 && names.every((part) => sections.includes(part));
  const [one, other] = lengths;
  if (!isBoth || one === undefined || other === undefined || one.length === other.length) return [ask];
  return lengths.map(({ part, length }) => ({ ...ask, input: { ...wishes, sections: [part], length } }));
}
