import type { BillingInterval, PricedPlan } from '@cardwright/contract/billing';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useUser } from '../../features/account/use-user.ts';
import { ChangeNote } from '../../features/pricing/ChangeNote.tsx';
import { IntervalChoice } from '../../features/pricing/IntervalChoice.tsx';
import { PlanGrid, PlanGridSkeleton } from '../../features/pricing/PlanGrid.tsx';
import { PricingDetails } from '../../features/pricing/PricingDetails.tsx';
import { paths } from '../../lib/paths.ts';
import { usePlans } from '../../lib/use-plans.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { useSite } from '../../lib/use-site.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './PricingPage.module.css';

/** Only sellers need it, so a guest's first page does not wait for it. */
const PlanSwitch = lazyPart(() => import('../../features/billing/PlanSwitch.tsx').then((module) => module.PlanSwitch));

export function PricingPage() {
  const { t } = useTranslation(['pricing', 'common']);
  const { data: plans, isError, refetch } = usePlans();
  const isSignedIn = useSignedIn();
  const user = useUser((state) => state);
  const [search, setSearch] = useSearchParams();
  const { subscription, loadSubscription } = user;
  const ownInterval = subscription?.interval ?? null;
  const asked = search.get('interval');
  const interval: BillingInterval =
    asked === 'annual' || asked === 'monthly' ? asked : isSignedIn && ownInterval ? ownInterval : 'monthly';
  const [chosen, setChosen] = useState<PricedPlan | null>(null);
  const viewer = { isSignedIn, subscription };
  const own = subscription?.current_plan && {
    plan_name: subscription.current_plan.name,
    interval: ownInterval,
    status: subscription.status ?? 'active',
    period_end: subscription.period_end ?? '',
  };
  useEffect(() => {
    // A seller who comes back from the payment page may find this one as it was left, its buttons still busy.
    const onReturn = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setChosen(null);
      if (isSignedIn) void loadSubscription();
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [isSignedIn, loadSubscription]);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <IntervalChoice
          value={interval}
          saving={plans?.plans.find((plan) => plan.prices.annual > 0)?.annual_saving_percent}
          onChange={(value) => setSearch({ interval: value }, { replace: true, preventScrollReset: true })}
        />
      </header>
      <section className={classes.plans} aria-label={t('title')}>
        {isError ? (
          <div role="alert" className={classes.failure}>
            <p>{t('error')}</p>
            <button type="button" className={classes.retry} onClick={() => void refetch()}>
              {t('common:actions.retry')}
            </button>
          </div>
        ) : plans === undefined ? (
          <PlanGridSkeleton />
        ) : (
          <PlanGrid
            plans={plans.plans}
            interval={interval}
            viewer={viewer}
            busyWith={chosen?.id ?? null}
            onChoose={setChosen}
          />
        )}
        {chosen !== null && own && (
          <LazyPart onMissing={() => setChosen(null)}>
            <PlanSwitch
              choice={{ plan_id: chosen.id, plan_name: chosen.name, interval }}
              own={own}
              onChanged={() => void loadSubscription()}
              onClose={() => setChosen(null)}
            />
          </LazyPart>
        )}
        {isSignedIn && (
          <ChangeNote
            hasFailed={user.subscription === null && user.subscriptionError !== null}
            onRetry={() => void loadSubscription()}
          />
        )}
      </section>
      <PricingDetails plans={plans} hasFailed={isError} />
      <HelpLine />
    </div>
  );
}

/** Where to ask; without a support address or a help centre, other pages still explain how it works. */
function HelpLine() {
  const { t } = useTranslation('pricing');
  const site = useSite();
  return (
    <section className={classes.help} aria-labelledby="help">
      <h2 id="help">{t('help.title')}</h2>
      <p>
        {site?.support_email && (
          <a href={`mailto:${site.support_email}`} className="lone-link">
            {t('help.contact')}
          </a>
        )}
        {site?.help_url ? (
          <a href={site.help_url} className="lone-link">
            {t('help.center')}
          </a>
        ) : (
          <Link to={`${paths.about()}#how`} className="lone-link">
            {t('help.center')}
          </Link>
        )}
      </p>
    </section>
  );
}
