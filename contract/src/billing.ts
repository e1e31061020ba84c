import { z } from 'zod';
import { timeSchema } from './common.ts';

export const planIds = ['free', 'basic', 'plus', 'pro'] as const;
export const planIdSchema = z.enum(planIds);
export type PlanId = z.infer<typeof planIdSchema>;

/** What a plan counts; the keys of a subscription's `usage`. */
export const featureKeys = [
  'credits',
  'daily_credits',
  'image_credits',
  'scoring_credits',
  'concurrent_tasks',
  'scheduled_tasks',
  'public_cases',
] as const;
export const featureKeySchema = z.enum(featureKeys);
export type FeatureKey = z.infer<typeof featureKeySchema>;

/** What a plan unlocks without counting. */
export const unlockKeys = ['unlimited_chat', 'marketplace_exports'] as const;
export const unlockKeySchema = z.enum(unlockKeys);
export type UnlockKey = z.infer<typeof unlockKeySchema>;

export const intervalSchema = z.enum(['monthly', 'annual']);
export type BillingInterval = z.infer<typeof intervalSchema>;

const limitSchema = z.number().int().nullable();

export const pricedPlanSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  /** Minor units of `currency` for a whole month or a whole year. */
  prices: z.object({ currency: z.string().length(3), monthly: z.number().int(), annual: z.number().int() }),
  annual_saving_percent: z.number().int(),
  features: z.array(unlockKeySchema),
  /** Null: unlimited. */
  limits: z.record(featureKeySchema, limitSchema),
  most_popular: z.boolean(),
});
export type PricedPlan = z.infer<typeof pricedPlanSchema>;

export const plansSchema = z.object({
  plans: z.array(pricedPlanSchema),
  /** Credits of the named feature that one piece of work takes. */
  costs: z.object({
    chat_turn: z.number().int(),
    improve: z.number().int(),
    import: z.number().int(),
    score: z.number().int(),
    image: z.number().int(),
    export: z.number().int(),
  }),
});
export type Plans = z.infer<typeof plansSchema>;

export const usageEntrySchema = z.object({
  used: z.number().int(),
  /** Null: unlimited. */
  limit: limitSchema,
  /** Null: nothing to reset, because the limit is on how many exist at the same time. */
  reset_date: timeSchema.nullable(),
});
export type UsageEntry = z.infer<typeof usageEntrySchema>;

/** The payment provider's own words. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'paused',
] as const;

export const subscriptionSchema = z.object({
  current_plan: z.object({ id: planIdSchema, name: z.string() }),
  /** Null: nothing is paid. */
  interval: intervalSchema.nullable(),
  status: z.enum(subscriptionStatuses),
  period_start: timeSchema,
  period_end: timeSchema,
  cancel_at_period_end: z.boolean(),
  /** What applies after the end of the period, if the seller has asked for a cheaper plan or a shorter interval. */
  scheduled: z.object({ plan_id: planIdSchema, interval: intervalSchema, at: timeSchema }).nullable().optional(),
  /** A payment has failed: until then the plan stays, after it the limits are those of the free plan. */
  grace_until: timeSchema.nullable().optional(),
  usage: z.record(featureKeySchema, usageEntrySchema),
  can_upgrade_to: z.array(planIdSchema),
  can_downgrade_to: z.array(planIdSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const canUseSchema = z.object({
  feature: z.string(),
  allowed: z.boolean(),
  /** Null when allowed; else a sentence for a person. */
  reason: z.string().nullable(),
  used: z.number().int(),
  limit: limitSchema,
  reset_date: timeSchema.nullable(),
  /** The cheapest plan that would allow it, when the current one does not. */
  upgrade_to: planIdSchema.nullable(),
});
export type CanUse = z.infer<typeof canUseSchema>;

/** Further members of a 402 problem `credits_exhausted`. */
export const creditsExhaustedSchema = z.object({
  feature: featureKeySchema,
  used: z.number().int(),
  limit: limitSchema,
  reset_date: timeSchema.nullable(),
  /** The cheapest plan that has more; null when none has. */
  upgrade_to: planIdSchema.nullable(),
});
export type CreditsExhausted = z.infer<typeof creditsExhaustedSchema>;
