import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

export function useColorSchemeToggle(): { isDark: boolean; toggle(): void } {
  // To suppress transitions it would write a style element, which the content security policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') };
}
