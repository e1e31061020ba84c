import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** Ctrl+K, or Cmd+K on a Mac, opens the search from wherever one is, also from a text box. */
export function useSearchShortcut(): void {
  const navigate = useNavigate();
  useHotkeys([['mod+K', () => void navigate(paths.search())]], []);
}
