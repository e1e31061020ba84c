import type { LedgerEntry } from '@cardwright/contract/ledger';
import { EmptyState, Skeleton, Table } from '@mantine/core';
import { IconReceipt2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeLabel } from '../../lib/english-date.ts';
import { englishNumber } from '../../lib/english-number.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import stacked from '../../ui/StackedTable.module.css';
import { EntryText } from './EntryText.tsx';
import classes from './LedgerTable.module.css';
import { type LedgerFilter, useLedger } from './ledger-queries.ts';

const columns = ['at', 'what', 'amount', 'balance'] as const;

/** `−10`, `+300`, `0`, with the typographic minus. */
const signed = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${englishNumber(Math.abs(amount))}`;

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation('billing');
  return (
    <Table.Tr>
      <Table.Td className={classes.at} data-label={t('ledger.columns.at')}>
        <time dateTime={entry.at}>{dateTimeLabel(entry.at)}</time>
      </Table.Td>
      <Table.Td className={classes.what} data-label={t('ledger.columns.what')}>
        <EntryText entry={entry} />
      </Table.Td>
      <Table.Td
        className={classes.amount}
        data-label={t('ledger.columns.amount')}
        data-kind={entry.amount > 0 ? 'in' : 'out'}
      >
        <strong>{signed(entry.amount)}</strong>
        <span className={classes.feature}>{t(`features.${entry.feature}`)}</span>
      </Table.Td>
      <Table.Td className={classes.balance} data-label={t('ledger.columns.balance')}>
        {englishNumber(entry.balance)}
      </Table.Td>
    </Table.Tr>
  );
}

/** Where the credits came from and went to, line by line. */
export function LedgerTable({ filter }: { filter: LedgerFilter }) {
  const { t } = useTranslation(['billing', 'common']);
  const list = useLedger(filter);
  const listRef = useRef<HTMLTableSectionElement>(null);
  const entries = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) {
    return (
      <div role="status" aria-label={t('ledger.loading')}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={52} mb="xs" />
        ))}
      </div>
    );
  }
  if (list.data === undefined)
    return <LoadFailure title={t('ledger.failed')} error={list.error} onRetry={() => void list.refetch()} />;
  if (entries.length === 0) {
    return (
      <EmptyState
        py={64}
        withIndicatorBackground
        icon={<IconReceipt2 stroke={1.5} />}
        title={t('ledger.empty.title')}
        description={t(filter === 'all' ? 'ledger.empty.text' : 'ledger.empty.filtered')}
      />
    );
  }
  return (
    <>
      <Table className={`${stacked.table} ${classes.table}`} verticalSpacing="sm" aria-label={t('ledger.table')}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} className={classes[column]}>
                {t(`ledger.columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={listRef}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
      <LoadMore list={list} listRef={listRef} label={t('ledger.more')} mt="md" mx="auto" display="block" />
    </>
  );
}
