import { useCallback, useMemo, useRef, useState } from 'react';
import type { Editing } from './messages/TurnView.tsx';
import { type ChatUiMessage, textOf } from './ui-message.ts';

/** The request that is being worded anew, if one is. */
export function useRequestEditing() {
  const [open, setOpen] = useState<{ requestId: string; text: string } | null>(null);
  const start = useCallback((request: ChatUiMessage) => setOpen({ requestId: request.id, text: textOf(request) }), []);
  /** After a refusal, with what was written. */
  const reopen = useCallback((requestId: string, text: string) => setOpen({ requestId, text }), []);
  const callsRef = useRef<{ onSend(requestId: string, text: string): void; onCancel(): void }>(null);

  const editing = useMemo<Editing | null>(
    () =>
      open && {
        ...open,
        onSend: (text) => {
          setOpen(null);
          callsRef.current?.onSend(open.requestId, text);
        },
        onCancel: () => {
          setOpen(null);
          callsRef.current?.onCancel();
        },
      },
    [open],
  );
  const current = (onSend: (requestId: string, text: string) => void, onCancel: () => void): Editing | null => {
    callsRef.current = { onSend, onCancel };
    return editing;
  };
  return { start, reopen, current };
}
