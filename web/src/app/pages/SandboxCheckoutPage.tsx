import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './SandboxCheckoutPage.module.css';

/** Shown bare. Payments that wait for somebody have a session; an address without one is unknown, used or expired. */
export function SandboxCheckoutPage() {
  const { t } = useTranslation('pages');
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <Logo />
        <h1 className={classes.title}>{t('sandbox.title')}</h1>
        <p className={classes.text}>{t('sandbox.text')}</p>
        <ButtonLink to={paths.pricing()}>{t('sandbox.back')}</ButtonLink>
      </div>
    </main>
  );
}
