import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services.tsx';
import {
  changedFields,
  differs,
  isOfNewTask,
  ownDraftId,
  type TaskDraft,
  type TaskDrafts,
  type TaskFields,
  taskIdOf,
} from './task-drafts.ts';

interface SharedDraft {
  drafts: TaskDrafts;
  draftId: string;
  base: TaskFields;
  values: TaskFields;
  /** The draft stays as it is, because it is being sent. */
  isKept: boolean;
  onDraft(draftId: string): void;
}

/**
 * Whether another tab edits the same task differently. A form whose draft was overwritten goes on with a
 * draft of its own, so that both are there after a reload.
 */
export function useSharedDraft({ drafts, draftId, base, values, isKept, onDraft }: SharedDraft): boolean {
  const { newId } = useServices();
  const [isShared, setIsShared] = useState(false);
  /** Up to date even before the next render. */
  const ownRef = useRef(draftId);
  /** The ids of the drafts that this form has had. */
  const leftRef = useRef(new Set<string>());
  useEffect(
    () =>
      drafts.subscribeElsewhere(() => {
        const stored = drafts.read(ownRef.current);
        const changed = changedFields(base, values);
        if (differs(base, stored, values) && Object.keys(changed).length > 0 && !isKept) {
          leftRef.current.add(ownRef.current);
          ownRef.current = ownDraftId(ownRef.current, newId());
          drafts.write(ownRef.current, changed);
          drafts.writeSent(ownRef.current, stored?.sent ?? null);
          onDraft(ownRef.current);
        }
        const own = { id: ownRef.current };
        const isOfSame = (draft: TaskDraft) =>
          draft.id === own.id ||
          leftRef.current.has(draft.id) ||
          (!isOfNewTask(own) && taskIdOf(draft) === taskIdOf(own));
        setIsShared(drafts.all().some((draft) => isOfSame(draft) && differs(base, draft, values)));
      }),
    [drafts, base, values, isKept, newId, onDraft],
  );
  return isShared;
}
