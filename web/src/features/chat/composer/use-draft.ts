import { useCallback, useState } from 'react';
import { useServices } from '../../../lib/services.tsx';

/** The unsent text of one chat; it survives a reload of the tab. */
export function useDraft(chatId: string): [string, (text: string) => void] {
  const { drafts } = useServices();
  const key = `draft:${chatId}`;
  const [text, setText] = useState(() => drafts.getItem(key) ?? '');
  const save = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') drafts.removeItem(key);
      else drafts.setItem(key, next);
    },
    [drafts, key],
  );
  return [text, save];
}
