import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CardsWindow.module.css';
import { CardTile } from './CardTile.tsx';
import type { CardsProps } from './cards-props.ts';
import { useCardWindow } from './use-card-window.ts';

const gap = 16;
/** Height of a tile below its picture, in the reader's text size; the picture is three quarters as high as it is wide. */
const textRem = 7;

const columnsFor = (width: number): number => {
  if (width < 640) return 2;
  return width < 960 ? 3 : 4;
};

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The library as tiles. */
export function CardGrid({ cards, total, selected, onSelect, ...rest }: CardsProps) {
  const { t } = useTranslation('library');
  const listRef = useRef<HTMLUListElement>(null);
  const { ref: sizeRef, width } = useElementSize<HTMLUListElement>();
  const columns = columnsFor(width);
  const tileWidth = Math.max(0, (width - (columns - 1) * gap) / columns);
  const tileHeight = Math.round(tileWidth * 0.75 + textRem * remPixels());
  const { drawn, margin, height, events } = useCardWindow(listRef, {
    ...rest,
    count: cards.length,
    columns,
    lineHeight: tileHeight + gap,
  });
  const listedRef = useMergedRef(listRef, sizeRef);
  return (
    <ul ref={listedRef} className={classes.space} aria-label={t('list')} style={{ height }} {...events}>
      {width > 0 &&
        drawn.flatMap((line) =>
          cards.slice(line.index * columns, (line.index + 1) * columns).map((card, place) => {
            const index = line.index * columns + place;
            const [x, y] = [place * (tileWidth + gap), line.start - margin];
            return (
              <li
                key={card.id}
                className={classes.place}
                data-card={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                style={{ width: tileWidth, height: tileHeight, transform: `translate(${x}px, ${y}px)` }}
              >
                <CardTile card={card} isSelected={selected.has(card.id)} onSelect={onSelect} />
              </li>
            );
          }),
        )}
    </ul>
  );
}
