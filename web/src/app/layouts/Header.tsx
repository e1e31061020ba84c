import { ActionIcon, Anchor, Title, type TitleOrder } from '@mantine/core';
import { IconEdit, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch } from 'react-router';
import { UserMenu } from '../../features/account/UserMenu.tsx';
import { pathPatterns, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import classes from './DefaultLayout.module.css';

interface HeaderProps {
  /** Without a title the logo is shown. */
  title?: string;
  /** Heading level 1 to 5 (specification, section 2); anything else counts as 1. */
  level?: number;
  isMenuOpen: boolean;
  onMenuToggle(): void;
}

const levels: readonly TitleOrder[] = [1, 2, 3, 4, 5];
const headingLevel = (level: number | undefined): TitleOrder => levels.find((known) => known === level) ?? 1;

export function Header({ title, level, isMenuOpen, onMenuToggle }: HeaderProps) {
  const { t } = useTranslation();
  const isOnNewChat = useMatch(pathPatterns.newChat) !== null;
  return (
    <header className={classes.header}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(isMenuOpen ? 'nav.closeMenu' : 'nav.openMenu')}
        aria-expanded={isMenuOpen}
        onClick={onMenuToggle}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {title === undefined ? (
        <Anchor component={Link} to={paths.newChat()} c="inherit" underline="never" flex={1}>
          <Logo />
        </Anchor>
      ) : (
        <Title order={headingLevel(level)} className={classes.pageTitle ?? ''} title={title}>
          {title}
        </Title>
      )}
      {!isOnNewChat && (
        <>
          <ButtonLink to={paths.newChat()} variant="default" size="xs" visibleFrom="sm">
            {t('nav.newChat')}
          </ButtonLink>
          <ActionIcon
            component={Link}
            to={paths.newChat()}
            variant="subtle"
            color="gray"
            size="lg"
            hiddenFrom="sm"
            aria-label={t('nav.newChat')}
          >
            <IconEdit size={18} />
          </ActionIcon>
        </>
      )}
      <ColorSchemeButton />
      <UserMenu />
    </header>
  );
}
