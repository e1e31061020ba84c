import type { BillingInterval } from '@cardwright/contract/billing';
import { useTranslation } from 'react-i18next';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import classes from './IntervalChoice.module.css';

interface IntervalChoiceProps {
  value: BillingInterval;
  /** Percentage that paying by the year saves; undefined until the plans are known. */
  saving: number | undefined;
  onChange(value: BillingInterval): void;
}

export function IntervalChoice({ value, saving, onChange }: IntervalChoiceProps) {
  const { t } = useTranslation('pricing');
  const annual = (
    <>
      {t('interval.annual')}{' '}
      <span className={classes.saving}>{saving !== undefined && t('interval.save', { percent: saving })}</span>
    </>
  );
  return (
    <SegmentedChoice
      label={t('interval.label')}
      options={[
        { value: 'monthly', label: t('interval.monthly') },
        { value: 'annual', label: annual },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
