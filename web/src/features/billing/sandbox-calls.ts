import type { SandboxCheckout, SandboxPay, SandboxPortal, SandboxPortalAction } from '@cardwright/contract/sandbox';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

interface Sent {
  paid?: boolean;
  return_url: string;
}

/** The local payment provider's checkout, and the two ways on: pay (or be declined) and turn back. */
export function useSandboxCheckout(sessionId: string) {
  const { api, leave } = useServices();
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  const address = `/sandbox/checkout/${sessionId}`;
  const queryKey = queryKeys.sandbox('checkout', sessionId);
  const session = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call<SandboxCheckout>('GET', address, { signal }),
    staleTime: 0,
  });
  // A page that was paid elsewhere meanwhile says so.
  const onError = () => queryClient.invalidateQueries({ queryKey });
  const pay = useMutation({
    mutationFn: (outcome: SandboxPay['outcome']) => post<Sent>(`${address}/pay`, { outcome }),
    onSuccess: ({ paid, return_url }) => {
      if (paid) leave(return_url);
    },
    onError,
  });
  const abandon = useMutation({
    mutationFn: () => post<Sent>(`${address}/abandon`, {}),
    onSuccess: ({ return_url }) => leave(return_url),
    onError,
  });
  return { session, pay, abandon };
}

/** The local payment provider's portal. */
export function useSandboxPortal(sessionId: string) {
  const { api } = useServices();
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  const address = `/sandbox/portal/${sessionId}`;
  const queryKey = queryKeys.sandbox('portal', sessionId);
  const portal = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call<SandboxPortal>('GET', address, { signal }),
    staleTime: 0,
  });
  const act = useMutation({
    mutationFn: (action: SandboxPortalAction['action']) => post<SandboxPortal>(address, { action }),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
  });
  return { portal, act };
}
