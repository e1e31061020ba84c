import { useSearchParams } from 'react-router';
import { UsageList } from '../../features/account/UsageList.tsx';
import { useUser } from '../../features/account/use-user.ts';
import { CheckoutReturn } from '../../features/billing/CheckoutReturn.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import classes from './CheckoutReturnPage.module.css';

/** People come here from the payment provider, with `?checkout=ID`. */
export function CheckoutReturnPage() {
  const [search] = useSearchParams();
  const usage = useUser((user) => user.subscription?.usage);
  const loadSubscription = useUser((user) => user.loadSubscription);
  return (
    <PageFrame width={840}>
      <CheckoutReturn
        checkoutId={search.get('checkout') ?? ''}
        hasTurnedBack={search.has('turned_back')}
        onDone={loadSubscription}
        credits={
          usage && (
            <div className={classes.credits}>
              <UsageList usage={usage} only={['credits', 'daily_credits', 'image_credits', 'scoring_credits']} />
            </div>
          )
        }
      />
    </PageFrame>
  );
}
