import { useTranslation } from 'react-i18next';
import classes from './ChangeNote.module.css';

/** Why no change of plan can be offered now: the own plan could not be loaded. */
export function ChangeNote({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  const { t } = useTranslation(['pricing', 'common']);
  return (
    <div className={classes.note} role="status">
      {hasFailed && (
        <>
          {t('notes.failed')}{' '}
          <button type="button" className={classes.retry} onClick={onRetry}>
            {t('common:actions.retry')}
          </button>
        </>
      )}
    </div>
  );
}
