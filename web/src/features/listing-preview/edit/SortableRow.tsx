import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editing.module.css';

interface SortableRowProps {
  id: string;
  /** "Bullet 3". */
  name: string;
  onRemove(): void;
  children: ReactNode;
}

/** One entry with its handle and its way out. */
export function SortableRow({ id, name, onRemove, children }: SortableRowProps) {
  const { t } = useTranslation('editing');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const moved = transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  return (
    <li ref={setNodeRef} className={classes.row} data-dragging={isDragging} style={{ transform: moved, transition }}>
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
      <ActionIcon variant="subtle" color="gray" aria-label={t('rows.remove', { name })} onClick={onRemove}>
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
