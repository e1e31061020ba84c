import type { CardImage } from '@cardwright/contract/cards';
import type { ImageEdit } from '@cardwright/contract/images';
import type { Marketplace } from '@cardwright/contract/listings';
import { Group, Loader, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconPhotoPlus, IconStar, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../../lib/failure-notice.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { NoPicture } from '../Gallery.tsx';
import { ImageViewer } from '../ImageViewer.tsx';
import { Picture } from '../Picture.tsx';
import classes from './ImageEdit.module.css';
import {
  canBeRetried,
  isGoingOn,
  isUnchanged,
  useDiscardImageEdit,
  useKeepImage,
  useRetryImageEdit,
  useStopImageEdit,
} from './image-edit-queries.ts';
import { useOperationName } from './use-operation-name.ts';

interface ImageWorkItemProps {
  cardId: string;
  marketplace: Marketplace;
  item: ImageEdit;
  /** It was the last one started on this page, so it is scrolled into view. */
  isStarted: boolean;
  /** Called when it leaves the list, with a sentence that says why. */
  onGone(sentence: string): void;
}

const makings = ['compose', 'size_chart', 'feature_graphic', 'generate'] as const;
const isMaking = (operation: string): operation is (typeof makings)[number] =>
  (makings as readonly string[]).includes(operation);

/** One piece of work: its progress, the picture before and after, and what to do with the result. */
export function ImageWorkItem({ cardId, marketplace, item, isStarted, onGone }: ImageWorkItemProps) {
  const { t } = useTranslation('images');
  const operationName = useOperationName(marketplace);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isStarted) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isStarted]);
  const name = item.operations
    .map((operation) => (isMaking(operation) ? t(`work.made.${operation}`) : operationName(operation)))
    .join(', ');
  return (
    <li className={classes.item} ref={place}>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      {isGoingOn(item) && <Progress cardId={cardId} item={item} onGone={onGone} />}
      {item.image !== null && <Result cardId={cardId} item={item} image={item.image} name={name} onGone={onGone} />}
      {isUnchanged(item) && <Unchanged cardId={cardId} item={item} onGone={onGone} />}
      {item.status === 'failed' && <Failure cardId={cardId} item={item} onGone={onGone} />}
    </li>
  );
}

interface PartProps {
  cardId: string;
  item: ImageEdit;
  onGone(sentence: string): void;
}

function Progress({ cardId, item, onGone }: PartProps) {
  const { t } = useTranslation('images');
  const stop = useStopImageEdit(cardId);
  // Not as callbacks of the call, which ends after this item has left the list.
  const onStop = () =>
    stop.mutateAsync(item.id).then(
      ({ status }) => {
        if (status === 'stopped') onGone(t('work.stopped'));
      },
      (error: unknown) => showFailure(t('work.stopError'), error),
    );
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" role="status">
        <Loader size="xs" aria-hidden />
        <Text size="sm" c="dimmed">
          {item.status === 'queued' ? t('work.queued') : (item.progress ?? t('work.running'))}
        </Text>
      </Group>
      <BusyButton size="xs" variant="subtle" isBusy={stop.isPending} onClick={onStop}>
        {t('work.stop')}
      </BusyButton>
    </Group>
  );
}

function Result({ cardId, item, image, name, onGone }: PartProps & { image: CardImage; name: string }) {
  const { t } = useTranslation('images');
  const [opened, setOpened] = useState<number | null>(null);
  const keep = useKeepImage(cardId);
  const [operation = ''] = item.operations;
  // A graphic or a collage is not another form of the picture that it shows.
  const hasBefore = item.before !== null && (operation === 'generate' || !isMaking(operation));
  const shown = [...(hasBefore && item.before !== null ? [item.before] : []), image];
  const put = (isMain: boolean) =>
    keep.mutate(
      { imageId: image.id, isMain },
      {
        onSuccess: () => onGone(t('work.added')),
        onError: (error) => showFailure(t('work.addError'), error),
      },
    );
  return (
    <>
      <div className={classes.compare}>
        {shown.map((each, index) => (
          <figure key={each.id} className={classes.side}>
            <UnstyledButton
              className={classes.picture ?? ''}
              // Two pictures are shown side by side in one shape; a single one leaves no empty space.
              {...(shown.length === 1 && { style: { aspectRatio: shapeOf(each) } })}
              aria-label={
                hasBefore
                  ? `${t('work.open')}: ${t(index === 0 ? 'work.before' : 'work.after')}`
                  : `${t('actions.view')}: ${name}`
              }
              onClick={() => setOpened(index)}
            >
              <Picture image={each} sizes="220px" fallback={<NoPicture />} />
            </UnstyledButton>
            <figcaption>
              {shown.length > 1 && (index === 0 ? t('work.before') : t('work.after'))}{' '}
              {each.width !== null && each.height !== null && (
                <span className="tabular">{t('size', { width: each.width, height: each.height })}</span>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
      {item.notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      {item.credits > 0 && (
        <Text size="xs" c="dimmed">
          {t('work.charged', { count: item.credits })}
        </Text>
      )}
      <Group gap="xs">
        <BusyButton
          size="xs"
          leftSection={<IconPhotoPlus size={14} aria-hidden />}
          isBusy={keep.isPending && keep.variables?.isMain === false}
          disabled={keep.isPending}
          onClick={() => put(false)}
        >
          {t('work.add')}
        </BusyButton>
        <BusyButton
          size="xs"
          variant="default"
          leftSection={<IconStar size={14} aria-hidden />}
          isBusy={keep.isPending && keep.variables?.isMain === true}
          disabled={keep.isPending}
          onClick={() => put(true)}
        >
          {t('work.main')}
        </BusyButton>
        <Discard cardId={cardId} item={item} onGone={onGone} label={t('work.discard')} />
      </Group>
      <ImageViewer
        images={shown}
        {...(hasBefore && { names: [t('work.before'), t('work.after')] })}
        index={opened}
        onIndex={setOpened}
      />
    </>
  );
}

/** Very high ones stay in view with their buttons. */
const shapeOf = ({ width, height }: CardImage): number =>
  width === null || height === null ? 1 : Math.max(3 / 4, width / height);

/** The picture already was as requested; the notes say so. */
function Unchanged({ cardId, item, onGone }: PartProps) {
  const { t } = useTranslation('images');
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">{item.notes.join(' ')}</Text>
      <Discard cardId={cardId} item={item} onGone={onGone} label={t('work.dismiss')} goneAs={t('work.dismissed')} />
    </Group>
  );
}

function Failure({ cardId, item, onGone }: PartProps) {
  const { t } = useTranslation('images');
  const retry = useRetryImageEdit(cardId);
  // Not as callbacks of the call, which ends after this item has left the list.
  const again = () =>
    retry.mutateAsync(item.id).then(
      () => onGone(t('work.retried')),
      (error: unknown) => showFailure(t('edit.error'), error),
    );
  return (
    <Group justify="space-between" gap="xs">
      {/* Only the sign is red: the sentence may end in good news, that nothing was charged. */}
      <div className={classes.failure} role="alert">
        <IconAlertTriangle size={18} aria-hidden />
        <Text size="sm">{item.error?.message ?? t('work.failed')}</Text>
      </div>
      <Group gap="xs">
        {canBeRetried(item) && (
          <BusyButton size="xs" variant="default" isBusy={retry.isPending} onClick={again}>
            {t('work.retry')}
          </BusyButton>
        )}
        <Discard cardId={cardId} item={item} onGone={onGone} label={t('work.dismiss')} goneAs={t('work.dismissed')} />
      </Group>
    </Group>
  );
}

function Discard({ cardId, item, onGone, label, goneAs }: PartProps & { label: string; goneAs?: string }) {
  const { t } = useTranslation('images');
  const discard = useDiscardImageEdit(cardId);
  const [isAsking, setIsAsking] = useState(false);
  const go = () => {
    setIsAsking(false);
    discard.mutate(item.id, {
      onSuccess: () => onGone(goneAs ?? t('work.discarded')),
      onError: (error) => showFailure(t('work.discardError'), error),
    });
  };
  return (
    <>
      <BusyButton
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconTrash size={14} aria-hidden />}
        isBusy={discard.isPending}
        // A picture that was paid for does not come back; a note is only put away.
        onClick={item.image === null ? go : () => setIsAsking(true)}
      >
        {label}
      </BusyButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('work.discardTitle')}
        text={item.credits > 0 ? t('work.discardPaid', { count: item.credits }) : t('work.discardText')}
        confirmLabel={label}
        onConfirm={go}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
