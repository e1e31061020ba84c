import type { LedgerEntry } from '@cardwright/contract/ledger';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateTimeLabel } from '../../lib/english-date.ts';
import { paths } from '../../lib/paths.ts';
import { usePlans } from '../../lib/use-plans.ts';
import classes from './LedgerTable.module.css';

type Ref = NonNullable<LedgerEntry['ref']>;

/** Where the work can be looked at; null for what has no page of its own. */
function pageOfRef(ref: Ref | null): { to: string; kind: 'card' | 'chat' | 'bulk_job' } | null {
  if (ref?.kind === 'card') return { to: paths.listingPreview(ref.id), kind: 'card' };
  if (ref?.kind === 'chat') return { to: paths.chat(ref.id), kind: 'chat' };
  return ref?.kind === 'bulk_job' ? { to: paths.library(), kind: 'bulk_job' } : null;
}

/** Why credits came or went, on what, and what became of it. */
export function EntryText({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation('billing');
  const plan = usePlans().data?.plans?.find(({ id }) => id === entry.plan_id)?.name;
  const reason = t(`ledger.reasons.${entry.reason}`);
  const given = plan === undefined ? reason : t('ledger.given', { what: reason, plan });
  const page = pageOfRef(entry.ref);
  const state = entry.kind === 'charge' && entry.status !== 'settled' ? entry.status : null;
  return (
    <>
      <span className={classes.reason}>{entry.kind === 'return' ? t('ledger.returned', { what: reason }) : given}</span>
      {(entry.title || page !== null) && (
        <span className={classes.title}>
          {page === null ? entry.title : <Link to={page.to}>{entry.title || t(`ledger.open.${page.kind}`)}</Link>}
        </span>
      )}
      {state !== null && <span className={classes.state}>{t(`ledger.states.${state}`)}</span>}
      {entry.amount > 0 && entry.kind !== 'return' && entry.expires_at !== null && (
        <span className={classes.state}>{t('ledger.until', { date: dateTimeLabel(entry.expires_at) })}</span>
      )}
    </>
  );
}
