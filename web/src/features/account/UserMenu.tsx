import { Avatar, Button, Loader, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconChevronLeft,
  IconCircleArrowUp,
  IconLifebuoy,
  IconLogout,
  IconMoon,
  IconReceipt2,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { supportLinks } from '../../lib/support-links.ts';
import { useSite } from '../../lib/use-site.ts';
import { useColorSchemeToggle } from '../../ui/color-scheme.ts';
import { MenuDropdown } from '../../ui/MenuDropdown.tsx';
import { SupportItems } from './SupportItems.tsx';
import classes from './UserMenu.module.css';
import { useLogOut } from './use-log-out.ts';
import { useUser } from './use-user.ts';

interface UserMenuProps {
  /** Shows the e-mail and the plan beside the avatar where there is room. */
  withDetails?: boolean;
}

/** The library's submenu opens only by hover and the right arrow; this one also by tap, Enter and Space. */
function SupportMenu() {
  const { t } = useTranslation(['account', 'common']);
  const links = supportLinks(useSite());
  const [isOpen, setIsOpen] = useState(false);
  const itemRef = useRef<HTMLButtonElement>(null);
  const linksRef = useRef<HTMLDivElement>(null);
  if (links.length === 0) return null;
  const enter = () => {
    flushSync(() => setIsOpen(true));
    linksRef.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  };
  const change = (opens: boolean) => {
    // The library looks for the item under an id that it does not have.
    if (!opens && linksRef.current?.contains(document.activeElement)) itemRef.current?.focus({ preventScroll: true });
    setIsOpen(opens);
  };
  return (
    <Menu.Sub position="left-start" opened={isOpen} onChange={change}>
      <Menu.Sub.Target>
        <Menu.Sub.Item
          ref={itemRef}
          leftSection={<IconLifebuoy size={16} />}
          rightSection={<IconChevronLeft size={14} aria-hidden />}
          onClick={enter}
          onKeyDown={(event) => {
            // The library knows only the right arrow, and may leave the focus here; this menu opens to the left.
            if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') enter();
          }}
        >
          {t('menu.support')}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown ref={linksRef}>
        <SupportItems links={links} />
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

/** The account's avatar with its menu (specification, section 2), opened by click. */
export function UserMenu({ withDetails = false }: UserMenuProps) {
  const { t } = useTranslation(['account', 'common']);
  const profile = useUser((user) => user.data);
  const isLoading = useUser((user) => user.loading);
  const loadUserData = useUser((user) => user.loadUserData);
  const plan = useUser((user) => user.subscription?.current_plan?.name);
  const logOut = useLogOut();
  const scheme = useColorSchemeToggle();
  if (profile === null && isLoading) {
    return (
      <span className={classes.loading} role="status" aria-label={t('menu.loading')}>
        <Loader size="sm" />
      </span>
    );
  }
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.target ?? ''}>
          <VisuallyHidden>{t('menu.label')}</VisuallyHidden>
          <Avatar size={32} radius="xl" color="teal" variant="filled" aria-hidden>
            {profile === null ? <IconUser size={18} /> : profile.email.slice(0, 1).toUpperCase()}
          </Avatar>
          {withDetails && profile !== null && (
            <span className={classes.details}>
              <span className={classes.email}>{profile.email}</span>
              {plan !== undefined && <span className={classes.plan}>{plan}</span>}
            </span>
          )}
        </UnstyledButton>
      </Menu.Target>
      <MenuDropdown>
        {profile === null ? (
          <div className={classes.missing}>
            <Text size="sm">{t('menu.missing')}</Text>
            <Button size="compact-sm" variant="default" mt="xs" onClick={() => void loadUserData()}>
              {t('common:actions.retry')}
            </Button>
          </div>
        ) : (
          <Menu.Item
            component={Link}
            to={paths.profile()}
            leftSection={<IconUser size={16} />}
            classNames={{ itemLabel: classes.label ?? '' }}
          >
            <span className={classes.wrap}>{profile.email}</span>
            {plan !== undefined && <span className={classes.itemPlan}>{plan}</span>}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={paths.pricing()} leftSection={<IconCircleArrowUp size={16} />}>
          {t('menu.upgrade')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.ledger()} leftSection={<IconReceipt2 size={16} />}>
          {t('menu.ledger')}
        </Menu.Item>
        <SupportMenu />
        <Menu.Divider />
        <Menu.Item leftSection={scheme.isDark ? <IconSun size={16} /> : <IconMoon size={16} />} onClick={scheme.toggle}>
          {t(scheme.isDark ? 'common:colorScheme.light' : 'common:colorScheme.dark')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={logOut}>
          {t('common:actions.logOut')}
        </Menu.Item>
      </MenuDropdown>
    </Menu>
  );
}
