import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './PublicLayouts.module.css';

/** Header of the pages that need no session. */
export function PublicHeader() {
  const { t } = useTranslation();
  const isSignedIn = useSignedIn();
  return (
    <header className={classes.header}>
      <Anchor component={Link} to={paths.landing()} c="inherit" underline="never">
        <Logo />
      </Anchor>
      <Group gap="xs" wrap="nowrap">
        <ColorSchemeButton />
        <ButtonLink to={isSignedIn ? paths.newChat() : paths.login()} variant="default" size="sm">
          {t(isSignedIn ? 'nav.chat' : 'actions.signIn')}
        </ButtonLink>
      </Group>
    </header>
  );
}
