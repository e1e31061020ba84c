import type { CardImage } from '@cardwright/contract/cards';
import type { ImageCheck } from '@cardwright/contract/images';
import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Badge, Menu, UnstyledButton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconGripVertical,
  IconStar,
  IconTextCaption,
  IconTrash,
  IconWand,
  IconZoomIn,
} from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuDropdown } from '../../ui/MenuDropdown.tsx';
import classes from './EditableGallery.module.css';
import galleryClasses from './Gallery.module.css';
import { NoPicture } from './Gallery.tsx';
import { Picture } from './Picture.tsx';

export interface TileActions {
  onOpen(index: number): void;
  onAlt(index: number): void;
  onEdit(index: number): void;
  onDelete(index: number): void;
  onMove(from: number, to: number): void;
}

interface GalleryTileProps extends TileActions {
  image: CardImage;
  index: number;
  total: number;
  checks: ImageCheck[];
}

/** One picture of the gallery: it can be dragged by its handle; its menu does the same without dragging. */
export function GalleryTile({ image, index, total, checks, ...actions }: GalleryTileProps) {
  const { t } = useTranslation('images');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.id,
  });
  const isStill = useReducedMotion();
  const number = index + 1;
  const moved = transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      className={classes.tile}
      data-dragging={isDragging || undefined}
      style={{ transform: moved, transition: isStill ? undefined : transition }}
    >
      <UnstyledButton
        className={galleryClasses.picture ?? ''}
        onClick={() => actions.onOpen(index)}
        aria-label={t('open', { number, total })}
      >
        <Picture image={image} sizes="130px" fallback={<NoPicture />} />
      </UnstyledButton>
      <ActionIcon
        ref={setActivatorNodeRef}
        className={classes.handle ?? ''}
        variant="default"
        size={26}
        {...attributes}
        {...listeners}
        aria-label={t('order.handle', { number })}
      >
        <IconGripVertical size={16} aria-hidden />
      </ActionIcon>
      <TileMenu image={image} index={index} total={total} {...actions} />
      {index === 0 && (
        <Badge className={classes.mark ?? ''} size="sm" variant="filled">
          {t('main')}
        </Badge>
      )}
      <CheckMark checks={checks} />
    </li>
  );
}

function TileMenu({ index, total, onOpen, onAlt, onEdit, onDelete, onMove }: Omit<GalleryTileProps, 'checks'>) {
  const { t } = useTranslation('images');
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** A dialog returns the focus to where it came from, but a menu item disappears with its menu. */
  const afterwardsAtButton = (action: () => void) => () => {
    buttonRef.current?.focus({ preventScroll: true });
    action();
  };
  const item = (label: string, icon: ReactNode, action: () => void) => (
    <Menu.Item leftSection={icon} onClick={afterwardsAtButton(action)}>
      {label}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={buttonRef}
          className={classes.menu ?? ''}
          variant="default"
          size={26}
          aria-label={t('actions.menu', { number: index + 1 })}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <MenuDropdown>
        {item(t('actions.view'), <IconZoomIn size={16} />, () => onOpen(index))}
        {item(t('actions.edit'), <IconWand size={16} />, () => onEdit(index))}
        {item(t('actions.alt'), <IconTextCaption size={16} />, () => onAlt(index))}
        {index > 0 && item(t('order.makeMain'), <IconStar size={16} />, () => onMove(index, 0))}
        {index > 0 && item(t('order.forward'), <IconArrowLeft size={16} />, () => onMove(index, index - 1))}
        {index < total - 1 && item(t('order.back'), <IconArrowRight size={16} />, () => onMove(index, index + 1))}
        <Menu.Divider />
        <Menu.Item
          // A plain "red" stays as dark on a dark page.
          color="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} />}
          onClick={afterwardsAtButton(() => onDelete(index))}
        >
          {t('actions.delete')}
        </Menu.Item>
      </MenuDropdown>
    </Menu>
  );
}

/** How many rules the picture breaks; the list below the gallery says which. */
function CheckMark({ checks }: { checks: ImageCheck[] }) {
  const { t } = useTranslation('images');
  const refused = checks.filter(({ state }) => state === 'refused').length;
  const advice = checks.filter(({ state }) => state === 'advice').length;
  if (refused + advice === 0) return null;
  const state = refused > 0 ? 'refused' : 'advice';
  const label = t(`checks.tile.${state}`, { count: refused > 0 ? refused : advice });
  return (
    <span className={`${classes.checkMark} screen-only`} data-state={state} role="img" aria-label={label} title={label}>
      <IconAlertTriangle size={14} aria-hidden />
    </span>
  );
}
