import { z } from 'zod';
import { type PaymentEvent, WebhookRefused } from './payment-provider.ts';

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);

const objectSchema = z.object({
  object: z.string().optional(),
  id: z.string().optional(),
  customer: reference,
  subscription: reference,
  // Invoices name their subscription here since Stripe's version of March 2025, before that in `subscription`.
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
});

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(253_402_300_799),
  data: z.object({ object: objectSchema }),
});

/**
 * What we need from an event in Stripe's shape: https://docs.stripe.com/api/events/object
 * @throws WebhookRefused for anything else
 */
export function parseEvent(body: string): PaymentEvent {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new WebhookRefused('the body is not JSON');
  }
  const parsed = eventSchema.safeParse(value);
  if (!parsed.success) throw new WebhookRefused('the body is not an event');
  const { id, type, created, data } = parsed.data;
  const { object, id: objectId = null, customer, subscription, parent } = data.object;
  return {
    id,
    type,
    created_at: new Date(created * 1000),
    customer_id: object === 'customer' ? objectId : customer,
    subscription_id:
      object === 'subscription' ? objectId : (subscription ?? parent?.subscription_details?.subscription ?? null),
  };
}
