import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../ui/Logo.tsx';
import classes from './Sandbox.module.css';

/** The bare page of the local payment provider, which says at once that no money moves. */
export function SandboxFrame({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <main className={classes.page}>
      <div className={classes.card} data-wide={isWide}>
        <div className={classes.head}>
          <Logo />
          <span className={classes.badge}>{t('sandbox.badge')}</span>
        </div>
        {children}
        <p className={classes.note}>{t('sandbox.note')}</p>
      </div>
    </main>
  );
}
