import { z } from 'zod';
import { planIdSchema } from './billing.ts';
import { idSchema, listQuerySchema, timeSchema } from './common.ts';

/** What is granted and spent; the first four keys of a subscription's `usage`. */
export const creditKeys = ['credits', 'daily_credits', 'image_credits', 'scoring_credits'] as const;
export const creditKeySchema = z.enum(creditKeys);
export type CreditKey = z.infer<typeof creditKeySchema>;

/** The work that is paid with credits. */
export const chargeReasons = ['chat_turn', 'improve', 'import', 'score', 'image'] as const;
export const chargeReasonSchema = z.enum(chargeReasons);
export type ChargeReason = z.infer<typeof chargeReasonSchema>;

/** Why credits came and went, other than for work. */
export const ledgerReasonSchema = z.enum([
  ...chargeReasons,
  'monthly_grant',
  'upgrade_grant',
  'daily_refill',
  'period_end',
  'correction',
]);
export type LedgerReason = z.infer<typeof ledgerReasonSchema>;

/** What the work was done on or for. */
export const ledgerRefSchema = z.object({ kind: z.enum(['run', 'card', 'chat', 'image', 'bulk_job']), id: idSchema });
export type LedgerRef = z.infer<typeof ledgerRefSchema>;

export const ledgerEntrySchema = z.object({
  id: idSchema,
  at: timeSchema,
  feature: creditKeySchema,
  /** Positive: added; negative: taken. The balance of the feature's previous line plus `amount` is this `balance`. */
  amount: z.number().int(),
  /** What was left of the feature afterwards. */
  balance: z.number().int().nonnegative(),
  reason: ledgerReasonSchema,
  ref: ledgerRefSchema.nullable(),
  /** `return`: what was taken for work that failed, was stopped or took less, with that work's reason. */
  kind: z.enum(['grant', 'refill', 'charge', 'return', 'expiry', 'correction']),
  /** Of a charge: whether the work goes on (`held`), succeeded (`settled`), or was not charged for (`released`, `expired`). */
  status: z.enum(['held', 'settled', 'released', 'expired']).nullable(),
  /** Of a charge and its return: the title of what the work was for, as it was then. */
  title: z.string().nullable(),
  /** Of a grant or refill: the plan that gives it, and until when the credits can be spent. */
  plan_id: planIdSchema.nullable(),
  expires_at: timeSchema.nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** `feature`: only its lines; `all` and none mean every line. */
export const ledgerQuerySchema = listQuerySchema.extend({ feature: z.enum([...creditKeys, 'all']).optional() });
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>;
