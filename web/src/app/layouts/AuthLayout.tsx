import { Anchor, Paper } from '@mantine/core';
import { Link, Outlet } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './PublicLayouts.module.css';

/** Sign-in screens: one card in the middle. */
export function AuthLayout() {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Anchor component={Link} to={paths.landing()} c="inherit" underline="never">
          <Logo />
        </Anchor>
        <ColorSchemeButton />
      </header>
      <main className={classes.middle}>
        <Paper withBorder radius="lg" p={{ base: 'lg', sm: 32 }} w="100%" maw={420}>
          <Outlet />
        </Paper>
      </main>
    </div>
  );
}
