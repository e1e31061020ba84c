import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useColorSchemeToggle } from './color-scheme.ts';

export function ColorSchemeButton() {
  const { t } = useTranslation();
  const { isDark, toggle } = useColorSchemeToggle();
  const label = t(isDark ? 'colorScheme.light' : 'colorScheme.dark');
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={toggle}>
        {isDark ? <IconSun size={18} /> : <IconMoon size={18} />}
      </ActionIcon>
    </Tooltip>
  );
}
