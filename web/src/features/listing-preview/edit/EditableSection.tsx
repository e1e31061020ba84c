import type { ListingSection } from '@cardwright/listing/listing';
import { ActionIcon, Button, Text, Title, Tooltip } from '@mantine/core';
import { IconLock, IconLockOpen, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import sections from '../ListingSections.module.css';
import { CounterText } from './CounterText.tsx';
import classes from './editing.module.css';
import { useEditing } from './editing.tsx';
import { SectionFlags } from './SectionFlags.tsx';
import { useCardSettings } from './use-card-settings.ts';

interface EditableSectionProps {
  section: ListingSection;
  isEmpty: boolean;
  isEditing: boolean;
  onEditing(isEditing: boolean): void;
  /** The section for reading, and for editing. */
  children: ReactNode;
  editor: ReactNode;
  /** What stands below in both. */
  below?: ReactNode;
}

/** Keeps a section from improvements, or gives it free. */
function LockButton({ section }: { section: ListingSection }) {
  const { t } = useTranslation(['editing', 'listing']);
  const { card, canEdit } = useEditing();
  const settings = useCardSettings(card, t('lock.error'));
  const locks = card.locks ?? [];
  const isLocked = locks.includes(section);
  const Icon = isLocked ? IconLock : IconLockOpen;
  return (
    <Tooltip label={t(isLocked ? 'lock.locked' : 'lock.unlocked')}>
      <ActionIcon
        variant={isLocked ? 'light' : 'subtle'}
        color={isLocked ? 'teal' : 'gray'}
        aria-label={t('lock.section', { section: t(`listing:sections.${section}`) })}
        aria-pressed={isLocked}
        loading={settings.isPending}
        disabled={!canEdit}
        onClick={() =>
          settings.mutate({ locks: isLocked ? locks.filter((lock) => lock !== section) : [...locks, section] })
        }
      >
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

/** One section of the listing, for reading or, in the same place, for editing, with its flags. */
export function EditableSection(props: EditableSectionProps) {
  const { section, isEmpty, isEditing, onEditing, children, editor, below } = props;
  const { t } = useTranslation(['editing', 'listing']);
  const { editor: listing, canEdit } = useEditing();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const name = t(`listing:sections.${section}`);
  const finish = () => {
    onEditing(false);
    listing.settle(section);
    button.current?.focus();
  };
  return (
    <section
      className={sections.section}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (isEditing && event.key === 'Escape' && !event.defaultPrevented) finish();
      }}
    >
      <div className={classes.head}>
        <Title order={2} fz="sm" c="dimmed" fw={500} id={id}>
          {name}
        </Title>
        <CounterText path={section} name={name} />
        <div className={classes.tools}>
          <LockButton section={section} />
          <Button
            ref={button}
            size="compact-sm"
            variant={isEditing ? 'light' : 'subtle'}
            leftSection={isEditing ? undefined : <IconPencil size={14} />}
            aria-label={t(isEditing ? 'doneSection' : 'editSection', { section: name })}
            disabled={!canEdit}
            title={canEdit ? undefined : t('busy')}
            onClick={() => (isEditing ? finish() : onEditing(true))}
          >
            {t(isEditing ? 'done' : 'edit')}
          </Button>
        </div>
      </div>
      {isEditing ? editor : isEmpty ? <Text c="dimmed">{t(`listing:missing.${section}`)}</Text> : children}
      {below}
      <SectionFlags section={section} onEdit={() => onEditing(true)} />
    </section>
  );
}
