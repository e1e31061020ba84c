import { useTranslation } from 'react-i18next';
import classes from './SampleComparison.module.css';
import { sampleScores, sampleSectionScores } from './sample-listing.ts';

export type SampleView = 'changes' | 'original' | 'improved';

const gain = sampleScores.improved.total - sampleScores.original.total;

/** The score of the shown version, or how it moved, and where the points come from. */
export function SampleScore({ view }: { view: SampleView }) {
  const { t } = useTranslation('pages');
  const { original, improved } = sampleScores;
  return (
    <div className={classes.score}>
      <p className={classes.total}>
        {view === 'changes' ? (
          <>
            {original.total}
            <span className={classes.arrow} aria-hidden>
              →
            </span>
            <span className={classes.hidden}>{t('landing.sample.score.to')}</span>
            <strong>{improved.total}</strong>
          </>
        ) : (
          <strong>{sampleScores[view].total}</strong>
        )}
        <span className={classes.outOf}>{t('landing.sample.score.of')}</span>
      </p>
      <p className={classes.verdict}>
        {view === 'changes'
          ? t('landing.sample.score.gain', { gain })
          : t('landing.sample.score.blockers', { count: sampleScores[view].blockers })}
      </p>
      <dl className={classes.sections}>
        {sampleSectionScores.map(({ id, ...scores }) => {
          const shown = view === 'original' ? scores.original : scores.improved;
          return (
            <div key={id} className={classes.section}>
              <dt>{t(`landing.sample.fields.${id}`)}</dt>
              <dd>{view === 'changes' ? `${scores.original} → ${scores.improved}` : shown}</dd>
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${shown}%` }} />
                {view === 'changes' && <i style={{ left: `${scores.original}%` }} />}
              </span>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
