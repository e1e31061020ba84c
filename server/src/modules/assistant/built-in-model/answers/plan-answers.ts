import type { FeatureKey, PlanId, PricedPlan, UnlockKey } from '@cardwright/contract/billing';
import { enumerated } from '../../../../enumeration.ts';
import type { ToolOutputs } from '../../tool-outputs.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';
import { type PlanAspect, type PlanLimit, planAspectOf } from '../understanding/questions/plan-aspects.ts';

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
export function plansText(named: readonly PlanId[], { plan, plans }: ToolOutputs['show_usage'], question = ''): string {
  const aspect = planAspectOf(question);
  const yours = `Your plan is **${plain(plan, 60)}**.`;
  if (isLimit(aspect)) return `${mostOf(aspect, plans)} ${yours} The [plans](/pricing) stand side by side.`;
  const lines = plans.filter(({ id }) => named.includes(id)).map(lineOf);
  const first = aspect === null ? '' : `${aspects[aspect](plans)}\n\n`;
  return `${first}${bulletList(lines)}\n\n${yours} Under [plans](/pricing) they stand side by side, and there you change yours; I cannot do that from here.`;
}

const limitNames: Record<PlanLimit, string> = {
  scheduled_tasks: 'scheduled tasks',
  public_cases: 'public cases',
  concurrent_tasks: 'pieces of work at a time',
};
const isLimit = (aspect: PlanAspect | null): aspect is PlanLimit => aspect !== null && aspect in limitNames;
/** "So many tasks a plan has: Free 1, …". */
function mostOf(limit: PlanLimit, plans: PricedPlan[]): string {
  const each = plans.map(
    ({ name, limits }) => `${name} ${limits[limit] === null ? 'any number' : figure(limits[limit])}`,
  );
  return `So many ${limitNames[limit]} each plan has: ${enumerated(each)}.`;
}

const aspects: Record<Exclude<PlanAspect, PlanLimit>, (plans: PricedPlan[]) => string> = {
  trial: () => 'There is no trial of the paid plans. The Free plan costs nothing, so you can try me with it:',
  yearly: (plans) => {
    const saving = Math.max(0, ...plans.map(({ annual_saving_percent }) => annual_saving_percent));
    return `Yes: every paid plan can be paid by the month or by the year, and by the year it is ${saving} % cheaper.`;
  },
  cheapest_with_files: (plans) => {
    const [cheapest] = plans
      .filter(({ features }) => features.includes('marketplace_exports'))
      .toSorted((a, b) => a.prices.monthly - b.prices.monthly);
    return cheapest === undefined
      ? 'No plan has the files of the marketplaces.'
      : `The cheapest plan with the files of all marketplaces is **${cheapest.name}**.`;
  },
};

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
