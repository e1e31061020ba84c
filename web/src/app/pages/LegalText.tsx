import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/use-site.ts';
import classes from './TextPage.module.css';

/** One of the legal texts: its date, its contents, and who to ask. */
export function LegalText({ text }: { text: 'terms' | 'privacy' }) {
  const { t } = useTranslation('legal');
  const site = useSite();
  const sections = t(`${text}.sections`, { returnObjects: true });
  return (
    <div className={classes.page}>
      <h1>{t(`${text}.title`)}</h1>
      <p className={classes.lead}>{t(`${text}.lead`)}</p>
      <p className={classes.updated}>{t('updated')}</p>
      <nav className={classes.contents} aria-labelledby="contents">
        <p id="contents">{t('contents')}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, paragraphs }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {id === 'contact' && site !== undefined && (
            <p>
              {site.support_email === null ? (
                t('contact.none')
              ) : (
                <>
                  {t('contact.address')} <a href={`mailto:${site.support_email}`}>{site.support_email}</a>.
                </>
              )}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
