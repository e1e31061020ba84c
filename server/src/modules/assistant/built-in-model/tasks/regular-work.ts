import { type MarketplaceId, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import type { ToolStep, Turn } from '../conversation.ts';
import { lead } from '../follow-ups/after-list.ts';

const praise =
  '(?:(?:handy|great|nice|perfect|cool|super|good|thanks|thank you|thx|lovely|wonderful|excellent|awesome)[\\s,.!]+)*';
const all =
  '((?:for|with|on|to) (?:(?:all|every|each)(?: (?:one )?of)?(?: (?:my|the|our))?(?: (?:cards?|listings?|products?|items?|them|one))?|everything|(?:my|the|our) (?:whole |entire |full )?(?:shop|store|library|catalog|range)))';
const rhythm =
  '(?:every|each|daily|weekly|monthly|on (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays))';
const regularly = new RegExp(
  `^\\s*${praise}${lead}(?:(?:do|run|repeat) (?:that|this|it|the same(?: thing)?)(?: again)?|(?:and )?(?:the same |that |it )?again)(?: ${all})? (?:for me )?(${rhythm}\\b(?:(?!\\b(?:for|with|on) (?:all|every|each|everything|my|the|our)\\b)[^?]){0,60}?)(?: ${all})?(?:,? (?:from now(?: on)?|automatically|please|for me))*[\\s.!]*(\\?*)\\s*$`,
  'i',
);
const asksYou = /\b(?:can|could|would|will) you\b/i;
const lastWork = new Set<string>(['export_cards', 'score_card', 'score_cards', 'improve_card', 'improve_cards']);
/** What says nothing by itself: "yes", "the same for the mug". */
const pointing = /^(?:yes|ok(?:ay)?|sure|go|do)\b|\b(?:same|again|that|too|also|them|these|those|instead)\b|\n/i;

/** "Do that every Monday at 8": a task is sent its words alone, and "that" would be nothing to it. */
export function regularWork(text: string, { text: before, steps }: Turn): string | null {
  const [, allFirst, when = '', allLast, asked = ''] = regularly.exec(text) ?? [];
  const step = steps.findLast(({ tool }) => /^improve/.test(tool)) ?? steps.findLast(({ tool }) => lastWork.has(tool));
  if (when === '' || step === undefined || (asked !== '' && !asksYou.test(text))) return null;
  const own = before.trim().replace(/[\s.!?]+$/, '');
  const said = own.length > 200 || pointing.test(own) ? null : own;
  const isOnAll = allFirst !== undefined || allLast !== undefined || (said === null && wasOnAll(step));
  const work = isOnAll ? onAll(step) : said;
  return work === null ? null : `${inWords(when)} ${work}`;
}
/** "Yes", to the price of work on all cards. */
const wasOnAll = ({ input = {} }: ToolStep) =>
  input.all === true || Object.keys((input.scope ?? {}) as object).join() === 'all';
const units: Record<string, string> = { daily: 'day', weekly: 'week', monthly: 'month' };
/** "Weekly export it" would name a task. */
const inWords = (when: string) =>
  when.replace(/[\s.!]+$/, '').replace(/^(?:daily|weekly|monthly)\b/i, (word) => `every ${units[word.toLowerCase()]}`);

const ofScope = new Set(['card_id', 'card_ids', 'scope', 'all', 'dry_run', 'agreed_total']);
/** The same work on all cards, in words; null for wishes that such words do not have. */
function onAll({ tool, input = {} }: ToolStep): string | null {
  const { marketplace, format, sections, ...others } = input;
  if (Object.entries(others).some(([key, value]) => value !== undefined && !ofScope.has(key))) return null;
  const name =
    marketplace === undefined || marketplace === 'generic' ? null : marketplaceNames[marketplace as MarketplaceId];
  const target = name === null ? '' : ` for ${name}`;
  if (tool === 'export_cards') return `export all my cards as ${String(format ?? 'xlsx').replace('_', ' ')}${target}`;
  if (/^score/.test(tool)) return `score all my cards${target}`;
  const parts = Array.isArray(sections) ? `the ${sections.join(' and ')} of ` : '';
  return `improve ${parts}all my cards${target}`;
}
