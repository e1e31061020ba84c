import { scheduleInWords } from '@cardwright/contract/schedule-words';
import { type MarketplaceId, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { formatName } from '../../format-names.ts';
import type { ToolOutputs } from '../../tool-types.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';
import { cardLink } from './improve-answers.ts';

const featureNames: Record<string, string> = {
  credits: 'Credits of the month',
  daily_credits: 'Credits of today',
  image_credits: 'Image credits',
  scoring_credits: 'Scoring credits',
};
const kinds: Record<string, string> = {
  brand_voice: 'brand voice',
  avoid_words: 'never the word',
  include_keywords: 'always the keyword',
  units: 'units',
  marketplace: 'marketplace',
  other: 'note',
};
const nameOf = (value: string) => marketplaceNames[value as MarketplaceId] ?? value;
const preference = ({ kind, value }: { kind: string; value: string }) =>
  `${kinds[kind] ?? kind}: **${plain(kind === 'marketplace' ? nameOf(value) : value, 200)}**`;

const when = ({ schedule, timezone }: { schedule: string; timezone: string }): string =>
  `${scheduleInWords(schedule) ?? `by the schedule ${plain(schedule, 100)}`} (${plain(timezone, 60)})`;

/** Which export was the last one, before it is made again. */
const likeLast = ({
  card_count,
  format,
  marketplace,
  created_at,
}: NonNullable<ToolOutputs['export_cards']['as_last']>): string =>
  `Your last export, of ${day.format(new Date(created_at))}, was ${count(card_count, 'card')} as ${formatName(format)}${marketplace === null ? '' : ` for ${nameOf(marketplace)}`}. `;

/** What a step that is about no single listing came to. */
export const otherAnswers = {
  export_cards: ({ format, card_count, as_last: last }: ToolOutputs['export_cards']) =>
    `${last === undefined ? '' : likeLast(last)}I am exporting ${count(card_count, 'card')} to ${formatName(format)}. You will be told when the file is ready, and you find it under [Exports](/exports).`,
  schedule_task: (task: ToolOutputs['schedule_task']) =>
    task.is_changed === true
      ? `The task "${plain(task.title, 120)}" now runs ${when(task)}.${task.enabled ? '' : ' It is switched off: you can switch it on under [Tasks](/tasks).'}`
      : `I will do this ${when(task)}${task.card_count === undefined ? '' : `, for each of ${task.card_count} listings`}: ${plain(task.instruction, 300)}. Each run has its own chat${task.card_count === undefined ? '' : ' for each of them'}, does its work without asking you again, and takes the credits that this work costs then. You can change or stop it under [Tasks](/tasks), or say "cancel that task".`,
  list_tasks: ({ tasks }: ToolOutputs['list_tasks']) =>
    tasks.length === 0
      ? 'You have no scheduled tasks. Say for example "every Monday at 9 score all my cards".'
      : `Your scheduled tasks:\n\n${tasks.map((task, index) => `${index + 1}. ${plain(task.title, 120)}, ${when(task)}${task.enabled ? '' : ', switched off'}`).join('\n')}\n\nSay for example "cancel ${tasks.length === 1 ? 'it' : 'the second one'}".`,
  cancel_task: ({ title }: ToolOutputs['cancel_task']) => `The task "${plain(title, 120)}" is cancelled.`,
  remember_preference: ({ preference: kept, replaced }: ToolOutputs['remember_preference']) =>
    `I will remember it for all your listings, in every chat: ${preference(kept)}.${replaced === null ? '' : ` It replaces: ${plain(replaced.kind === 'marketplace' ? nameOf(replaced.value) : replaced.value, 200)}.`} Say "forget it" with the words when that changes.`,
  forget_preference: ({ forgotten }: ToolOutputs['forget_preference']) =>
    forgotten.length === 0
      ? 'There was nothing like that to forget.'
      : `Forgotten:\n\n${bulletList(forgotten.map(preference))}`,
  list_preferences: ({ preferences }: ToolOutputs['list_preferences']) =>
    preferences.length === 0
      ? 'You have not told me any preferences yet. For example: "never use the word cheap", "our tone is friendly", "we write litres as L".'
      : `This is what I remember:\n\n${bulletList(preferences.map(preference))}`,
  publish_case: ({ card, url }: ToolOutputs['publish_case']) =>
    `${cardLink(card)} is public now. Anybody with this link can read it: [${url}](${url})\n\nSay "take it back" to end that at once.`,
  withdraw_case: ({ card }: ToolOutputs['withdraw_case']) =>
    `The public page of ${cardLink(card)} is gone: its link does not work any more.`,
  show_usage: ({ plan, usage }: ToolOutputs['show_usage']) => {
    const lines = usage.flatMap(({ feature, used, limit, reset_date }) => {
      const name = featureNames[feature];
      if (name === undefined) return [];
      return [
        limit === null
          ? `${name}: unlimited`
          : `${name}: **${figure(Math.max(0, limit - used))}** of ${figure(limit)} left${renewed(reset_date)}`,
      ];
    });
    return `Your plan is **${plain(plan, 60)}**.\n\n${bulletList(lines)}\n\nWhat went where stands in your [profile](/profile); the [plans](/pricing) say what others have.`;
  },
};

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const renewed = (resetDate: string | null) =>
  resetDate === null ? '' : `, new ones on ${day.format(new Date(resetDate))}`;
