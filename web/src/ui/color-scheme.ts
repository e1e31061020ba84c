import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

export function useColorSchemeToggle(): { isDark: boolean; toggle(): void } {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') };
}
