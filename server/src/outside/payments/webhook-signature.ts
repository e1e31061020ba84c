import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused } from './payment-provider.ts';

/** Older signatures may have been recorded and replayed; seconds, the same as in Stripe's libraries. */
const toleranceSeconds = 300;

const signatureOf = (body: string, seconds: string, secret: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** The `Stripe-Signature` header of a body: https://docs.stripe.com/webhooks#verify-manually */
export function signWebhook(body: string, secret: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${signatureOf(body, seconds, secret).toString('hex')}`;
}

/**
 * Checks the `Stripe-Signature` header. While a secret is rolled there are several `v1`, of which one must be right.
 * @throws WebhookRefused
 */
export function verifyWebhook(body: string, header: string | undefined, secret: string, now: Date): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const seconds = parts.find(([key]) => key === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) throw new WebhookRefused('the signature has no time');
  const right = signatureOf(body, seconds, secret);
  const matches = parts.some(([key, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return key === 'v1' && given.length === right.length && timingSafeEqual(given, right);
  });
  if (!matches) throw new WebhookRefused('the signature is not the provider’s');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds)
    throw new WebhookRefused('the signature is too old');
}
