import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useColorSchemeToggle } from './color-scheme.ts';

/** Named by the browser's own hint: the library's would bring its positioning code to every first page. */
export function ColorSchemeButton() {
  const { t } = useTranslation();
  const { isDark, toggle } = useColorSchemeToggle();
  const label = t(isDark ? 'colorScheme.light' : 'colorScheme.dark');
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={toggle}>
      {isDark ? <IconSun size={18} /> : <IconMoon size={18} />}
    </ActionIcon>
  );
}
