import { z } from 'zod';
import type { StripeSettings } from './outside/payments/stripe/stripe-provider.ts';

const price = z
  .string()
  .regex(/^price_\w+$/, 'must be the id of a price, such as price_1AbC')
  .optional();

/** How plans are paid. */
export const paymentSettings = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key, such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of the webhook, whsec_…')
    .optional(),
  STRIPE_PRICE_BASIC_MONTHLY: price,
  STRIPE_PRICE_BASIC_ANNUAL: price,
  STRIPE_PRICE_PLUS_MONTHLY: price,
  STRIPE_PRICE_PLUS_ANNUAL: price,
  STRIPE_PRICE_PRO_MONTHLY: price,
  STRIPE_PRICE_PRO_ANNUAL: price,
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12111' })
    .optional(),
});
type PaymentSettings = z.output<typeof paymentSettings>;

const needed = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_BASIC_MONTHLY',
  'STRIPE_PRICE_BASIC_ANNUAL',
  'STRIPE_PRICE_PLUS_MONTHLY',
  'STRIPE_PRICE_PLUS_ANNUAL',
  'STRIPE_PRICE_PRO_MONTHLY',
  'STRIPE_PRICE_PRO_ANNUAL',
] as const;

/** One line for each setting that is missing or may not be. */
export function paymentProblems(value: PaymentSettings, production: boolean): string[] {
  if (value.STRIPE_SECRET_KEY === undefined) {
    const stray = [...needed, 'STRIPE_API_BASE' as const].find((key) => value[key] !== undefined);
    if (stray !== undefined) return [`STRIPE_SECRET_KEY: missing; ${stray} needs it`];
    return production
      ? ['STRIPE_SECRET_KEY: missing; the sandbox in which nobody pays is for local use, production needs Stripe']
      : [];
  }
  const problems = needed
    .filter((key) => value[key] === undefined)
    .map((key) => `${key}: missing; STRIPE_SECRET_KEY needs it`);
  const prices = needed.slice(1).map((key) => value[key]);
  if (problems.length === 0 && new Set(prices).size < prices.length)
    problems.push('STRIPE_PRICE_*: each plan and interval needs a price of its own');
  if (production && value.STRIPE_API_BASE !== undefined)
    problems.push('STRIPE_API_BASE: is for tests only and is refused in production; remove it');
  return problems;
}

/** Allowed, because an installation may be for trying things out, but rarely intended: Stripe's test mode in production. */
export function paymentWarnings(stripe: Pick<StripeSettings, 'secret_key'> | null, production: boolean): string[] {
  if (!production || stripe === null || !/^[sr]k_test_/.test(stripe.secret_key)) return [];
  return ['STRIPE_SECRET_KEY is a key of Stripe’s test mode: NOBODY PAYS, and plans are given for test cards.'];
}

/** Null: the sandbox. */
export function stripeOf(value: PaymentSettings): StripeSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = value;
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return null;
  return {
    secret_key: STRIPE_SECRET_KEY,
    webhook_secret: STRIPE_WEBHOOK_SECRET,
    prices: {
      basic_monthly: value.STRIPE_PRICE_BASIC_MONTHLY ?? '',
      basic_annual: value.STRIPE_PRICE_BASIC_ANNUAL ?? '',
      plus_monthly: value.STRIPE_PRICE_PLUS_MONTHLY ?? '',
      plus_annual: value.STRIPE_PRICE_PLUS_ANNUAL ?? '',
      pro_monthly: value.STRIPE_PRICE_PRO_MONTHLY ?? '',
      pro_annual: value.STRIPE_PRICE_PRO_ANNUAL ?? '',
    },
    api_base: value.STRIPE_API_BASE ?? null,
  };
}
