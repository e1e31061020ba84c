import { lengthSections } from '@cardwright/contract/improve-wishes';
import { sectionSchema } from '@cardwright/contract/listings';
import type { Request } from '../request.ts';
import { type CallAsk, isCall } from '../understanding/ask.ts';

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
    `\\b(?:longer|more detailed) ${word}\\b|\\b(?:expand|lengthen) (?:the |its )?${word}\\b|\\b${word} (?:(?:should|must|can|to) be )?(?:(?:a bit|much|with|in) )?(?:longer|more detail(?:ed|s)?)\\b`,
  ),
  shorter: new RegExp(
    `\\bshorter ${word}\\b|\\b(?:shorten|trim) (?:the |its )?${word}\\b|\\b${word} (?:(?:should|must|can|to) be )?(?:(?:a bit|much) )?shorter\\b`,
  ),
  /** "Shorter title and better description": how long the second is was not said. */
  better: new RegExp(`\\b(?:better|nicer|stronger|clearer|improved|new) ${word}\\b`),
});
const said = {
  title: patterns(parts.title.word),
  description: patterns(parts.description.word),
  bullets: patterns('(?:bullets?(?: points?)?)'),
};

/**
 * How long the title and the description shall be, each by its own words: "shorter title, longer description", "title under 80,
 * description about 500". A text with a limit is one that is written.
 */
export function ofPartLengths(request: Request): Request {
  const { asks, text } = request;
  const works = asks.filter(isCall).filter(isWriting);
  const [work, ...others] = works;
  if (work === undefined || request.isForeign) return request;
  const lengths = lengthsSaid(text);
  const isOneWork = lengths !== null && works.every(isOfLength);
  if (others.length > 0 && !(isOneWork && others.every((ask) => isOnSame(work, ask)))) return request;
  const read = limited(work, text);
  const whole = lengths !== null && isOfLength(read) ? apart(read, lengths) : read;
  return {
    ...request,
    asks: asks.flatMap((ask) => (ask === work ? whole : others.some((one) => one === ask) ? [] : ask)),
  };
}

const isWriting = ({ tool }: CallAsk) => /^improve_cards?$/.test(tool);
const isOfLength = ({ input }: CallAsk) => input.length !== undefined && Array.isArray(input.sections);
/** "Make the title of the mug shorter. Make its description longer." */
const isOnSame = (work: CallAsk, other: CallAsk) =>
  other.tool === work.tool && (other.target ?? it).kind === 'it' && wishesBeside(work) === wishesBeside(other);
const it = { kind: 'it' };
const wishesBeside = ({ input: { length: _, sections: __, ...others } }: CallAsk) => JSON.stringify(others);

function limited(ask: CallAsk, text: string): CallAsk {
  const input = { ...ask.input };
  for (const part of names) limit(input, part, text);
  const { sections } = input;
  if (Array.isArray(sections)) {
    const added = names.filter((part) => input[`${part}_max`] !== undefined && !sections.includes(part));
    input.sections = sectionSchema.options.filter(
      (one) => sections.includes(one) || added.some((part) => part === one),
    );
  }
  return { ...ask, input };
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

type Lengths = Partial<Record<keyof typeof said, 'shorter' | 'longer'>>;

/** What is said of each text by its own words; null where that is the same of all. */
function lengthsSaid(text: string): Lengths | null {
  const lengths: Lengths = {};
  // What is not wanted says nothing of the other texts.
  const wanted = text
    .split(/[,.;!]|\bbut\b|\band\b/)
    .filter((clause) => !denied.test(clause))
    .join(', ');
  for (const part of lengthSections) {
    const [longer, shorter] = [said[part].longer.test(wanted), said[part].shorter.test(wanted)];
    if (longer !== shorter) lengths[part] = longer ? 'longer' : 'shorter';
  }
  const isApart =
    new Set(Object.values(lengths)).size > 1 ||
    lengthSections.some((part) => !(part in lengths) && said[part].better.test(text));
  return Object.keys(lengths).length === 0 || !isApart ? null : lengths;
}
const denied = /\b(?:not|never|without|instead of|rather than|no (?:shorter|longer|more))\b|n['’]t\b/;

/** One wish of length is said of one text: another has its own, in the same rewriting. */
function apart(ask: CallAsk, lengths: Lengths): CallAsk {
  const { sections: named, length: _, ...wishes } = ask.input;
  const sections = sectionSchema.options.filter(
    (section) => section in lengths || (Array.isArray(named) && named.includes(section)),
  );
  return { ...ask, input: { ...wishes, sections, lengths } };
}
