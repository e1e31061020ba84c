import type { FeatureKey, PlanId, PricedPlan, UnlockKey } from '@cardwright/contract/billing';
import type { ToolOutputs } from '../../tool-outputs.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';

const counted: [FeatureKey, (amount: number) => string][] = [
  ['credits', (amount) => `${count(amount, 'credit')} a month`],
  ['daily_credits', (amount) => `${figure(amount)} more each day`],
  ['image_credits', (amount) => count(amount, 'image credit')],
  ['scoring_credits', (amount) => count(amount, 'scoring credit')],
  ['concurrent_tasks', (amount) => `${count(amount, 'piece')} of work at a time`],
  ['scheduled_tasks', (amount) => count(amount, 'scheduled task')],
  ['public_cases', (amount) => count(amount, 'public case')],
];
const unlimited: Partial<Record<FeatureKey, string>> = { public_cases: 'any number of public cases' };
const unlocked: Record<UnlockKey, string> = {
  unlimited_chat: 'chat without limit: messages take no credits',
  marketplace_exports: 'the files of all marketplaces',
};

/** What these plans cost and hold, one line for each, and which one the seller has. */
export function plansText(named: readonly PlanId[], { plan, plans }: ToolOutputs['show_usage']): string {
  const lines = plans.filter(({ id }) => named.includes(id)).map(lineOf);
  return `${bulletList(lines)}\n\nYour plan is **${plain(plan, 60)}**. Under [plans](/pricing) they stand side by side, and there you change yours; I cannot do that from here.`;
}

function lineOf({ name, prices, limits, features }: PricedPlan): string {
  const held = counted.flatMap(([key, text]) => {
    const limit = limits[key];
    return limit === null ? (unlimited[key] ?? []) : text(limit);
  });
  const price =
    prices.monthly === 0
      ? 'free of charge'
      : `${money(prices.monthly, prices.currency)} a month, or ${money(prices.annual, prices.currency)} a year`;
  return `**${name}**, ${price}: ${[...held, ...features.map((key) => unlocked[key])].join(', ')}`;
}

/** `cents`: minor units. */
const money = (cents: number, currency: string) =>
  `${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: cents % 100 === 0 ? 0 : 2 })} ${currency}`;
