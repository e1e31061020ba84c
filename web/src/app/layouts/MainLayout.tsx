import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { PublicHeader } from './PublicHeader.tsx';
import classes from './PublicLayouts.module.css';

/** The landing page and the not-found page. */
export function MainLayout() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <PublicHeader />
      <main className={classes.wide}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <span>{t('productName')}</span>
        <Anchor component={Link} to={paths.about()} c="dimmed" size="sm">
          {t('nav.about')}
        </Anchor>
      </footer>
    </div>
  );
}
