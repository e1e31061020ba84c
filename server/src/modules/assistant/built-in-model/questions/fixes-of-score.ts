import { isFailure, type ToolOutputs } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { pictureWork } from '../pictures/picture-fixes.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { cardinalPattern, numberWord, ordinalPattern, ordinalWord } from '../understanding/speech/number-words.ts';

type Fix = ToolOutputs['score_card']['fixes'][number];

const lead = '(?:(?:ok(?:ay)?|and|now|then|so|but|yes|please|hm+|great|thanks|can you|could you)[\\s,.!]+)*';
const verb = '(?:do|fix|apply|make|take|sort out|carry out|tackle|handle|mend|work on)';
const noun = '(?:things|fixes|points|ones|suggestions|items|problems|issues|numbers|nos?\\.?)';
const tail =
  '(?: (?:of (?:these|those|them|the list)|for me|please|now|then|first|things|fixes|points|ones|suggestions|items|problems|issues))*[\\s?.!]*$';
const firstFew = new RegExp(`^${lead}${verb} (?:just |only )?the (?:first|top) (two|three|four|five|[2-5])${tail}`);
const place = `(?:the )?(?:${ordinalPattern}|${cardinalPattern})`;
const several = new RegExp(
  `^${lead}${verb} (?:just |only )?(?:the )?(?:${noun} )?(${place}(?:(?:,? and |, ?| ?& ?| to | ?[-–] ?)${place}){1,4})${tail}`,
);
const mostFixes = 9;

/** Which of the fixes that a score told are asked for, as places from 1; null for other words. */
function fixesAsked(said: string): number[] | null {
  const few = numberWord(firstFew.exec(said)?.[1] ?? '');
  if (few !== null) return upTo(1, few);
  const list = several.exec(said)?.[1];
  if (list === undefined) return null;
  const places = list.split(/(?:,? and |, ?| ?& ?| to | ?[-–] ?)/).map(placeOf);
  if (places.some((at) => at < 1 || at > mostFixes)) return null;
  const [from = 0, to = 0] = places;
  return / to |[-–]/.test(list) ? (places.length === 2 && from < to ? upTo(from, to) : null) : [...new Set(places)];
}
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const placeOf = (said: string) => {
  const word = said.replace(/^the /, '');
  return ordinalWord(word) ?? numberWord(word) ?? 0;
};

const ofTexts = /^[TDBSK]/;
const textRulesOf = ({ rules = [] }: Fix): string[] => rules.filter((rule) => ofTexts.test(rule));

/** Those of the one score that the last turn told. */
function scoredIn(last: Turn | undefined): { fixes: Fix[]; input: Record<string, unknown> } | null {
  const [step, ...others] = last?.steps.filter(({ tool }) => tool === 'score_card') ?? [];
  if (step === undefined || others.length > 0 || isFailure(step.output)) return null;
  return { fixes: (step.output as ToolOutputs['score_card']).fixes, input: step.input ?? {} };
}
function chosen(last: Turn | undefined, said: string): Fix[] | null {
  const fixes = scoredIn(last)?.fixes ?? [];
  const places = fixesAsked(said) ?? [];
  const meant = places.flatMap((at) => fixes[at - 1] ?? []);
  return places.length === 0 || meant.length < places.length ? null : meant;
}

/** The fixes that are asked for: work on the texts does what it can, and what needs a picture is told. */
export function fixesOfScore(last: Turn, said: string): Ask[] | null {
  const meant = chosen(last, said);
  if (meant === null) return null;
  const rules = [...new Set(meant.flatMap(textRulesOf))];
  if (rules.length === 0) return [say('fixes_of_seller')];
  const { marketplace } = scoredIn(last)?.input ?? {};
  const input = { rules, ...(marketplace === undefined ? {} : { marketplace }) };
  const isMixed = meant.some((fix) => textRulesOf(fix).length === 0);
  return [
    { kind: 'call', tool: 'improve_card', input, target: { kind: 'it' } },
    ...(isMixed ? [say('fixes_of_seller')] : []),
  ];
}

/** What of the fixes that are asked for no work on texts can do, each with the order that does it, where there is one. */
export function fixesLeft(
  last: Turn | undefined,
  said: string,
): { left: { fix: string; order: string | null }[]; isMixed: boolean } {
  const meant = chosen(last, said) ?? [];
  const others = meant.filter((fix) => textRulesOf(fix).length === 0);
  const left = others.map(({ fix, rules = [] }) => ({
    fix,
    // A picture that is missing is no picture to work on, whatever else would be wrong with it.
    order: pictureWork(rules[0] ?? '')?.order ?? null,
  }));
  return { left, isMixed: others.length < meant.length };
}
