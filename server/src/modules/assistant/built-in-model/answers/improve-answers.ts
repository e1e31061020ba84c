import { upperFirst } from '@cardwright/listing/improve/casing';
import { type MarketplaceId, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { ruleName } from '@cardwright/listing/score/rubric';
import { enumerated } from '../../../../enumeration.ts';
import type { ToolOutputs } from '../../tool-types.ts';
import { outputFrom, type ToolStep } from '../conversation.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';
import { sectionName } from './section-names.ts';

export const marketplaceName = (id: string) => marketplaceNames[id as MarketplaceId] ?? id;
/** A card's title that leads to the card. */
export const cardLink = ({ card_id, title }: { card_id: string; title: string }) =>
  `[**${plain(title, 200)}**](/library/${encodeURIComponent(card_id)})`;

const freeText = 'only capitals, signs or the layout changed, so nothing was charged for it.';

export function improvedText(
  improved: ToolOutputs['improve_card'],
  compared: ToolOutputs['compare_versions'] | null,
): string {
  const { marketplace, score_before: before, score_after: after, kept_preferences: kept = [] } = improved;
  const gain = after - before;
  const moved = gain > 0 ? `from **${before}** to **${after}** (+${gain})` : `**${after}** of 100, as before`;
  const target = marketplace === 'generic' ? '' : ` for ${marketplaceName(marketplace)}`;
  const head =
    improved.changes.length === 0
      ? `I found nothing that I could improve${target} without inventing facts, so nothing was charged for it. The score is **${after}** of 100.`
      : `I improved ${cardLink(improved.card)}${target}. The score ${gain > 0 ? 'went' : 'is'} ${moved}.${improved.is_free ? ` ${upperFirst(freeText)}` : ''}`;
  const fields = compared?.fields.filter(({ path }) => path !== '').length ?? 0;
  const changes = improved.changes.map(({ path, reason }) => `**${sectionName(path)}**: ${plain(reason)}`);
  const reasons = (improved.unchanged ?? []).map(({ path, reason }) => `**${sectionName(path)}**: ${plain(reason)}`);
  return [
    improved.note === null ? '' : plain(improved.note, 600),
    head,
    kept.length === 0
      ? ''
      : `I kept your ${kept.length === 1 ? 'rule' : 'rules'}: ${kept.map((rule) => plain(rule, 100)).join(', ')}.`,
    reasons.length === 0 ? '' : `### Why it stays\n\n${bulletList(reasons)}`,
    changes.length === 0 ? '' : `### What changed\n\n${bulletList(changes.slice(0, 12))}`,
    fields > 0 ? `Compared with the original, ${count(fields, 'field differs', 'fields differ')}.` : '',
    flagsText(improved.flags),
    questionsText(improved.questions),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const maxFlags = 6;
function flagsText(flags: { path: string; text: string }[]): string {
  if (flags.length === 0) return '';
  const lines = flags.slice(0, maxFlags).map(({ path, text }) => `**${sectionName(path)}**: ${plain(text)}`);
  const more = flags.length > maxFlags ? `\n\nAnd ${flags.length - maxFlags} more, marked in the card.` : '';
  return `### Please check\n\n${bulletList(lines)}${more}`;
}

/** More than five questions at once are not answered by anybody. */
const maxQuestions = 5;
export function questionsText(questions: { question: string; gain: number }[]): string {
  if (questions.length === 0) return '';
  const lines = questions
    .slice(0, maxQuestions)
    .map(({ question, gain }) =>
      gain >= 0.5 ? `${plain(question)} (up to +${Math.round(gain)} points)` : plain(question),
    );
  return `### Questions\n\nThe source does not say this, so I left it out. If you know it, tell me here, and I add it to the card:\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`;
}

/** The rules that a fix serves, in words; beyond two they are only counted. */
function namedRules(rules: readonly string[]): string {
  const named = rules.slice(0, rules.length === 3 ? 3 : 2).map(ruleName);
  const others = rules.length - named.length;
  return enumerated(others === 0 ? named : [...named, `${others} more`]);
}

export function scoredText(scored: ToolOutputs['score_card']): string {
  const name = scored.marketplace === 'generic' ? 'any marketplace' : marketplaceName(scored.marketplace);
  const head = `${cardLink(scored.card)} scores **${scored.total}** of 100 for ${name}.`;
  const blocked = scored.fixes.filter(({ blocks }) => blocks).map(({ message }) => plain(message));
  const fixes = scored.fixes
    .slice(0, 6)
    .map(
      ({ fix, gain, rules = [] }) =>
        `${plain(fix)}${gain >= 0.5 ? ` (+${Math.round(gain)})` : ''}${rules.length === 0 ? '' : ` – ${namedRules(rules)}`}`,
    );
  return [
    head,
    blocked.length === 0 ? '' : `### It would be refused because\n\n${bulletList(blocked)}`,
    fixes.length === 0 ? 'I found nothing to fix.' : `### What to fix first\n\n${bulletList(fixes)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What a rule of the score looks for and what it found in this listing. */
export function ruleText({ card, rules = [], fixes }: ToolOutputs['score_card'], asked: string[]): string | null {
  const found = rules.filter(({ id }) => asked.includes(id));
  if (found.length === 0) return null;
  return found
    .map(({ id, message, why, points, weight }) => {
      const fix = fixes.find((one) => one.rules?.includes(id));
      return `**Rule ${id}** (${ruleName(id)}) gives ${plain(card.title, 120)} ${round(points)} of ${round(weight)} points. ${plain(message)} ${plain(why, 500)}${fix === undefined ? '' : ` ${plain(fix.fix)} (+${Math.round(fix.gain)})`}`.trim();
    })
    .join('\n\n');
}
const round = (points: number) => Math.round(points * 10) / 10;

export function manyText(action: 'improve' | 'score', output: ToolOutputs['improve_cards']): string {
  const { cost, card_count, left_out } = output;
  const cards = count(card_count, 'listing');
  const unit = cost.feature === 'scoring_credits' ? 'scoring credit' : 'credit';
  const rest =
    left_out === 0
      ? ''
      : ` ${count(left_out, 'listing is', 'listings are')} left out, because they are being worked on or their import failed.`;
  const asked = askedText(output, action === 'score' ? 'scored' : 'written');
  if (!output.dry_run)
    return output.done === undefined
      ? `I have started to ${action} ${cards}. It goes on in the background, and your [library](/library) shows how far it is.${asked}`
      : `${doneText(action, output.done, output, unit)}${rest} You see them in your [library](/library).${asked}${namedText(output.done)}`;
  const price = `To ${action} ${cards} costs ${count(cost.total, unit)} (${figure(cost.each)} each).${rest}${asked}`;
  if (card_count === 0) return `None of these listings can be worked on at the moment.${rest}`;
  if (!output.covered)
    return `${price} You have ${figure(output.balance ?? 0)} left, so this is too much: choose fewer listings, or look at the [plans](/pricing).`;
  return `${price}${output.balance === null ? '' : ` You have ${figure(output.balance)}.`}\n\nShall I start? Say "yes", and I will.`;
}

/** How the listings are to become, and what of that cannot be. */
const askedText = ({ asked = [], notes = [] }: ToolOutputs['improve_cards'], done: string): string =>
  [...(asked.length === 0 ? [] : [`Each is ${done} as you want it: ${plain(asked.join('; '), 600)}.`]), ...notes]
    .map((text) => ` ${text}`)
    .join('');

/** The cards of the work with their scores; of many the first. */
export function namedText({
  cards = [],
  changed_ids,
  done_count,
}: NonNullable<ToolOutputs['improve_cards']['done']>): string {
  if (cards.length === 0) return '';
  const more = (changed_ids?.length ?? done_count) - cards.length;
  const lines = cards.map((card) => `${cardLink(card)}${card.score === null ? '' : `, score **${card.score}**`}`);
  return `\n\n${bulletList(more > 0 ? [...lines, `and ${more} more`] : lines)}`;
}

/** What was done, what was not and why, and what it took. */
function doneText(
  action: string,
  done: NonNullable<ToolOutputs['improve_cards']['done']>,
  { card_count }: ToolOutputs['improve_cards'],
  unit: string,
): string {
  const { done_count, unchanged_count = 0, free_count = 0, failed_count, charged, reason } = done;
  const why = reason === null ? '.' : `: ${plain(reason, 300)}`;
  const failed = failed_count === 0 ? '' : ` ${count(failed_count, 'listing')} could not be ${action}d${why}`;
  const left = card_count - done_count - failed_count;
  const open = left <= 0 ? '' : ` ${count(left, 'listing is', 'listings are')} as before${failed === '' ? why : '.'}`;
  if (done_count > 0 && unchanged_count === done_count)
    return `I found nothing to ${action} in ${count(done_count, 'listing')}, so nothing was charged for it.${failed}${open}`;
  const same =
    unchanged_count === 0 ? '' : ` I found nothing to ${action} in ${count(unchanged_count, 'other listing')}.`;
  const changed = done_count - unchanged_count;
  const price =
    free_count > 0 && free_count === changed ? `. ${upperFirst(freeText)}` : `, for ${count(charged, unit)}.`;
  const free = free_count === 0 || free_count === changed ? '' : ` In ${figure(free_count)} of them, ${freeText}`;
  return `I ${action}d ${count(changed, 'listing')}${price}${free}${same}${failed}${open}`;
}

/** What the seller could say next, after work on one card. */
export function nextSteps(steps: ToolStep[]): string | null {
  const improved = outputFrom(steps, 'improve_card');
  const scored = outputFrom(steps, 'score_card');
  const exported = outputFrom(steps, 'export_cards');
  if (improved !== null)
    return `The original is kept: you can compare both versions in the card, and "undo" brings the one before back.${exported ? '' : ' Say "export it" when you are happy with it.'}`;
  if (scored !== null && exported === null && scored.fixes.length > 0)
    return `Say "improve it${scored.marketplace === 'generic' ? '' : ` for ${marketplaceName(scored.marketplace)}`}" and I will fix what can be fixed without inventing anything.`;
  return null;
}
