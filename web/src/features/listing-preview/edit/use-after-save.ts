import { useState } from 'react';
import { useEditing, useEditorState } from './editing.tsx';

/**
 * Work that starts from the saved listing: what is typed is saved first. Where that cannot be done, nothing is started, and
 * `isUnsaved` says so until it is.
 */
export function useAfterSave() {
  const { editor } = useEditing();
  const isSaved = useEditorState(({ status }) => status === 'saved');
  const [hasFailed, setHasFailed] = useState(false);
  const start = async (work: () => void): Promise<void> => {
    setHasFailed(false);
    if (await editor.flush()) work();
    else setHasFailed(true);
  };
  return { start, isUnsaved: hasFailed && !isSaved };
}
