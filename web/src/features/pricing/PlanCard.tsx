import type { BillingInterval, PricedPlan } from '@cardwright/contract/billing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { formatMoney } from './money.ts';
import classes from './PlanGrid.module.css';
import { PlanTag } from './PlanTag.tsx';
import { mailAddress, type PlanViewer, planAction, pricesOf } from './plan-action.ts';
import { usePlanTexts } from './use-plan-texts.ts';

interface PlanCardProps {
  plan: PricedPlan;
  /** The next cheaper plan. */
  previous: PricedPlan | undefined;
  interval: BillingInterval;
  viewer: PlanViewer & { accountEmail: string | null };
}

export function PlanCard({ plan, previous, interval, viewer }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const textsOf = usePlanTexts();
  const action = planAction(plan.id, viewer);
  const { month, year } = pricesOf(plan, interval);
  const tag = action === 'current' ? t('current') : plan.most_popular ? t('mostPopular') : null;
  return (
    <li className={classes.card} data-popular={plan.most_popular} data-current={action === 'current'}>
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
        <PlanButton plan={plan} interval={interval} viewer={viewer} />
      </div>
      <ul className={classes.includes}>
        {textsOf(plan, previous).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}

function PlanButton({ plan, interval, viewer }: Omit<PlanCardProps, 'previous'>) {
  const { t } = useTranslation('pricing');
  const action = planAction(plan.id, viewer);
  const look = `${classes.button} ${plan.most_popular ? classes.filled : ''}`;
  if (action === 'register')
    return (
      <Link to={paths.registration()} className={look}>
        {t(plan.prices.monthly === 0 ? 'actions.free' : 'actions.choose', { plan: plan.name })}
      </Link>
    );
  if (action === 'current') return <p className={classes.own}>{t('currentText')}</p>;
  if (action === 'none' || !viewer.supportEmail) return null;
  const words = { plan: plan.name, interval: t(`mail.intervals.${interval}`), account: viewer.accountEmail ?? '' };
  return (
    <a
      className={action === 'upgrade' ? look : classes.button}
      href={mailAddress(viewer.supportEmail, t('mail.subject', words), t('mail.body', words))}
    >
      {t(`actions.${action}`, { plan: plan.name })}
    </a>
  );
}
