import { Stripe } from 'stripe';
import { PaymentProviderError } from '../payment-provider.ts';

/** Stripe says that there is no such thing, or that it is gone. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.code === 'resource_missing' || error.statusCode === 404);

/** What a failed call means to us. By then the library has retried where that can help. */
export function toProviderError(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new PaymentProviderError('unavailable', error instanceof Error ? error.message : 'unknown error');
  const text = `${error.type} ${error.code ?? ''} ${error.message}`.replace(/ +/g, ' ');
  // With `error_if_incomplete` a payment that fails is answered with 402, whatever its type.
  if (error instanceof Stripe.errors.StripeCardError || error.statusCode === 402)
    return new PaymentProviderError('declined', text);
  const refused = error instanceof Stripe.errors.StripeInvalidRequestError;
  return new PaymentProviderError(refused ? 'refused' : 'unavailable', text);
}
