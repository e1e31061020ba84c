import type { ToolOutputs } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { lastJob } from '../questions/job-questions.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';
import { type JobAsked, jobAskedIn } from '../understanding/questions/job-questions.ts';
import { cardLink } from './improve-answers.ts';

type Done = NonNullable<ToolOutputs['improve_cards']['done']>;
type Result = NonNullable<Done['results']>[number];

const gainOf = ({ before, after }: Result) => (before === null || after === null ? null : after - before);
const scoresOf = (result: Result) =>
  result.failure !== undefined
    ? `: ${plain(result.failure, 200)}`
    : result.before === null || result.before === result.after
      ? `, score **${result.after ?? '–'}**`
      : `, from **${result.before}** to **${result.after ?? '–'}**`;
const listed = (results: Result[]) => bulletList(results.map((result) => `${cardLink(result)}${scoresOf(result)}`));

type Told = [chosen: (result: Result) => boolean, some: string, none: string];
const tellings: Record<Exclude<JobAsked['of'], 'score' | 'failed' | 'most' | 'all'>, Told> = {
  better: [(result) => (gainOf(result) ?? 0) > 0, 'scored higher afterwards', 'None of them scores higher than before'],
  worse: [(result) => (gainOf(result) ?? 0) < 0, 'scored lower afterwards', 'None of them scores lower than before'],
  same: [(result) => gainOf(result) === 0, 'scored the same as before', 'None of them scores the same as before'],
};

/** What became of the cards of the last work on many, as far as the question goes. */
export function jobResultsText(earlier: Turn[], text: string): string {
  const asked = jobAskedIn(text);
  const { done } = (lastJob(earlier)?.output ?? {}) as Partial<ToolOutputs['improve_cards']>;
  const results = done?.results;
  if (asked === null || done === undefined)
    return 'That work went on in the background, so I do not know here what became of each listing. Your [library](/library) shows their scores, and work that failed is named there.';
  if (asked.of === 'failed') return failedText(done);
  if (asked.of === 'all') return inAllText(done);
  if (results === undefined)
    return 'I do not know the scores from before that work. Your [library](/library) shows what the listings score now.';
  if (asked.of === 'most') {
    const ranked = results.filter((result) => (gainOf(result) ?? 0) > 0);
    const most = Math.max(...ranked.map((result) => gainOf(result) ?? 0));
    const first = ranked.filter((result) => gainOf(result) === most);
    return first.length === 0
      ? `${tellings.better[2]}.`
      : `${first.length > 1 ? 'These' : 'This one'} gained most, ${count(most, 'point')}:\n\n${listed(first)}`;
  }
  if (asked.of === 'score') {
    const { below, from } = asked;
    const said = below === undefined ? `${from} or more` : `less than ${below}`;
    const isMeant = ({ after }: Result) =>
      after !== null && (below === undefined ? after >= (from ?? 0) : after < below);
    return told(results, [isMeant, `scored ${said}`, `None of them scores ${said}`]);
  }
  const unknown = results.filter(({ before }) => before === null).length;
  const beside =
    unknown === 0 ? '' : `\n\nFor ${count(unknown, 'listing')} I know no score from before for the same marketplace.`;
  return `${told(results, tellings[asked.of])}${beside}`;
}

/** How the work ended, and what each listing scores where that is known. */
function inAllText({
  done_count: done,
  unchanged_count: same = 0,
  failed_count: failed,
  reason,
  results = [],
}: Done): string {
  const ends = [
    `${count(done, 'listing')} done`,
    ...(same === 0 ? [] : [`${figure(same)} of them with nothing to change`]),
    ...(failed === 0 ? [] : [`${figure(failed)} failed`]),
  ].join(', ');
  const why = reason === null ? '' : ` ${plain(reason, 300)}`;
  return `It has ended: ${ends}.${why}${results.length === 0 ? '' : `\n\n${listed(results)}`}`;
}

function told(results: Result[], [isMeant, some, none]: Told): string {
  const chosen = results.filter(isMeant);
  return chosen.length === 0
    ? `${none}; there were ${count(results.length, 'listing')}.`
    : `${chosen.length} of ${count(results.length, 'listing')} ${some}:\n\n${listed(chosen)}`;
}

function failedText({ failed_count: failed, reason, results = [] }: Done): string {
  if (failed === 0)
    return reason === null
      ? 'None of them failed.'
      : `None of them failed, but not all were done: ${plain(reason, 300)}`;
  const named = results.filter(({ failure }) => failure !== undefined);
  const why = reason === null || named.length > 0 ? '' : `: ${plain(reason, 300)}`;
  return `${count(failed, 'listing')} failed${why}, and nothing was charged for ${failed === 1 ? 'it' : 'them'}.${named.length === 0 ? '' : `\n\n${listed(named)}`}`;
}
