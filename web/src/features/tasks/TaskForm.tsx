import type { Task } from '@cardwright/contract/tasks';
import { Alert, Button, Group, NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { CardsField } from './CardsField.tsx';
import { NextRunTimes } from './NextRunTimes.tsx';
import { cronOf, lastDay, type Repeat, repeats } from './schedule-choice.ts';
import { baseOf, changedFields, fieldsWith, type TaskDrafts, type TaskFields } from './task-drafts.ts';
import { useSaveTask } from './task-queries.ts';
import { timezonesWith } from './task-times.ts';
import { useSharedDraft } from './use-shared-draft.ts';

interface TaskFormProps {
  /** Null: a new one. */
  task: Task | null;
  timezone: string;
  draftId: string;
  /** Where unsaved input is kept until it is saved or discarded. */
  drafts: TaskDrafts;
  /** Called when another tab takes over the draft: from now on this form has another one. */
  onDraft(draftId: string): void;
  onSaved(): void;
  onCancel(): void;
  /** Called with whether anything differs from the task. Must be a stable function. */
  onDirtyChange(isDirty: boolean): void;
}

const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const;
const monthdays = Array.from({ length: 31 }, (_, index) => String(index + 1));
/** The last day that every month has. */
const everyMonthHas = 28;

/** What the server finds wrong with the schedule: it is told beside the field. */
const wrongSchedule = (error: unknown) =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === 'schedule') : undefined;

export function TaskForm({
  task,
  timezone,
  draftId,
  drafts,
  onDraft,
  onSaved,
  onCancel,
  onDirtyChange,
}: TaskFormProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const save = useSaveTask(task?.id ?? null, draftId, drafts);
  const [zones] = useState(() => timezonesWith(task?.timezone ?? timezone));
  const [base] = useState(() => baseOf(task, timezone));
  const form = useForm<TaskFields>({
    initialValues: fieldsWith(base, drafts.read(draftId)?.fields ?? {}),
    validateInputOnBlur: ['title', 'instruction'],
    validate: {
      title: (title) => (title.trim() === '' ? t('errors.title') : null),
      instruction: (instruction) => (instruction.trim() === '' ? t('errors.instruction') : null),
      time: (time, { every }) => (every !== 'custom' && time === '' ? t('errors.time') : null),
      cron: (_, values) => (values.every === 'custom' && cronOf(values) === null ? t('errors.cron') : null),
    },
  });
  const { values } = form;
  const { every, monthday } = values;
  const isDirty = Object.keys(changedFields(base, values)).length > 0;
  useEffect(() => drafts.write(draftId, changedFields(base, values)), [drafts, draftId, base, values]);
  const isShared = useSharedDraft({ drafts, draftId, base, values, isKept: save.isPending, onDraft });
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  const submit = (values: TaskFields) =>
    save.mutate(
      {
        title: values.title.trim(),
        instruction: values.instruction.trim(),
        // Unchanged cards are not sent: a card that was deleted meanwhile must not make it a task without cards.
        ...(task !== null && values.card_ids.join() === task.card_ids.join() ? {} : { card_ids: values.card_ids }),
        schedule: cronOf(values) ?? '',
        timezone: values.timezone,
        notify: values.notify,
      },
      {
        onSuccess: () => {
          // What was typed while the request was open is discarded with the form.
          drafts.remove(draftId);
          onSaved();
        },
        onError: (error) => {
          const wrong = wrongSchedule(error);
          if (wrong === undefined) return;
          const field = every === 'custom' ? 'cron' : 'time';
          form.setFieldError(field, wrong.message);
          form.getInputNode(field)?.focus();
        },
      },
    );
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <Stack gap="md">
        {isShared && (
          <Alert role="status" variant="light" color="blue">
            {t(task === null ? 'form.sharedNew' : 'form.shared')}
          </Alert>
        )}
        {save.isError && wrongSchedule(save.error) === undefined && (
          <ActionFailure error={save.error} fallback={t('errors.save')} />
        )}
        <TextInput label={t('form.title')} maxLength={120} data-autofocus {...form.getInputProps('title')} />
        <Textarea
          label={t('form.instruction')}
          description={t('form.instructionHint')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={4000}
          {...form.getInputProps('instruction')}
        />
        <CardsField
          value={form.values.card_ids}
          known={task?.cards ?? []}
          onChange={(ids) => form.setFieldValue('card_ids', ids)}
        />
        <NativeSelect
          label={t('form.every')}
          data={repeats.map((value) => ({ value, label: t(`form.options.${value}`) }))}
          value={every}
          onChange={(event) => form.setFieldValue('every', event.currentTarget.value as Repeat)}
        />
        {every === 'custom' ? (
          <TextInput label={t('form.cron')} description={t('form.cronHint')} {...form.getInputProps('cron')} />
        ) : (
          <Group grow align="start">
            {every === 'week' && (
              <NativeSelect
                label={t('form.weekday')}
                data={weekdays.map((value) => ({ value, label: t(`weekdays.${value}`) }))}
                {...form.getInputProps('weekday')}
              />
            )}
            {every === 'month' && (
              <NativeSelect
                label={t('form.monthday')}
                description={Number(monthday) > everyMonthHas ? t('form.monthdayHint') : undefined}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                data={[...monthdays, { value: lastDay, label: t('form.lastDay') }]}
                {...form.getInputProps('monthday')}
              />
            )}
            <TextInput type="time" label={t('form.time')} {...form.getInputProps('time')} />
          </Group>
        )}
        <NativeSelect label={t('form.timezone')} data={zones} {...form.getInputProps('timezone')} />
        <NextRunTimes schedule={cronOf(form.values)} timezone={form.values.timezone} />
        <Switch label={t('form.notify')} {...form.getInputProps('notify', { type: 'checkbox' })} />
        <DialogFooter>
          <Button variant="default" disabled={save.isPending} onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton type="submit" isBusy={save.isPending}>
            {t(task === null ? 'form.create' : 'form.save')}
          </BusyButton>
        </DialogFooter>
      </Stack>
    </form>
  );
}
