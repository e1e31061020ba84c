import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useServices } from '../../../lib/services.tsx';

/** Display preference of this browser: whether the plan stands beside the chat. */
const planPanelKey = 'planPanel';

/** Where the plan of a chat is: beside it, unless hidden, on wide screens; on narrow ones it comes when asked for. */
export function usePlanPlace(): { isNarrow: boolean; isPinned: boolean; setPinned(isPinned: boolean): void } {
  const { store } = useServices();
  const isNarrow = useMediaQuery('(max-width: 68em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [isPinned, setIsPinned] = useState(() => store.getItem(planPanelKey) !== 'hidden');
  const setPinned = (next: boolean) => {
    store.setItem(planPanelKey, next ? 'shown' : 'hidden');
    setIsPinned(next);
  };
  return { isNarrow, isPinned, setPinned };
}
