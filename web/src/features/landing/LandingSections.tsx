import { marketplaceIds } from '@cardwright/contract/marketplace-ids';
import { useTranslation } from 'react-i18next';
import { Questions } from '../../ui/Questions.tsx';
import classes from './LandingSections.module.css';

const steps = ['import', 'score', 'improve', 'export'] as const;
const differences = ['grounded', 'sum', 'kept', 'offline'] as const;
const questions = ['invent', 'model', 'shop', 'page', 'data'] as const;
/** The shops and shop software for whose pages we have a reader. */
const readers = ['amazon', 'ebay', 'etsy', 'shopify', 'woocommerce'] as const;
const files = ['XLSX', 'CSV', 'JSON'];

export function Steps() {
  const { t } = useTranslation('pages');
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={classes.heading}>
        {t('landing.steps.title')}
      </h2>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={classes.subheading}>{t(`landing.steps.${step}.title`)}</h3>
            <p className={classes.text}>{t(`landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The product's principles; also part of the about page. */
export function DifferencesList() {
  const { t } = useTranslation('pages');
  return (
    <dl className={classes.differences}>
      {differences.map((key) => (
        <div key={key}>
          <dt className={classes.subheading}>{t(`landing.differences.${key}.title`)}</dt>
          <dd className={classes.text}>{t(`landing.differences.${key}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Differences() {
  const { t } = useTranslation('pages');
  return (
    <section aria-labelledby="differences" className={classes.split}>
      <h2 id="differences" className={classes.heading}>
        {t('landing.differences.title')}
      </h2>
      <DifferencesList />
    </section>
  );
}

export function Marketplaces() {
  const { t } = useTranslation(['pages', 'common']);
  const rows = [
    { key: 'reads', names: [...readers.map((id) => t(`common:marketplaces.${id}`)), t('landing.marketplaces.others')] },
    { key: 'writes', names: marketplaceIds.map((id) => t(`common:marketplaces.${id}`)) },
    { key: 'files', names: files },
  ] as const;
  return (
    <section aria-labelledby="marketplaces" className={classes.split}>
      <div>
        <h2 id="marketplaces" className={classes.heading}>
          {t('landing.marketplaces.title')}
        </h2>
        <p className={classes.text}>{t('landing.marketplaces.dated')}</p>
      </div>
      <dl className={classes.places}>
        {rows.map(({ key, names }) => (
          <div key={key}>
            <dt>{t(`landing.marketplaces.${key}`)}</dt>
            <dd>
              <ul className={classes.names}>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function LandingQuestions() {
  const { t } = useTranslation('pages');
  return (
    <section aria-labelledby="questions" className={classes.split}>
      <h2 id="questions" className={classes.heading}>
        {t('landing.questions.title')}
      </h2>
      <Questions
        items={questions.map((key) => ({
          question: t(`landing.questions.items.${key}.question`),
          answer: t(`landing.questions.items.${key}.answer`),
        }))}
      />
    </section>
  );
}
