import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { usePlans } from '../../lib/use-plans.ts';
import classes from './PlansTeaser.module.css';
import { PlanTag } from './PlanTag.tsx';

const places = [0, 1, 2, 3];

/** The plans in short. If they cannot be loaded, the link to the whole page is enough. */
export function PlansTeaser() {
  const { t } = useTranslation('pricing');
  const { data, isError } = usePlans();
  return (
    <>
      {!isError && (
        <ul className={classes.grid} aria-busy={data === undefined}>
          {data === undefined
            ? places.map((place) => <li key={place} className={classes.plan} />)
            : data.plans.map((plan) => (
                <li key={plan.id} className={classes.plan}>
                  <span className={classes.name}>
                    {plan.name}
                    {plan.most_popular && <PlanTag text={t('mostPopular')} />}
                  </span>
                  <span className={classes.price}>
                    <strong>{formatMoney(plan.prices.monthly, plan.prices.currency)}</strong> {t('perMonth')}
                  </span>
                  <span className={classes.note}>
                    {plan.limits.credits === null
                      ? t('unlimited.credits')
                      : t('limits.credits', { count: plan.limits.credits })}
                  </span>
                </li>
              ))}
        </ul>
      )}
      <p className={classes.more}>
        <Link to={paths.pricing()}>{t('seeAll')}</Link>
      </p>
    </>
  );
}
