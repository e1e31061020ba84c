import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editing.module.css';
import { useMeasured } from './editing.tsx';

/** After this pause the score is announced; milliseconds. */
const announcePauseMs = 1_500;

/** What typing has done to the score; announced once typing pauses. */
export function LiveScore() {
  const { t } = useTranslation('editing');
  const total = useMeasured((measured) => measured?.total ?? null);
  const blockers = useMeasured((measured) => measured?.blockers ?? 0);
  const [first, setFirst] = useState<number | null>(null);
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    if (total === null) return;
    setFirst((known) => known ?? total);
    const timer = setTimeout(() => setSaid(total), announcePauseMs);
    return () => clearTimeout(timer);
  }, [total]);
  if (total === null || first === null) return null;
  const change = total - first;
  return (
    <>
      {(change !== 0 || blockers > 0) && (
        <div className={classes.live}>
          {change !== 0 && (
            <span className="tabular">
              {t('score.change', { change: `${change > 0 ? '+' : '−'}${Math.abs(change)}` })}
            </span>
          )}
          {blockers > 0 && <span>{t('score.blockers', { count: blockers })}</span>}
        </div>
      )}
      <VisuallyHidden role="status">
        {said !== null && said !== first ? t('score.announce', { total: said }) : ''}
      </VisuallyHidden>
    </>
  );
}
