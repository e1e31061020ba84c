import type { BillingInterval, PlanId, Subscription } from '@cardwright/contract/billing';
import type { ChangePreview, CheckoutState, PaymentPage } from '@cardwright/contract/payments';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

export interface PlanChoice {
  plan_id: PlanId;
  interval: BillingInterval;
}

/** How often the return page asks whether a payment is confirmed, and from when it asks less often; milliseconds. */
const confirmPollMs = 1_500;
const slowPollMs = 5_000;
/** The numbers of answers after which the page says that it takes longer than usual, and after which it stops asking. */
export const slowAfterAnswers = 20;
const lastAnswer = 120;

/** Opens the payment provider's page for a first payment. */
export function useCheckout() {
  const { leave } = useServices();
  const post = useRepeatablePost();
  return useMutation({
    mutationFn: (choice: PlanChoice) => post<PaymentPage>('/billing/checkout', choice),
    onSuccess: ({ url }) => leave(url),
  });
}

/** Opens the payment provider's own page with card and invoices. */
export function usePortal() {
  const { leave } = useServices();
  const post = useRepeatablePost();
  return useMutation({
    mutationFn: () => post<PaymentPage>('/billing/portal', {}),
    onSuccess: ({ url }) => leave(url),
  });
}

/** What a change would cost and when it would apply; never cached, because it depends on the moment. */
export function useChangePreview(choice: PlanChoice) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.planChange(choice.plan_id, choice.interval),
    queryFn: ({ signal }) =>
      api.call<ChangePreview>('POST', '/billing/change', { body: { ...choice, preview: true }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** Calls that answer with the changed subscription. */
function useChanging<Body>(path: string, onChanged: (subscription: Subscription) => void) {
  const post = useRepeatablePost();
  return useMutation({
    mutationFn: (body: Body) => post<Subscription>(path, body),
    onSuccess: onChanged,
  });
}

type OnChanged = (subscription: Subscription) => void;
export const useChangePlan = (onChanged: OnChanged) => useChanging<PlanChoice>('/billing/change', onChanged);
export const useCancelPlan = (onChanged: OnChanged) => useChanging<Record<string, never>>('/billing/cancel', onChanged);
export const useResumePlan = (onChanged: OnChanged) => useChanging<Record<string, never>>('/billing/resume', onChanged);

/** What became of a checkout; requested again until it is decided. */
export function useCheckoutState(checkoutId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.checkout(checkoutId),
    queryFn: ({ signal }) => api.call<CheckoutState>('GET', `/billing/checkout/${checkoutId}`, { signal }),
    enabled: checkoutId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      if ((status !== 'open' && status !== 'confirming') || state.dataUpdateCount >= lastAnswer) return false;
      return state.dataUpdateCount < slowAfterAnswers ? confirmPollMs : slowPollMs;
    },
  });
}
