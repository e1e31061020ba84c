import { type MarketplaceId, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import type { ToolOutputs } from '../../tool-types.ts';
import { outputFrom, type ToolStep } from '../conversation.ts';
import type { Request } from '../request.ts';
import { bulletList, count, plain } from '../safe-markdown.ts';
import { sectionName } from './section-names.ts';

const marketplaceName = (id: string) => marketplaceNames[id as MarketplaceId] ?? id;

/** The report on tools that worked: what came out, what to look at, and what the seller could say next. */
export function answerWork(request: Request, steps: ToolStep[]): string {
  const improved = outputFrom(steps, 'improve_card');
  const scored = outputFrom(steps, 'score_card');
  const compared = outputFrom(steps, 'compare_versions');
  const exported = outputFrom(steps, 'export_cards');
  const listed = outputFrom(steps, 'list_cards');
  const parts = [
    request.cannot,
    importedText(steps),
    improved && improvedText(improved, compared),
    scored && !improved && scoredText(scored),
    compared && !improved && comparedText(compared),
    exported && exportedText(exported),
    listed && steps.length === 1 && listedText(listed),
    improved &&
      `The original is kept: you can compare both versions in the card.${exported ? '' : ' Say "export it" when you are happy with it.'}`,
    scored &&
      !improved &&
      !exported &&
      scored.fixes.length > 0 &&
      `Say "improve it for ${marketplaceName(scored.marketplace)}" and I will fix what can be fixed without inventing anything.`,
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}

function importedText(steps: ToolStep[]): string | null {
  const titles = steps.flatMap((step) =>
    step.tool === 'import_listing' && 'card' in step.output ? [plain(step.output.card.title, 200)] : [],
  );
  if (titles.length === 0) return null;
  return titles.length === 1
    ? `I imported **${titles[0]}**.`
    : `I imported ${count(titles.length, 'listing')}:\n\n${bulletList(titles)}`;
}

function improvedText(improved: ToolOutputs['improve_card'], compared: ToolOutputs['compare_versions'] | null): string {
  const { marketplace, score_before: before, score_after: after } = improved;
  const gain = after - before;
  const moved = gain > 0 ? `from **${before}** to **${after}** (+${gain})` : `**${after}** of 100, as before`;
  const target = marketplace === 'generic' ? '' : ` for ${marketplaceName(marketplace)}`;
  const head =
    improved.changes.length === 0
      ? `I found nothing that I could improve${target} without inventing facts. The score is **${after}** of 100.`
      : `I improved **${plain(improved.card.title, 200)}**${target}. The score ${gain > 0 ? 'went' : 'is'} ${moved}.`;
  const fields = compared?.fields.filter(({ path }) => path !== '').length ?? 0;
  const changes = improved.changes.map(({ path, reason }) => `**${sectionName(path)}**: ${plain(reason)}`);
  return [
    improved.note === null ? '' : plain(improved.note),
    head,
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
function questionsText(questions: { question: string; gain: number }[]): string {
  if (questions.length === 0) return '';
  const lines = questions
    .slice(0, maxQuestions)
    .map(({ question, gain }) =>
      gain >= 0.5 ? `${plain(question)} (up to +${Math.round(gain)} points)` : plain(question),
    );
  return `### Questions\n\nThe source does not say this, so I left it out. If you know it, add it to the card:\n\n${bulletList(lines)}`;
}

function scoredText(scored: ToolOutputs['score_card']): string {
  const name = scored.marketplace === 'generic' ? 'any marketplace' : marketplaceName(scored.marketplace);
  const head = `**${plain(scored.card.title, 200)}** scores **${scored.total}** of 100 for ${name}.`;
  const blocked = scored.fixes.filter(({ blocks }) => blocks).map(({ message }) => plain(message));
  const fixes = scored.fixes
    .filter(({ blocks }) => !blocks)
    .slice(0, 6)
    .map(({ fix, gain }) => `${plain(fix)}${gain >= 0.5 ? ` (+${Math.round(gain)})` : ''}`);
  return [
    head,
    blocked.length === 0 ? '' : `### It would be refused because\n\n${bulletList(blocked)}`,
    fixes.length === 0
      ? blocked.length === 0
        ? 'I found nothing to fix.'
        : ''
      : `### What to fix first\n\n${bulletList(fixes)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function comparedText({ card, fields }: ToolOutputs['compare_versions']): string {
  if (fields.length === 0) return `**${plain(card.title, 200)}** has not changed since the original.`;
  const verbs = { changed: 'changed', added: 'added', removed: 'removed' };
  const lines = [...new Set(fields.map(({ path, change }) => `**${sectionName(path)}**: ${verbs[change]}`))];
  return `Compared with the original of **${plain(card.title, 200)}**:\n\n${bulletList(lines.slice(0, 15))}\n\nOpen the card to see the comparison word by word.`;
}

function exportedText({ format, card_count }: ToolOutputs['export_cards']): string {
  return `I am exporting ${count(card_count, 'card')} to ${format.toUpperCase()}. You will be told when the file is ready, and you find it under Exports.`;
}

function listedText({ cards, more }: ToolOutputs['list_cards']): string {
  if (cards.length === 0) return 'You have no listings yet. Send me the address of a product page to start.';
  const shown = cards.slice(0, 20);
  const lines = shown.map(
    (card) =>
      `${plain(card.title, 120)} (${marketplaceName(card.marketplace)}${card.score === null ? '' : `, score ${card.score}`})`,
  );
  const rest = more || cards.length > shown.length ? '\n\nThere are more in your library.' : '';
  return `Your listings, the newest first:\n\n${bulletList(lines)}${rest}`;
}
