import type { ToolName } from '../tool-types.ts';
import { placeholders } from './seller-library.ts';

interface Call {
  tool: ToolName;
  input: Record<string, unknown>;
}
/** `talk`: words alone. `ask`: a question to the seller. `refuse`: words that say it is not done. Otherwise these calls. */
type Expectation = 'talk' | 'ask' | 'refuse' | Call[];

export interface IntentCase {
  kind: string;
  given: string;
  text: string;
  expect?: Expectation;
  /** A seller would be content with each of these. */
  any_of?: Expectation[];
  /** The answer has to be in English. */
  english?: true;
  /** Options that may be left out, because an earlier call of the same turn carries them. */
  loose?: string[];
}
/** What the model did with a request. */
export interface Outcome {
  calls: Call[];
  text: string;
}

/** Tools that only look; a turn may look before it works or asks. */
const looking = new Set<ToolName>(['list_cards', 'read_card']);
/** Work on one card may be measured before and compared afterwards. */
const companions = new Set<ToolName>(['score_card', 'compare_versions']);
const accompanied = new Set<ToolName>(['import_listing', 'create_card', 'import_file', 'improve_card', 'edit_card']);

/** Null when the request was understood, else what is wrong. */
export function mismatch(entry: IntentCase, outcome: Outcome): string | null {
  const ways = entry.any_of ?? (entry.expect === undefined ? [] : [entry.expect]);
  const counted = { ...outcome, calls: outcome.calls.map((call) => inDays(entry.text, call)) };
  const problems = ways.map((way) => problemWith(way, counted, entry.loose ?? []));
  if (problems.every((problem) => problem !== null)) return problems.join(' / ');
  if (entry.english && !inEnglish(outcome.text)) return `not English: ${outcome.text.slice(0, 90)}`;
  return null;
}

/** Words behind which "last week" is so many days: "in the last week", "since last week". */
const ofDays = '(?<!\\b(?:since|within|in|over|during|the) )';
/** The sets count a week or a month of the calendar in days: where the request names it, and not where it tells of days. */
const namedSpans: Record<string, { said: RegExp; days: number }> = {
  yesterday: { said: /\byesterday\b/i, days: 2 },
  this_week: { said: /\bthis week\b/i, days: 7 },
  last_week: { said: new RegExp(`${ofDays}\\blast week\\b`, 'i'), days: 7 },
  this_month: { said: /\bthis month\b/i, days: 31 },
  last_month: { said: new RegExp(`${ofDays}\\blast month\\b`, 'i'), days: 31 },
};

function inDays(text: string, { tool, input }: Call): Call {
  const { changed_within_days: within, scope } = input;
  const span = typeof within === 'string' ? namedSpans[within] : undefined;
  const days = span?.said.test(text) ? { changed_within_days: span.days } : {};
  const inScope = isInput(scope) ? { scope: inDays(text, { tool, input: scope }).input } : {};
  return { tool, input: { ...input, ...days, ...inScope } };
}
const isInput = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const inEnglish = (text: string) =>
  /\b(?:the|you|your|i|is|to|can)\b/i.test(text) &&
  !/\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hiragana}/u.test(text.replace(/["“*_].*?["”*_]/gu, ''));

function problemWith(expectation: Expectation, { calls, text }: Outcome, loose: string[]): string | null {
  const said = `did ${JSON.stringify(calls)}${calls.length === 0 ? `, said: ${text.slice(0, 90)}` : ''}`;
  if (typeof expectation === 'string') {
    const work = calls.filter(({ tool }) => expectation !== 'ask' || !looking.has(tool));
    if (work.length > 0) return `expected ${expectation}, ${said}`;
    if (text.trim() === '') return `expected ${expectation}, got no words`;
    if (expectation === 'ask' && !/\?|please (?:say|tell|name|paste|send|give)|which|tell me|paste/i.test(text))
      return `expected a question, ${said}`;
    if (
      expectation === 'refuse' &&
      !/\b(?:can(?:no|')t|cannot|can not|do(?:es)? not|don't|not|never|no|only)\b/i.test(text)
    )
      return `expected a refusal, ${said}`;
    return null;
  }
  const rest = [...calls];
  const wantsWork = expectation.some(({ tool }) => accompanied.has(tool));
  for (const wanted of expectation) {
    const at = rest.findIndex(({ tool, input }) => tool === wanted.tool && sameInput(wanted, input, loose));
    if (at === -1) return `expected ${JSON.stringify(wanted)}, ${said}`;
    const skipped = rest.splice(0, at + 1).slice(0, -1);
    if (!skipped.every(({ tool }) => mayHappen(tool, wantsWork))) return `too much before ${wanted.tool}, ${said}`;
  }
  return rest.every(({ tool }) => mayHappen(tool, wantsWork)) ? null : `too much, ${said}`;
}

const mayHappen = (tool: ToolName, wantsWork: boolean) => looking.has(tool) || (wantsWork && companions.has(tool));

/** Everything that the words demand is there, and no option that they do not speak of. */
function sameInput({ tool, input: wanted }: Call, input: Record<string, unknown>, loose: string[]): boolean {
  for (const [key, value] of Object.entries(wanted))
    if (!(input[key] === undefined && loose.includes(key)) && !sameValue(value, input[key])) return false;
  return Object.entries(input).every(
    ([key, value]) => value === undefined || key in wanted || harmless(tool, key, value, input),
  );
}

/** What may be said without being asked for, because it is what happens anyway. */
function harmless(tool: ToolName, key: string, value: unknown, input: Record<string, unknown>): boolean {
  if (value === 'generic' && key === 'marketplace') return true;
  if (Array.isArray(value) && value.length === 0) return true;
  if (tool === 'export_cards')
    return (
      (key === 'format' && value === 'xlsx') ||
      (key === 'marketplace' && String(input.format).startsWith(String(value)))
    );
  if (tool === 'compare_versions') return value === 'original' || value === 'current';
  if (tool === 'list_cards') return (key === 'sort' && value === 'changed') || (key === 'query' && value === '');
  if (tool === 'schedule_task') return key === 'timezone';
  if (tool === 'edit_image' || tool === 'generate_image' || tool === 'add_image_to_gallery')
    return key === 'card_id' || key === 'prompt' || key === 'images';
  if (tool === 'forget_preference') return key === 'kind' || key === 'value';
  return (key === 'dry_run' && value === false) || (key === 'all' && value === true) || key === 'agreed_total';
}

/**
 * `*` is anything; `~a b` is a text that contains these words; `$name` is an id of the library. Lists that hold texts or
 * ids are compared without their order, objects by what is wanted of them.
 */
function sameValue(wanted: unknown, value: unknown): boolean {
  if (wanted === '*') return value !== undefined && value !== null && value !== '';
  if (typeof wanted === 'string' && wanted.startsWith('~')) {
    if (value === undefined || value === null) return false;
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase();
    return wanted
      .slice(1)
      .toLowerCase()
      .split(' ')
      .every((word) => text.includes(word));
  }
  if (typeof wanted === 'string') {
    const meant = placeholders[wanted] ?? wanted;
    if (meant === 'main' && value === 1) return true;
    return typeof value === 'string' && value.trim().toLowerCase() === meant.toLowerCase();
  }
  if (Array.isArray(wanted)) {
    if (!Array.isArray(value) || value.length !== wanted.length) return false;
    const left = [...value];
    return wanted.every((one) => {
      const at = left.findIndex((other) => sameValue(one, other));
      if (at === -1) return false;
      left.splice(at, 1);
      return true;
    });
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof value !== 'object' || value === null) return false;
    const given = value as Record<string, unknown>;
    return (
      Object.entries(wanted).every(([key, one]) => sameValue(one, given[key])) &&
      Object.keys(given).every((key) => given[key] === undefined || key in wanted || key === 'all')
    );
  }
  return wanted === value;
}
