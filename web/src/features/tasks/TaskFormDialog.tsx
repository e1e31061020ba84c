import type { Task } from '@cardwright/contract/tasks';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { TaskForm } from './TaskForm.tsx';
import type { TaskDrafts } from './task-drafts.ts';
import { useIsSaving } from './task-queries.ts';

/** Without a task: the form for a new one. */
export interface OpenTaskForm {
  task: Task | null;
  draftId: string;
  /** The draft that it was opened with. */
  openedWith: string;
}

export const taskForm = (task: Task | null, draftId: string): OpenTaskForm => ({ task, draftId, openedWith: draftId });

interface TaskFormDialogProps {
  /** Null: no form is open. */
  form: OpenTaskForm | null;
  timezone: string;
  drafts: TaskDrafts;
  onClose(): void;
  /** From now on the form has another draft. */
  onDraft(draftId: string): void;
  /** Called when the dialog is gone, and has returned the focus if it could. */
  onGone(): void;
}

/** The form of a task; its input is discarded only after asking. */
export function TaskFormDialog({ form, timezone, drafts, onClose, onDraft, onGone }: TaskFormDialogProps) {
  const { t } = useTranslation(['tasks', 'common']);
  /** Whether the form differs from the task. */
  const [isDirty, setIsDirty] = useState(false);
  /** The form that the question is about, so that the answer does not apply to the next one. */
  const [asked, setAsked] = useState<OpenTaskForm | null>(null);
  const isSaving = useIsSaving(form?.draftId ?? '');
  const asksToDiscard = form !== null && asked === form && !isSaving;
  const close = () => {
    // What is being sent cannot be discarded any more.
    if (isSaving) return;
    if (isDirty) setAsked(form);
    else onClose();
  };
  return (
    <>
      <Dialog
        opened={form !== null}
        onClose={close}
        // Escape and the focus belong to the question above it.
        closeOnEscape={!asksToDiscard}
        trapFocus={!asksToDiscard}
        onExitTransitionEnd={onGone}
        title={<Text fw={600}>{t(form?.task == null ? 'form.createTitle' : 'form.editTitle')}</Text>}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {form !== null && (
          <TaskForm
            key={form.openedWith}
            task={form.task}
            timezone={timezone}
            draftId={form.draftId}
            drafts={drafts}
            onDraft={onDraft}
            onSaved={onClose}
            onCancel={close}
            onDirtyChange={setIsDirty}
          />
        )}
      </Dialog>
      {/* Not there before: it would hear the same Escape that asks for it, and close at once. */}
      {asksToDiscard && (
        <DiscardDialog
          isOpen
          onConfirm={() => {
            onClose();
            drafts.remove(form.draftId);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
