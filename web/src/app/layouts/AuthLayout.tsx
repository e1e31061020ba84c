import { Anchor, Paper } from '@mantine/core';
import { Link, Outlet } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './AuthLayout.module.css';
import shared from './PublicLayouts.module.css';

/** Sign-in screens: one card. It hangs from its upper edge, so that it does not move when a message makes it longer. */
export function AuthLayout() {
  return (
    <div className={shared.page}>
      <header className={shared.header}>
        <Anchor component={Link} to={paths.landing()} c="inherit" underline="never" className="lone-link">
          <Logo />
        </Anchor>
        <ColorSchemeButton />
      </header>
      <main className={classes.main}>
        <Paper withBorder radius="lg" className={classes.card ?? ''}>
          <Outlet />
        </Paper>
      </main>
    </div>
  );
}
