import type { CardImage } from '@cardwright/contract/cards';
import type { ImageChecks } from '@cardwright/contract/images';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragAnnouncements } from '../../ui/use-drag-announcements.ts';
import galleryClasses from './Gallery.module.css';
import { MoreImages } from './Gallery.tsx';
import { GalleryTile, type TileActions } from './GalleryTile.tsx';

/** Pictures that are shown at once. */
const shortGallery = 12;

interface SortableTilesProps extends TileActions {
  images: CardImage[];
  checks: ImageChecks | undefined;
}

/** The pictures in their order, which is changed by dragging a handle, by its keys, or by a picture's menu. */
export function SortableTiles({ images, checks, ...actions }: SortableTilesProps) {
  const { t } = useTranslation('images');
  const sensors = useSensors(
    // A press without movement is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [isWhole, setIsWhole] = useState(false);
  const [known, setKnown] = useState(images.length);
  if (images.length !== known) {
    // A new picture comes last, and must be visible.
    if (images.length > known) setIsWhole(true);
    setKnown(images.length);
  }
  const shown = isWhole ? images : images.slice(0, shortGallery);
  const placeOf = (id: unknown) => images.findIndex((image) => image.id === id);
  const total = images.length;
  const announcements = useDragAnnouncements((step, active, over) =>
    t(`order.${step}`, { number: placeOf(active.id) + 1, place: placeOf(over?.id ?? active.id) + 1, total }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) actions.onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.instructions') } }}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={galleryClasses.tiles} aria-label={t('title')}>
          {shown.map((image, index) => (
            <GalleryTile
              key={image.id}
              image={image}
              index={index}
              total={total}
              checks={checks?.images.find(({ image_id }) => image_id === image.id)?.checks ?? []}
              {...actions}
            />
          ))}
        </ul>
      </SortableContext>
      <MoreImages total={total} short={shortGallery} isWhole={isWhole} onToggle={() => setIsWhole(!isWhole)} />
    </DndContext>
  );
}
