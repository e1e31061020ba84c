import type { BillingInterval, PricedPlan } from '@cardwright/contract/billing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { shortDay } from '../../lib/short-day.ts';
import classes from './PlanGrid.module.css';
import { PlanTag } from './PlanTag.tsx';
import { beginsAt, isOwnPlan, type PlanViewer, planAction, pricesOf } from './plan-action.ts';
import { usePlanTexts } from './use-plan-texts.ts';

interface PlanCardProps {
  plan: PricedPlan;
  /** The next cheaper plan. */
  previous: PricedPlan | undefined;
  interval: BillingInterval;
  viewer: PlanViewer;
  /** The plan whose button was pressed, until its page or dialog opens. */
  busyWith: PricedPlan['id'] | null;
  onChoose(plan: PricedPlan): void;
}

export function PlanCard({ previous, ...rest }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const textsOf = usePlanTexts();
  const { plan, interval, viewer } = rest;
  const isOwn = isOwnPlan(plan.id, viewer);
  const { month, year } = pricesOf(plan, interval);
  const tag = isOwn ? t('current') : plan.most_popular ? t('mostPopular') : null;
  return (
    <li className={classes.card} data-popular={plan.most_popular} data-current={isOwn}>
      <div className={classes.head}>
        <h2 className={classes.name}>{plan.name}</h2>
        {tag !== null && <PlanTag text={tag} />}
      </div>
      <p className={classes.price}>
        <span className={classes.amount}>{formatMoney(month, plan.prices.currency)}</span> {t('perMonth')}
      </p>
      <p className={classes.billing}>
        {month === 0
          ? t('billing.free')
          : year === null
            ? t('billing.monthly')
            : t('billing.annual', { year: formatMoney(year, plan.prices.currency) })}
      </p>
      <div className={classes.action}>
        <PlanButton {...rest} />
      </div>
      <ul className={classes.includes}>
        {textsOf(plan, previous).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}

function PlanButton({ plan, interval, viewer, busyWith, onChoose }: Omit<PlanCardProps, 'previous'>) {
  const { t } = useTranslation('pricing');
  const action = planAction(plan.id, interval, viewer);
  const look = `${classes.button} ${plan.most_popular ? classes.filled : ''}`;
  switch (action) {
    case 'none':
      return null;
    case 'register':
      return (
        <Link to={paths.registration()} className={look}>
          {t(plan.prices.monthly === 0 ? 'actions.free' : 'actions.choose', { plan: plan.name })}
        </Link>
      );
    case 'current':
      return <p className={classes.own}>{t('currentText')}</p>;
    case 'scheduled':
      return (
        <p className={classes.own}>{t('begins', { date: shortDay(beginsAt(plan.id, interval, viewer) ?? '') })}</p>
      );
    default:
      return (
        <button
          type="button"
          className={action === 'downgrade' ? classes.button : look}
          // A disabled button would lose the focus, and the dialog could not return it.
          aria-disabled={busyWith !== null}
          aria-busy={busyWith === plan.id}
          onClick={() => busyWith === null && onChoose(plan)}
        >
          {t(action === 'switch' ? `actions.switch.${interval}` : `actions.${action}`, { plan: plan.name })}
        </button>
      );
  }
}
