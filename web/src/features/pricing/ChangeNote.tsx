import { useTranslation } from 'react-i18next';
import classes from './ChangeNote.module.css';

interface ChangeNoteProps {
  /** Undefined until it is known; null: the installation has none. */
  supportEmail: string | null | undefined;
  /** The own plan could not be loaded, so no change can be offered. */
  hasFailed: boolean;
  onRetry(): void;
}

/** How a signed-in seller changes the plan, or why that cannot be offered now. */
export function ChangeNote({ supportEmail, hasFailed, onRetry }: ChangeNoteProps) {
  const { t } = useTranslation(['pricing', 'common']);
  return (
    <div className={classes.note} role="status">
      {hasFailed ? (
        <>
          {t('notes.failed')}{' '}
          <button type="button" className={classes.retry} onClick={onRetry}>
            {t('common:actions.retry')}
          </button>
        </>
      ) : (
        supportEmail !== undefined && t(supportEmail === null ? 'notes.noAddress' : 'notes.write')
      )}
    </div>
  );
}
