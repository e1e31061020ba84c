import type { Task } from '@cardwright/contract/tasks';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { TaskForm } from './TaskForm.tsx';
import type { TaskDrafts } from './task-drafts.ts';
import { useIsSaving } from './task-queries.ts';

/** Without a task: that of a new one. */
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
  /** The form has another draft from now on. */
  onDraft(draftId: string): void;
  /** The dialog is gone, and has given the focus back if it could. */
  onGone(): void;
}

/** The form of a task; what was written in it goes only after a question. */
export function TaskFormDialog({ form, timezone, drafts, onClose, onDraft, onGone }: TaskFormDialogProps) {
  const { t } = useTranslation(['tasks', 'common']);
  /** What was written in the form differs from what the task says. */
  const [isDirty, setIsDirty] = useState(false);
  /** The form that the question is about: it says nothing of the next one. */
  const [asked, setAsked] = useState<OpenTaskForm | null>(null);
  const isSaving = useIsSaving(form?.draftId ?? '');
  const asksToDiscard = form !== null && asked === form && !isSaving;
  const close = () => {
    // What is on its way cannot be given up any more.
    if (isSaving) return;
    if (isDirty) setAsked(form);
    else onClose();
  };
  return (
    <>
      <Dialog
        opened={form !== null}
        onClose={close}
        // The question above it answers to Escape, and has the focus.
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
