import { useCallback, useMemo, useRef, useState } from 'react';
import type { ChatDraft } from './composer/chat-drafts.ts';
import type { Draft } from './composer/use-draft.ts';
import type { Editing } from './messages/TurnView.tsx';
import { type ChatUiMessage, textOf } from './ui-message.ts';

/** The draft with what is written of a request; null: nothing is. */
const withEdit = (requestId: string, text: string | null) => (draft: ChatDraft) => {
  const { [requestId]: _, ...others } = draft.edits;
  return { edits: text === null ? others : { ...others, [requestId]: text } };
};

/**
 * The request that is being worded anew, if one is. What is written of it stays in the chat's draft (`change`) until it
 * is sent or given up; that of `lastRequestId`, when the page opens, stands in its place at once.
 */
export function useRequestEditing({ change }: Pick<Draft, 'change'>, lastRequestId: string | null) {
  const [open, setOpen] = useState<{ requestId: string; text: string } | null>(() => {
    const text = lastRequestId === null ? undefined : change(() => null).edits[lastRequestId];
    return lastRequestId === null || text === undefined ? null : { requestId: lastRequestId, text };
  });
  const start = useCallback(
    (request: ChatUiMessage) =>
      setOpen({ requestId: request.id, text: change(() => null).edits[request.id] ?? textOf(request) }),
    [change],
  );
  /** After a refusal, with what was written. */
  const reopen = useCallback(
    (requestId: string, text: string) => {
      change(withEdit(requestId, text));
      setOpen({ requestId, text });
    },
    [change],
  );
  const callsRef = useRef<{ onSend(requestId: string, text: string): void; onCancel(): void }>(null);

  const editing = useMemo<Editing | null>(
    () =>
      open && {
        ...open,
        onText: (text) => change(withEdit(open.requestId, text)),
        onSend: (text) => {
          setOpen(null);
          change(withEdit(open.requestId, null));
          callsRef.current?.onSend(open.requestId, text);
        },
        onCancel: () => {
          setOpen(null);
          change(withEdit(open.requestId, null));
          callsRef.current?.onCancel();
        },
      },
    [open, change],
  );
  const current = (onSend: (requestId: string, text: string) => void, onCancel: () => void): Editing | null => {
    callsRef.current = { onSend, onCancel };
    return editing;
  };
  return { start, reopen, current };
}
