import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragAnnouncements } from '../../../ui/use-drag-announcements.ts';
import classes from './editing.module.css';

interface SortableRowsProps {
  ids: string[];
  /** "Bullet 3", by place from 0. */
  nameOf(place: number): string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

// Made once: with new options, every row would render at every keystroke in one of them.
/** A few pixels of movement, so that a click on the handle is not a drag. */
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates };

type Over = { id: string | number } | null;

/** A list whose entries are reordered by dragging, or by keyboard at their handles; every step is announced. */
export function SortableRows({ ids, nameOf, onMove, children }: SortableRowsProps) {
  const { t } = useTranslation('editing');
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard));
  const placeOf = (entry: Over) => (entry === null ? -1 : ids.indexOf(String(entry.id)));
  const announcements = useDragAnnouncements((step, active, over) =>
    t(`rows.${step}`, { name: nameOf(placeOf(active)), place: placeOf(over ?? active) + 1, total: ids.length }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active), placeOf(over)];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  // The same array as long as the order is the same, or every keystroke would render every row.
  const order = ids.join(' ');
  const items = useMemo(() => (order === '' ? [] : order.split(' ')), [order]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('rows.moveHint') } }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ul className={classes.rows}>{children}</ul>
      </SortableContext>
    </DndContext>
  );
}
