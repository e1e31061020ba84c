import { useUser } from '../../features/account/use-user.ts';
import { usePlans } from '../../lib/use-plans.ts';
import { WorkPrice } from '../../ui/WorkPrice.tsx';

/** What a request to the assistant costs on the seller's plan. */
export function ChatPrice() {
  const planId = useUser((user) => user.subscription?.current_plan?.id);
  const plan = usePlans().data?.plans?.find(({ id }) => id === planId);
  return <WorkPrice work="chat_turn" isFree={plan?.features.includes('unlimited_chat') ?? false} />;
}
