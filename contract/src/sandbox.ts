import { z } from 'zod';
import { intervalSchema, planIdSchema, subscriptionStatuses } from './billing.ts';
import { timeSchema } from './common.ts';

/**
 * The local payment provider's own pages, `/sandbox/checkout/{id}` and `/sandbox/portal/{id}`. Their calls exist only where
 * no real provider is set: `GET /api/sandbox/checkout/{id}`, `POST …/pay`, `POST …/abandon`, `GET /api/sandbox/portal/{id}` and
 * `POST /api/sandbox/portal/{id}`. All are open: the id of a page cannot be guessed.
 */
export const sandboxCheckoutSchema = z.object({
  id: z.string(),
  plan: planIdSchema,
  plan_name: z.string(),
  interval: intervalSchema,
  /** Minor units that are paid now. */
  amount: z.number().int(),
  currency: z.string().length(3),
  /** `change`: to a plan that is already paid for; `new`: the first payment. */
  kind: z.enum(['new', 'change']),
  /** A change to a cheaper plan or a shorter interval is confirmed now and happens later. */
  applies_at: timeSchema,
  status: z.enum(['open', 'paid', 'abandoned', 'expired']),
  /** The page to go to after paying, and after turning back. */
  return_url: z.string(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

export const sandboxPaySchema = z.strictObject({ outcome: z.enum(['success', 'decline']) });
export type SandboxPay = z.infer<typeof sandboxPaySchema>;

/** `paid: false`: the card was declined, and another try is possible. */
export const sandboxPaidSchema = z.object({ paid: z.boolean(), return_url: z.string() });

export const sandboxPortalSchema = z.object({
  id: z.string(),
  return_url: z.string(),
  /** What the card of this customer does at the next payment. */
  card: z.enum(['works', 'declines']),
  subscription: z
    .object({
      plan: planIdSchema,
      plan_name: z.string(),
      interval: intervalSchema,
      status: z.enum(subscriptionStatuses),
      period_end: timeSchema,
      cancel_at_period_end: z.boolean(),
      scheduled_plan: planIdSchema.nullable(),
    })
    .nullable(),
  /** Newest first. */
  invoices: z.array(
    z.object({
      id: z.string(),
      at: timeSchema,
      /** Minor units; below 0: a credit. */
      amount: z.number().int(),
      currency: z.string().length(3),
      what: z.string(),
      status: z.enum(['paid', 'open', 'void']),
    }),
  ),
});
export type SandboxPortal = z.infer<typeof sandboxPortalSchema>;

/** `pay_now` tries an unpaid invoice again; `renew_now` ends the paid period, so that what comes next can be seen. */
export const sandboxPortalActionSchema = z.strictObject({
  action: z.enum(['cancel', 'resume', 'card_works', 'card_declines', 'pay_now', 'renew_now']),
});
export type SandboxPortalAction = z.infer<typeof sandboxPortalActionSchema>;
