import { UnstyledButton } from '@mantine/core';
import { IconEdit, IconFileExport, IconLogout, IconPackage, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useMatch, useNavigate } from 'react-router';
import { useLogOut } from '../../features/account/use-log-out.ts';
import { ChatsList } from '../../features/chat/ChatsList.tsx';
import { pathPatterns, paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import classes from './Sidebar.module.css';

const links = [
  { key: 'newChat', to: paths.newChat(), Icon: IconEdit, end: true },
  { key: 'library', to: paths.library(), Icon: IconPackage, end: false },
  { key: 'exports', to: paths.exports(), Icon: IconFileExport, end: false },
  { key: 'addProduct', to: paths.addProduct(), Icon: IconPlus, end: false },
] as const;

/** Navigation of the signed-in pages; `onNavigate` lets a drawer close itself. */
export function Sidebar({ onNavigate }: { onNavigate(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openChatId = useMatch(`${pathPatterns.chat}/*`)?.params.chatId;
  const logOut = useLogOut();
  return (
    <div className={classes.sidebar}>
      <NavLink to={paths.newChat()} className={classes.brand ?? ''} onClick={onNavigate}>
        <Logo />
      </NavLink>
      <nav aria-label={t('nav.label')} className={classes.links}>
        {links.map(({ key, to, Icon, end }) => (
          <NavLink key={key} to={to} end={end} className={classes.link ?? ''} onClick={onNavigate}>
            <Icon size={18} stroke={1.6} aria-hidden />
            {t(`nav.${key}`)}
          </NavLink>
        ))}
      </nav>
      <ChatsList
        onOpened={onNavigate}
        onDeleted={(chatId) => {
          if (chatId === openChatId) navigate(paths.newChat());
        }}
      />
      <UnstyledButton className={classes.link ?? ''} onClick={logOut}>
        <IconLogout size={18} stroke={1.6} aria-hidden />
        {t('actions.logOut')}
      </UnstyledButton>
    </div>
  );
}
