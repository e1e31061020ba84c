import { Button, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import sections from '../ListingSections.module.css';
import classes from './editing.module.css';
import { useEditing } from './editing.tsx';

interface EditableFrameProps {
  name: string;
  isEditing: boolean;
  onEdit(): void;
  /** Returns whether editing has ended; it goes on if something must be corrected first. */
  onDone(by: 'button' | 'escape'): boolean;
  counter?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of the listing under its name, with the button that opens it for editing and closes it again, as Escape does. */
export function EditableFrame({ name, isEditing, onEdit, onDone, counter, tools, children }: EditableFrameProps) {
  const { t } = useTranslation('editing');
  const { canEdit } = useEditing();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const finish = (by: 'button' | 'escape') => {
    if (onDone(by)) button.current?.focus();
  };
  return (
    <section
      className={sections.section}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (isEditing && event.key === 'Escape' && !event.defaultPrevented) finish('escape');
      }}
    >
      <div className={classes.head}>
        <Title order={2} fz="sm" c="dimmed" fw={500} id={id}>
          {name}
        </Title>
        {counter}
        <div className={classes.tools}>
          {tools}
          <Button
            ref={button}
            size="compact-sm"
            variant={isEditing ? 'light' : 'subtle'}
            leftSection={isEditing ? undefined : <IconPencil size={14} />}
            aria-label={t(isEditing ? 'doneSection' : 'editSection', { section: name })}
            disabled={!canEdit}
            title={canEdit ? undefined : t('busy')}
            onClick={() => (isEditing ? finish('button') : onEdit())}
          >
            {t(isEditing ? 'done' : 'edit')}
          </Button>
        </div>
      </div>
      {children}
    </section>
  );
}
