import { creditKeys } from '@cardwright/contract/ledger';
import { Anchor, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LedgerTable } from '../../features/billing/LedgerTable.tsx';
import type { LedgerFilter } from '../../features/billing/ledger-queries.ts';
import { paths } from '../../lib/paths.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import classes from './LedgerPage.module.css';

const filters: readonly LedgerFilter[] = ['all', ...creditKeys];

/** "Where my credits went": every movement of credits with its reason. */
export function LedgerPage() {
  const { t } = useTranslation('billing');
  const [search, setSearch] = useSearchParams();
  const filter = filters.find((known) => known === search.get('feature')) ?? 'all';
  return (
    <PageFrame width={960}>
      <Anchor component={Link} to={paths.profile()} size="sm" className={classes.back ?? ''}>
        <IconArrowLeft size={16} aria-hidden /> {t('ledger.back')}
      </Anchor>
      <Text c="dimmed" mb="md">
        {t('ledger.lead')}
      </Text>
      <div className={classes.filters}>
        <SegmentedChoice
          label={t('ledger.filter')}
          options={filters.map((value) => ({
            value,
            label: value === 'all' ? t('ledger.all') : t(`ledger.filters.${value}`),
          }))}
          value={filter}
          onChange={(feature) => setSearch(feature === 'all' ? {} : { feature }, { replace: true })}
        />
      </div>
      <LedgerTable key={filter} filter={filter} />
    </PageFrame>
  );
}
