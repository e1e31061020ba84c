import type { ImageEdit } from '@cardwright/contract/images';
import type { Marketplace } from '@cardwright/contract/listings';
import { Title, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ImageEdit.module.css';
import { ImageWorkItem } from './ImageWorkItem.tsx';
import { isGoingOn, isUnchanged } from './image-edit-queries.ts';

interface ImageWorkListProps {
  cardId: string;
  marketplace: Marketplace;
  items: ImageEdit[];
  /** The work that was started last on this page, which is scrolled into view. */
  startedId: string | null;
}

/** Work on the card's images, and results that wait for the seller's decision. */
export function ImageWorkList({ cardId, marketplace, items, startedId }: ImageWorkListProps) {
  const { t } = useTranslation('images');
  const [said, setSaid] = useState('');
  const [running, setRunning] = useState<string[]>([]);
  // Announced: work that was running at the last render and has its result now.
  const now = items.filter(isGoingOn).map(({ id }) => id);
  if (now.join() !== running.join()) {
    const ended = items.filter(({ id, status }) => running.includes(id) && status === 'done');
    if (ended.some((item) => !isUnchanged(item))) setSaid(t('work.done'));
    else if (ended.length > 0) setSaid(ended.flatMap(({ notes }) => notes).join(' '));
    setRunning(now);
  }
  const place = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of results, which a fieldset is not
    <div
      role="group"
      aria-label={t('work.title')}
      ref={place}
      tabIndex={-1}
      className={items.length > 0 ? classes.work : undefined}
    >
      {items.length > 0 && (
        <>
          <Title order={3} size="h5">
            {t('work.title')}
          </Title>
          <ul className={classes.list}>
            {items.map((item) => (
              <ImageWorkItem
                key={item.id}
                cardId={cardId}
                marketplace={marketplace}
                item={item}
                isStarted={item.id === startedId}
                onGone={(sentence) => {
                  setSaid(sentence);
                  // Stays when the last item goes, and keeps the focus.
                  place.current?.focus();
                }}
              />
            ))}
          </ul>
        </>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
