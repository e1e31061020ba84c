import type { Task } from '@cardwright/contract/tasks';
import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from './DiscardDialog.tsx';
import { TaskForm } from './TaskForm.tsx';
import { newTask, type TaskDrafts } from './task-drafts.ts';

interface TaskFormDialogProps {
  /** Null: no form is open. Without a task in it: that of a new one. */
  form: { task: Task | null } | null;
  timezone: string;
  drafts: TaskDrafts;
  onClose(): void;
}

/** The form of a task; what was written in it goes only after a question. */
export function TaskFormDialog({ form, timezone, drafts, onClose }: TaskFormDialogProps) {
  const { t } = useTranslation(['tasks', 'common']);
  /** What was written in the form differs from what the task says. */
  const [isDirty, setIsDirty] = useState(false);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const close = () => (isDirty ? setAsksToDiscard(true) : onClose());
  return (
    <>
      <Modal
        opened={form !== null}
        onClose={close}
        // The question above it answers to Escape, and has the focus.
        closeOnEscape={!asksToDiscard}
        trapFocus={!asksToDiscard}
        title={<Text fw={600}>{t(form?.task == null ? 'form.createTitle' : 'form.editTitle')}</Text>}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {form !== null && (
          <TaskForm
            task={form.task}
            timezone={timezone}
            drafts={drafts}
            onSaved={onClose}
            onCancel={close}
            onDirtyChange={setIsDirty}
          />
        )}
      </Modal>
      {/* Not there before: it would hear the same Escape that asks for it, and close at once. */}
      {asksToDiscard && form !== null && (
        <DiscardDialog
          isOpen
          onConfirm={() => {
            drafts.write(form.task?.id ?? newTask, {});
            setAsksToDiscard(false);
            onClose();
          }}
          onClose={() => setAsksToDiscard(false)}
        />
      )}
    </>
  );
}
