import type { Plans } from '@cardwright/contract/billing';
import { useTranslation } from 'react-i18next';
import { Questions } from '../../ui/Questions.tsx';
import { CostsTable } from './CostsTable.tsx';
import classes from './PricingDetails.module.css';

const questions = ['empty', 'change', 'tasks', 'free'] as const;
const orders = ['daily', 'monthly', 'fair'] as const;

/** What work costs, which credits pay for it, and what people ask about plans. */
export function PricingDetails({ plans, hasFailed }: { plans: Plans | undefined; hasFailed: boolean }) {
  const { t } = useTranslation('pricing');
  const hasUnlimitedChat = plans?.plans.some((plan) => plan.features.includes('unlimited_chat')) ?? false;
  return (
    <>
      {!hasFailed && (
        <section className={classes.split} aria-labelledby="costs">
          <h2 id="costs" className={classes.heading}>
            {t('costs.title')}
          </h2>
          <div>
            <CostsTable costs={plans?.costs} />
            <p className={classes.note}>{hasUnlimitedChat && t('costs.chatNote')}</p>
          </div>
        </section>
      )}
      <section className={classes.split} aria-labelledby="order">
        <h2 id="order" className={classes.heading}>
          {t('order.title')}
        </h2>
        <ol className={classes.order}>
          {orders.map((key) => (
            <li key={key}>{t(`order.${key}`)}</li>
          ))}
        </ol>
      </section>
      <section className={classes.split} aria-labelledby="questions">
        <h2 id="questions" className={classes.heading}>
          {t('questions.title')}
        </h2>
        <Questions
          items={questions.map((key) => ({
            question: t(`questions.items.${key}.question`),
            answer: t(`questions.items.${key}.answer`),
          }))}
        />
      </section>
    </>
  );
}
