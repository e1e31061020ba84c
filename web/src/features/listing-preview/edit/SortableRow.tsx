import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { singlePress } from '../../../ui/single-press.ts';
import { useFocusLoss } from '../../../ui/use-focus-loss.ts';
import classes from './editing.module.css';

interface SortableRowProps {
  id: string;
  /** "Bullet 3". */
  name: string;
  onRemove(): void;
  children: ReactNode;
}

/** Where the focus goes after an entry is removed: to the next one, the one before, or the button for a new one. */
function focusBeside(going: HTMLLIElement): void {
  const beside = going.nextElementSibling ?? going.previousElementSibling;
  const target = beside?.querySelector('[data-removes]') ?? going.closest('section')?.querySelector('[data-adds]');
  if (target instanceof HTMLElement) target.focus();
}

/** One entry with its handle and its remove button. */
export function SortableRow({ id, name, onRemove, children }: SortableRowProps) {
  const { t } = useTranslation('editing');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const ref = useMergedRef(setNodeRef, useFocusLoss(focusBeside));
  const moved = transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging} style={{ transform: moved, transition }}>
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        className={classes.handle ?? ''}
        {...attributes}
        {...listeners}
        aria-label={t('rows.move', { name })}
      >
        <IconGripVertical size={16} />
      </ActionIcon>
      <div className={classes.rowBody}>{children}</div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('rows.remove', { name })}
        {...singlePress(onRemove)}
        data-removes
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
