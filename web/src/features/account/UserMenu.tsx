import { Avatar, Loader, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useColorSchemeToggle } from '../../ui/color-scheme.ts';
import { useLogOut } from './use-log-out.ts';
import { useProfile } from './use-profile.ts';

/** The account's avatar with its menu: e-mail, theme, log out. */
export function UserMenu() {
  const { t } = useTranslation(['account', 'common']);
  const { data: profile, isPending } = useProfile();
  const logOut = useLogOut();
  const scheme = useColorSchemeToggle();
  if (isPending) return <Loader size="sm" />;
  const email = profile?.email ?? '';
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <UnstyledButton aria-label={t('menu.label')} style={{ borderRadius: 99, minHeight: 44, minWidth: 44 }}>
          <Avatar size={32} radius="xl" color="teal" variant="filled" mx="auto">
            {email.slice(0, 1).toUpperCase()}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Text size="sm" fw={500} px="sm" py="xs" style={{ overflowWrap: 'anywhere' }}>
          {email === '' ? t('menu.profileMissing') : email}
        </Text>
        <Menu.Divider />
        <Menu.Item leftSection={scheme.isDark ? <IconSun size={16} /> : <IconMoon size={16} />} onClick={scheme.toggle}>
          {t(scheme.isDark ? 'common:colorScheme.light' : 'common:colorScheme.dark')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={logOut}>
          {t('common:actions.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
