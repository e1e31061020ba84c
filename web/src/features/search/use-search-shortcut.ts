import { useHotkeys } from '@mantine/hooks';

/** Ctrl+K, or Cmd+K on a Mac, from wherever one is, also from a text box. */
export function useSearchShortcut(onPress: () => void): void {
  useHotkeys([['mod+K', onPress]], []);
}
