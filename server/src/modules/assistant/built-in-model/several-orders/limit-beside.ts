import type { Ask } from '../understanding/ask.ts';
import { numberWord } from '../understanding/speech/number-words.ts';

const unit = '(?:char(?:acter)?s?|signs?|symbols?|letters?)';
const cue =
  '(?<under>under|below|less than|fewer than)|(?:at (?:the )?most|max(?:imum)?(?: of)?\\.?|up to|within|no (?:more|longer) than|not more than|(?:room|space|place) for|limit(?:ed)?(?: is| of| to)?)';
const characters = new RegExp(
  `\\b(?:${cue}) (?:about |only |just )?(?<before>\\d{2,5})(?: |-)?${unit}\\b|\\b(?<behind>\\d{2,5}) ?${unit} (?:at (?:the )?most|at max|max(?:imum)?|tops|or (?:less|fewer)|is (?:the|our|my) (?:limit|maximum))\\b`,
  'g',
);
const few = '(\\d{1,2}|two|three|four|five|six|seven|eight)';
const entries = new RegExp(`(?:^|[.,;!] )(?:and )?(?:max(?:imum)?\\.?|at (?:the )?most|no more than) ${few}[\\s.!]*$`);
const ranges = { title: [20, 500], description: [50, 20_000] } as const;

/** "Rewrite the description; our catalogue has room for 400 characters": the limit of the one text that is rewritten. */
export function withLimitBeside(asks: Ask[], text: string): Ask[] {
  const [ask, ...others] = asks;
  const isOne = ask?.kind === 'call' && ask.tool === 'improve_card' && others.length === 0;
  const [section, ...more] = isOne ? ((ask.input.sections ?? []) as string[]) : [];
  const isLimited = isOne && Object.keys(ask.input).some((key) => key.endsWith('_max'));
  if (!isOne || section === undefined || more.length > 0 || isLimited) return asks;
  const limit = limitOf(section, text);
  return limit === null ? asks : [{ ...ask, input: { ...ask.input, [`${section}_max`]: limit } }];
}

function limitOf(section: string, text: string): number | null {
  if (section === 'bullets') return numberWord(entries.exec(text)?.[1] ?? '');
  if (section !== 'title' && section !== 'description') return null;
  const [found, ...others] = [...text.matchAll(characters)];
  if (found === undefined || others.length > 0) return null;
  const { under, before, behind } = found.groups ?? {};
  const limit = Number(before ?? behind) - (under === undefined ? 0 : 1);
  const [least, most] = ranges[section];
  return limit >= least && limit <= most ? limit : null;
}
