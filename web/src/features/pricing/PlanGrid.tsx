import type { BillingInterval, PricedPlan } from '@cardwright/contract/billing';
import { useTranslation } from 'react-i18next';
import { PlanCard } from './PlanCard.tsx';
import classes from './PlanGrid.module.css';
import type { PlanViewer } from './plan-action.ts';

interface PlanGridProps {
  plans: readonly PricedPlan[];
  interval: BillingInterval;
  viewer: PlanViewer;
  busyWith: PricedPlan['id'] | null;
  onChoose(plan: PricedPlan): void;
}

export function PlanGrid({ plans, ...rest }: PlanGridProps) {
  return (
    <ul className={classes.grid}>
      {plans.map((plan, index) => (
        <PlanCard key={plan.id} plan={plan} previous={plans[index - 1]} {...rest} />
      ))}
    </ul>
  );
}

const cards = [0, 1, 2, 3];
const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A placeholder as large as the plans, so that nothing moves when they come. */
export function PlanGridSkeleton() {
  const { t } = useTranslation('pricing');
  return (
    <div className={classes.grid} role="status" aria-label={t('loading')}>
      {cards.map((card) => (
        <div key={card} className={classes.card}>
          <div className={classes.head}>
            <i className={classes.bone} style={{ width: '40%' }} />
          </div>
          <div className={classes.price}>
            <i className={classes.bone} style={{ width: '60%' }} />
          </div>
          <div className={classes.billing}>
            <i className={classes.bone} style={{ width: '50%' }} />
          </div>
          <div className={classes.action}>
            <i className={classes.bone} style={{ height: 40, width: '100%' }} />
          </div>
          <div className={classes.includes}>
            {lines.map((line) => (
              <div key={line} className={classes.line}>
                <i className={classes.bone} style={{ width: `${85 - (line % 3) * 12}%` }} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
