import type { Plans } from '@cardwright/contract/billing';
import { useTranslation } from 'react-i18next';
import { usePlans } from '../lib/use-plans.ts';
import classes from './WorkPrice.module.css';

type Work = keyof Plans['costs'];

/** Which of the three kinds of credit pays for it (decisions, "Plans, prices and what they unlock"). */
const units: Record<Work, 'credits' | 'scoring_credits' | 'image_credits'> = {
  chat_turn: 'credits',
  improve: 'credits',
  import: 'credits',
  export: 'credits',
  score: 'scoring_credits',
  image: 'image_credits',
};

interface WorkPriceProps {
  work: Work;
  /** The number of pieces of work. */
  count?: number;
  /** Whether the seller's plan has it without limit. */
  isFree?: boolean;
}

/** The price of a button's work, from the server's catalogue; nothing until that is known. */
export function WorkPrice({ work, count = 1, isFree = false }: WorkPriceProps) {
  const { t } = useTranslation('billing');
  const costs = usePlans().data?.costs;
  const each = costs?.[work];
  if (each === undefined) return null;
  const total = isFree ? 0 : each * count;
  return (
    <span className={classes.price}>{total === 0 ? t('price.free') : t(`price.${units[work]}`, { count: total })}</span>
  );
}
