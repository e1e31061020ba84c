import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconCalendarClock,
  IconCreditCard,
  IconEdit,
  IconFileExport,
  IconLifebuoy,
  IconLogout,
  IconPackage,
  IconPlus,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useMatch, useNavigate } from 'react-router';
import { SupportItems } from '../../features/account/SupportItems.tsx';
import { useLogOut } from '../../features/account/use-log-out.ts';
import { ChatsList } from '../../features/chat/ChatsList.tsx';
import { pathPatterns, paths } from '../../lib/paths.ts';
import { supportLinks } from '../../lib/support-links.ts';
import { useSite } from '../../lib/use-site.ts';
import { Logo } from '../../ui/Logo.tsx';
import { MenuDropdown } from '../../ui/MenuDropdown.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import classes from './Sidebar.module.css';

const workLinks = [
  { key: 'newChat', to: paths.newChat(), Icon: IconEdit, end: true },
  { key: 'search', to: paths.search(), Icon: IconSearch, end: true },
  { key: 'library', to: paths.library(), Icon: IconPackage, end: false },
  { key: 'addProduct', to: paths.addProduct(), Icon: IconPlus, end: true },
  { key: 'exports', to: paths.exports(), Icon: IconFileExport, end: true },
  { key: 'tasks', to: paths.tasks(), Icon: IconCalendarClock, end: true },
] as const;

const accountLinks = [
  { key: 'pricing', to: paths.pricing(), Icon: IconCreditCard, end: true },
  { key: 'profile', to: paths.profile(), Icon: IconUser, end: true },
] as const;

interface SidebarProps {
  /** Lets a drawer close itself. */
  onNavigate(): void;
}

function Links({ links, onNavigate }: SidebarProps & { links: typeof workLinks | typeof accountLinks }) {
  const { t } = useTranslation();
  return links.map(({ key, to, Icon, end }) => (
    <NavLink key={key} to={to} end={end} className={classes.link ?? ''} onClick={onNavigate}>
      <Icon size={18} stroke={1.6} aria-hidden />
      {t(`nav.${key}`)}
    </NavLink>
  ));
}

/** The ways to get help; nothing when none is set up. */
function Support() {
  const { t } = useTranslation();
  const links = supportLinks(useSite());
  if (links.length === 0) return null;
  return (
    <Menu position="top-start" width={220} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.link ?? ''}>
          <IconLifebuoy size={18} stroke={1.6} aria-hidden />
          {t('nav.support')}
        </UnstyledButton>
      </Menu.Target>
      <MenuDropdown>
        <SupportItems links={links} />
      </MenuDropdown>
    </Menu>
  );
}

/** Navigation of the signed-in pages. */
export function Sidebar({ onNavigate }: SidebarProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openChatId = useMatch(`${pathPatterns.chat}/*`)?.params.chatId;
  const logOut = useLogOut();
  return (
    <div className={classes.sidebar}>
      <nav aria-label={t('nav.label')} className={classes.links}>
        <Link to={paths.newChat()} className={classes.brand ?? ''} onClick={onNavigate}>
          <Logo />
        </Link>
        <Links links={workLinks} onNavigate={onNavigate} />
      </nav>
      <div className={classes.chats}>
        <ChatsList
          onOpened={onNavigate}
          onDeleted={(chatId) => {
            if (chatId === openChatId) navigate(paths.newChat());
          }}
        />
      </div>
      <nav aria-label={t('nav.account')} className={classes.links}>
        <Links links={accountLinks} onNavigate={onNavigate} />
        <Support />
        <UnstyledButton className={classes.link ?? ''} onClick={logOut}>
          <IconLogout size={18} stroke={1.6} aria-hidden />
          {t('actions.logOut')}
        </UnstyledButton>
      </nav>
      <footer className={classes.footer}>
        <FooterLinks onNavigate={onNavigate} />
      </footer>
    </div>
  );
}
