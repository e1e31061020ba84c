import { z } from 'zod';
import { intervalSchema, planIdSchema } from './billing.ts';
import { timeSchema } from './common.ts';

/** Where a checkout sends people back to, with `?checkout=ID`, and `&turned_back=1` when they did not pay. The page asks until it is confirmed. */
export const checkoutReturnPath = '/checkout/return';
/** Where the provider's portal sends the person back to. */
export const portalReturnPath = '/profile';

export const paidPlanIdSchema = planIdSchema.exclude(['free']);
export type PaidPlanId = z.infer<typeof paidPlanIdSchema>;

export const checkoutRequestSchema = z.strictObject({ plan_id: paidPlanIdSchema, interval: intervalSchema });
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** A page of the payment provider that the browser goes to. */
export const paymentPageSchema = z.object({ url: z.string() });
export type PaymentPage = z.infer<typeof paymentPageSchema>;

/**
 * `open`: not paid yet, the page may still be open; `confirming`: paid, and the plan follows in a moment; `done`: the plan is
 * active; `abandoned`: the person turned back, or the page has expired; `surplus`: paid while another subscription existed,
 * so that this one was ended and its payment is refunded.
 */
export const checkoutStatuses = ['open', 'confirming', 'done', 'abandoned', 'surplus'] as const;

/** The answer of `GET /billing/checkout/{id}`, for the page that people come back to. */
export const checkoutStateSchema = z.object({
  id: z.string(),
  status: z.enum(checkoutStatuses),
  plan_id: paidPlanIdSchema,
  interval: intervalSchema,
});
export type CheckoutState = z.infer<typeof checkoutStateSchema>;

/**
 * The free plan as the target means cancelling at the end of the period. A misspelt `preview` would buy the plan, so
 * other fields are refused.
 */
export const changeRequestSchema = z.strictObject({
  plan_id: planIdSchema,
  interval: intervalSchema,
  /** Only say what it would cost and when it would apply. */
  preview: z.boolean().optional(),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

export const changePreviewSchema = z.object({
  plan_id: planIdSchema,
  interval: intervalSchema,
  /** `now`: a more expensive plan, or a year instead of a month; everything else applies at the end of the period. */
  applies: z.enum(['now', 'period_end']),
  /** When it applies. */
  at: timeSchema,
  currency: z.string().length(3),
  /** Minor units that are charged at once: the new price minus the unused part of the old one; never below 0. */
  amount_due: z.number().int(),
  /** Minor units that stay as a credit for later payments, because more was unused than the new price. */
  credit: z.number().int(),
  /** The first payment after that; 0 and null when none follows. */
  next_amount: z.number().int(),
  next_at: timeSchema.nullable(),
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;
