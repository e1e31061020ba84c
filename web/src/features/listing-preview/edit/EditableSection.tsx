import type { ListingSection } from '@cardwright/listing/listing';
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CounterText } from './CounterText.tsx';
import { EditableFrame } from './EditableFrame.tsx';
import { useEditing } from './editing.tsx';
import { FactGroup } from './FactGroup.tsx';
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
  /** Shown below in both. */
  below?: ReactNode;
}

/** Locks a section against improvements, or unlocks it. */
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
        disabled={!canEdit}
        // Disabled meanwhile, it would lose the focus.
        onClick={() => {
          if (settings.isPending) return;
          settings.mutate({ locks: isLocked ? locks.filter((lock) => lock !== section) : [...locks, section] });
        }}
      >
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

/** One section of the listing, for reading or, in the same place, for editing, with its flags. */
export function EditableSection(props: EditableSectionProps) {
  const { section, isEmpty, isEditing, onEditing, children, editor, below } = props;
  const { t } = useTranslation('listing');
  const { editor: listing } = useEditing();
  const name = t(`sections.${section}`);
  return (
    <EditableFrame
      name={name}
      isEditing={isEditing}
      onEdit={() => onEditing(true)}
      onDone={() => {
        onEditing(false);
        listing.settle(section);
        return true;
      }}
      counter={<CounterText path={section} name={name} />}
      tools={<LockButton section={section} />}
    >
      {isEditing ? (
        editor
      ) : isEmpty ? (
        <Text c="dimmed">{t(`missing.${section}`)}</Text>
      ) : (
        <FactGroup>{children}</FactGroup>
      )}
      {below}
      <SectionFlags section={section} onEdit={() => onEditing(true)} />
    </EditableFrame>
  );
}
