import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { SampleChanges } from './SampleChanges.tsx';
import classes from './SampleComparison.module.css';
import { SampleListing } from './SampleListing.tsx';
import { SampleScore, type SampleView } from './SampleScore.tsx';
import { sampleChanges } from './sample-changes.ts';
import { type SampleFact, sampleFacts, sampleImproved, sampleMarketplace, sampleOriginal } from './sample-listing.ts';

const views = ['changes', 'original', 'improved'] as const;

/** The sample as the engine improves, scores and compares a seller's cards. */
export function SampleComparison() {
  const { t } = useTranslation(['pages', 'common']);
  const [view, setView] = useState<SampleView>('changes');
  const [fact, setFact] = useState<SampleFact | null>(null);
  // All three lie on top of each other, so that the page below does not move when another one is shown.
  const layer = (of: SampleView) => ({ className: classes.layer, 'data-shown': of === view });
  return (
    <section className={classes.window} aria-label={t('landing.sample.label')}>
      <div className={classes.head}>
        <SegmentedChoice<SampleView>
          label={t('landing.sample.show')}
          options={views.map((value) => ({ value, label: t(`landing.sample.views.${value}`) }))}
          value={view}
          onChange={setView}
        />
        <p className={classes.subject}>
          {t('landing.sample.subject', { marketplace: t(`common:marketplaces.${sampleMarketplace}`) })}
        </p>
      </div>
      <div className={classes.body}>
        <div>
          <div className={classes.stage}>
            <div {...layer('changes')}>
              <SampleChanges fields={sampleChanges} />
            </div>
            <div {...layer('original')}>
              <SampleListing listing={sampleOriginal} />
            </div>
            <div {...layer('improved')}>
              <SampleListing listing={sampleImproved} facts={sampleFacts} shownFact={fact} onShowFact={setFact} />
            </div>
          </div>
          <div className={classes.source} data-follows={view === 'improved'} aria-live="polite">
            {view === 'improved' && fact !== null ? (
              <>
                <p className={classes.sourceTitle}>
                  {t('landing.sample.source.title', { fact: shortened(fact.text) })}
                </p>
                <blockquote>“{fact.quote}”</blockquote>
              </>
            ) : (
              <>
                <p className={classes.sourceTitle}>{t(`landing.sample.notes.${view}.title`)}</p>
                <p>{t(`landing.sample.notes.${view}.text`)}</p>
              </>
            )}
          </div>
        </div>
        <div className={classes.side}>
          <SampleScore view={view} />
          <p className={classes.made}>{t('landing.sample.caption')}</p>
        </div>
      </div>
    </section>
  );
}

const shownLength = 60;

/** Long facts (the description) by their first words. */
function shortened(text: string): string {
  return text.length <= shownLength ? text : `${text.slice(0, text.lastIndexOf(' ', shownLength))}…`;
}
