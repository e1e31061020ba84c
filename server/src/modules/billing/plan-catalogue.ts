import type { BillingInterval, PlanId, Plans, PricedPlan } from '@cardwright/contract/billing';

/** Two months of a year are free, 16.7 %; shown rounded as the specification says (section 9). */
const annualSavingPercent = 17;
const currency = 'USD';

/**
 * The one place of plans, prices, limits and costs, cheapest plan first. Prices in cents for a whole month and a whole
 * year; credits and image and scoring credits a month, daily credits a day (decisions, "Plans, prices and what they unlock").
 */
export const planCatalogue: Plans = {
  plans: [
    {
      id: 'free',
      name: 'Free',
      prices: { currency, monthly: 0, annual: 0 },
      annual_saving_percent: annualSavingPercent,
      features: [],
      limits: {
        credits: 1_300,
        daily_credits: 300,
        image_credits: 10,
        scoring_credits: 20,
        concurrent_tasks: 1,
        scheduled_tasks: 1,
        public_cases: 1,
      },
      most_popular: false,
    },
    {
      id: 'basic',
      name: 'Basic',
      prices: { currency, monthly: 1_900, annual: 19_000 },
      annual_saving_percent: annualSavingPercent,
      features: ['marketplace_exports'],
      limits: {
        credits: 1_300,
        daily_credits: 300,
        image_credits: 50,
        scoring_credits: 100,
        concurrent_tasks: 1,
        scheduled_tasks: 1,
        public_cases: 5,
      },
      most_popular: false,
    },
    {
      id: 'plus',
      name: 'Plus',
      prices: { currency, monthly: 3_900, annual: 39_000 },
      annual_saving_percent: annualSavingPercent,
      features: ['marketplace_exports'],
      limits: {
        credits: 1_800,
        daily_credits: 300,
        image_credits: 150,
        scoring_credits: 300,
        concurrent_tasks: 2,
        scheduled_tasks: 2,
        public_cases: 50,
      },
      most_popular: true,
    },
    {
      id: 'pro',
      name: 'Pro',
      prices: { currency, monthly: 9_900, annual: 99_000 },
      annual_saving_percent: annualSavingPercent,
      features: ['unlimited_chat', 'marketplace_exports'],
      limits: {
        // Plus and 1,900 extra.
        credits: 3_700,
        daily_credits: 300,
        image_credits: 500,
        scoring_credits: 1_000,
        concurrent_tasks: 2,
        scheduled_tasks: 2,
        public_cases: null,
      },
      most_popular: false,
    },
  ],
  costs: { chat_turn: 10, improve: 20, import: 5, score: 1, image: 1, export: 0 },
};

/** @throws Error for a plan that is not in the catalogue: the types allow none */
export function planOf(id: PlanId): PricedPlan {
  const plan = planCatalogue.plans.find((candidate) => candidate.id === id);
  if (plan === undefined) throw new Error(`no plan ${id} in the catalogue`);
  return plan;
}

/** The ids of the more expensive and of the cheaper plans, each cheapest first. */
export function plansAround(id: PlanId): { dearer: PlanId[]; cheaper: PlanId[] } {
  const ids = planCatalogue.plans.map((plan) => plan.id);
  const at = ids.indexOf(id);
  return { dearer: ids.slice(at + 1), cheaper: ids.slice(0, at) };
}

/** The price of one interval of a plan, in minor units. */
export const priceOf = ({ plan_id, interval }: { plan_id: PlanId; interval: BillingInterval }): number =>
  planOf(plan_id).prices[interval];
