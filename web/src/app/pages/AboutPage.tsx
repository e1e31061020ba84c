import type { Site } from '@cardwright/contract/site';
import { useTranslation } from 'react-i18next';
import { DifferencesList } from '../../features/landing/LandingSections.tsx';
import { useSite } from '../../lib/use-site.ts';
import classes from './TextPage.module.css';

export function AboutPage() {
  const { t } = useTranslation('pages');
  const site = useSite();
  return (
    <div className={classes.page}>
      <h1>{t('about.title')}</h1>
      <section id="mission">
        <h2>{t('about.missionTitle')}</h2>
        <p>{t('about.mission')}</p>
      </section>
      <section id="how">
        <h2>{t('about.howTitle')}</h2>
        <p>{t('about.how')}</p>
      </section>
      <section>
        <h2>{t('about.principlesTitle')}</h2>
        <DifferencesList />
      </section>
      <section id="offices">
        <h2>{t('about.officesTitle')}</h2>
        <div className={classes.officesFrame}>{site !== undefined && <Offices offices={site.offices} />}</div>
      </section>
      <section id="contact">
        <h2>{t('about.contactTitle')}</h2>
        {site !== undefined && (
          <p>
            {site.support_email === null ? (
              t('about.noContact')
            ) : (
              <>
                {t('about.contact')} <a href={`mailto:${site.support_email}`}>{site.support_email}</a>.
              </>
            )}
          </p>
        )}
      </section>
    </div>
  );
}

function Offices({ offices }: Pick<Site, 'offices'>) {
  const { t } = useTranslation('pages');
  if (offices.length === 0) return <p>{t('about.noOffices')}</p>;
  return (
    <ul className={classes.offices}>
      {offices.map(({ city, address }) => (
        <li key={`${city} ${address}`}>
          <strong>{city}</strong>
          <address>{address}</address>
        </li>
      ))}
    </ul>
  );
}
