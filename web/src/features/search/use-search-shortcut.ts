import { useHotkeys } from '@mantine/hooks';

/** Ctrl+K, or Cmd+K on a Mac, from anywhere, including text boxes. */
export function useSearchShortcut(onPress: () => void): void {
  useHotkeys([['mod+K', onPress]], []);
}
