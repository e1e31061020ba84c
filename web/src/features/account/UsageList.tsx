import { type FeatureKey, featureKeys, type UsageEntry } from '@cardwright/contract/billing';
import { Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dateTimeLabel } from '../../lib/english-date.ts';
import { englishNumber } from '../../lib/english-number.ts';
import classes from './Profile.module.css';
import { remaining } from './remaining.ts';
import type { Usage } from './user-store.ts';

/** Percent from which a bar warns. */
const nearlyUsed = 90;

function UsageItem({ feature, entry }: { feature: FeatureKey; entry: UsageEntry }) {
  const { t } = useTranslation('account');
  const { used, limit, reset_date } = entry;
  const left = remaining(entry);
  const percent = limit === null ? 0 : limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  const sum = limit === null ? t('subscription.usageUnlimited', { used }) : t('subscription.usageOf', { used, limit });
  const name = t(`subscription.features.${feature}`);
  return (
    <li>
      <div className={classes.usageHead}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {left === null
            ? t('subscription.remainingUnlimited')
            : t('subscription.remaining', { amount: englishNumber(left) })}
        </Text>
      </div>
      <Progress.Root size="sm">
        <Progress.Section
          value={percent}
          color={percent >= nearlyUsed ? 'yellow' : 'teal'}
          aria-label={name}
          aria-valuetext={sum}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed" mt={6}>
        {sum}
        {reset_date !== null && ` · ${t('subscription.resets', { date: dateTimeLabel(reset_date) })}`}
      </Text>
    </li>
  );
}

/** How much of each feature is used; unlimited ones have no bar to fill. */
export function UsageList({ usage, only = featureKeys }: { usage: Usage; only?: readonly FeatureKey[] }) {
  const { t } = useTranslation('account');
  const entries = only.flatMap((feature) => {
    const entry = usage[feature];
    return entry === undefined ? [] : [{ feature, entry }];
  });
  if (entries.length === 0) return <Text c="dimmed">{t('subscription.noUsage')}</Text>;
  return (
    <ul className={classes.usage}>
      {entries.map(({ feature, entry }) => (
        <UsageItem key={feature} feature={feature} entry={entry} />
      ))}
    </ul>
  );
}
