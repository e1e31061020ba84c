import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './PublicLayouts.module.css';
import { SkipLink } from './SkipLink.tsx';

/** Header of the pages that need no session. */
export function PublicHeader() {
  const { t } = useTranslation();
  const isSignedIn = useSignedIn();
  return (
    <header className={classes.header}>
      <SkipLink />
      <Link to={isSignedIn ? paths.newChat() : paths.landing()} className={classes.brand} aria-label={t('productName')}>
        <Logo />
      </Link>
      <nav aria-label={t('nav.label')} className={classes.links}>
        <NavLink to={paths.pricing()}>{t('nav.pricing')}</NavLink>
        <NavLink to={paths.about()}>{t('nav.about')}</NavLink>
      </nav>
      <div className={classes.actions}>
        <ColorSchemeButton />
        {isSignedIn ? (
          <ButtonLink to={paths.newChat()} size="sm" className={classes.action ?? ''}>
            {t('nav.chat')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.login()} variant="subtle" color="gray" size="sm" className={classes.action ?? ''}>
              {t('actions.signIn')}
            </ButtonLink>
            <ButtonLink to={paths.registration()} size="sm" className={classes.action ?? ''}>
              {t('actions.createAccount')}
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
