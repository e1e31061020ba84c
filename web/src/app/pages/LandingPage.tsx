import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Differences, LandingQuestions, Marketplaces, Steps } from '../../features/landing/LandingSections.tsx';
import { SampleComparison } from '../../features/landing/SampleComparison.tsx';
import { PlansTeaser } from '../../features/pricing/PlansTeaser.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './LandingPage.module.css';

export function LandingPage() {
  const { t } = useTranslation('pages');
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <h1 className={classes.headline}>
          {t('landing.title')} <span>{t('landing.titleEnd')}</span>
        </h1>
        <p className={classes.lead}>{t('landing.lead')}</p>
        <div className={classes.actions}>
          <ButtonLink to={paths.registration()} size="md">
            {t('landing.start')}
          </ButtonLink>
          <Link to={paths.login()} className={classes.signIn}>
            {t('landing.signIn')}
          </Link>
        </div>
        <p className={classes.note}>{t('landing.note')}</p>
      </section>
      {/* Nothing here waits: the bounds let React take over the written page in parts, so that a slow phone answers in between. */}
      <Suspense>
        <div className={classes.sample}>
          <SampleComparison />
        </div>
      </Suspense>
      <Suspense>
        <Steps />
        <Differences />
      </Suspense>
      <Suspense>
        <Marketplaces />
        <section aria-labelledby="plans" className={classes.plans}>
          <div>
            <h2 id="plans" className={classes.heading}>
              {t('landing.plans.title')}
            </h2>
            <p className={classes.text}>{t('landing.plans.text')}</p>
          </div>
          <PlansTeaser />
        </section>
      </Suspense>
      <Suspense>
        <LandingQuestions />
      </Suspense>
      <section className={classes.end}>
        <h2 className={classes.heading}>{t('landing.end.title')}</h2>
        <p className={classes.text}>{t('landing.end.text')}</p>
        <ButtonLink to={paths.registration()} size="md">
          {t('landing.end.start')}
        </ButtonLink>
      </section>
    </div>
  );
}
