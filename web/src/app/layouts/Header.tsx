import { ActionIcon, Title, type TitleOrder } from '@mantine/core';
import { IconEdit, IconMenu2, IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch } from 'react-router';
import { CreditsLink } from '../../features/account/CreditsLink.tsx';
import { remaining } from '../../features/account/remaining.ts';
import { UserMenu } from '../../features/account/UserMenu.tsx';
import { useUser } from '../../features/account/use-user.ts';
import { pathPatterns, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ColorSchemeButton } from '../../ui/ColorSchemeButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { setProductOpen, useAppContext } from '../app-context.ts';
import classes from './Header.module.css';

/** The main part is described by the heading, so that a screen reader says it when the focus comes there. */
export const pageTitleId = 'page-title';
export const productPanelId = 'product-panel';

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

function ProductToggle() {
  const { t } = useTranslation();
  const { hasProduct, isProductOpen } = useAppContext();
  if (!hasProduct) return null;
  const label = t(isProductOpen ? 'nav.hideProduct' : 'nav.showProduct');
  return (
    <ActionIcon
      variant={isProductOpen ? 'light' : 'subtle'}
      color={isProductOpen ? 'teal' : 'gray'}
      size="lg"
      aria-label={label}
      title={label}
      aria-expanded={isProductOpen}
      aria-controls={productPanelId}
      onClick={() => setProductOpen(!isProductOpen)}
    >
      <IconPackage size={18} />
    </ActionIcon>
  );
}

function Credits() {
  const usage = useUser((user) => user.subscription?.usage);
  const image = usage?.image_credits;
  const scoring = usage?.scoring_credits;
  return <CreditsLink imageCredits={image && remaining(image)} scoringCredits={scoring && remaining(scoring)} />;
}

function NewChatLink() {
  const { t } = useTranslation();
  return (
    <>
      <ButtonLink to={paths.newChat()} variant="default" size="xs" visibleFrom="sm" className={classes.fixed ?? ''}>
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
  );
}

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
        <Link to={paths.newChat()} className={classes.brand}>
          <Logo />
        </Link>
      ) : (
        <Title id={pageTitleId} order={headingLevel(level)} className={classes.title ?? ''} title={title} dir="auto">
          {title}
        </Title>
      )}
      <ProductToggle />
      {!isOnNewChat && <NewChatLink />}
      <Credits />
      <span className={classes.wideOnly}>
        <ColorSchemeButton />
      </span>
      <UserMenu withDetails />
    </header>
  );
}
