import type { CardSort } from '@cardwright/contract/library';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardRow } from './CardRow.tsx';
import classes from './CardTable.module.css';
import type { CardsProps } from './cards-props.ts';
import { useCardWindow } from './use-card-window.ts';

interface CardTableProps extends CardsProps {
  sort: CardSort;
  onSort(sort: CardSort): void;
}

type Sortable = 'title' | 'score' | 'updated_at';
/** A first press shows what is looked for most: titles from A, the best score, the last change. */
const firstOrder: Record<Sortable, CardSort> = { title: 'title', score: '-score', updated_at: '-updated_at' };

const columnClass = { title: classes.name, score: classes.score, updated_at: classes.changed };

function SortHeading({ by, sort, onSort }: { by: Sortable } & Pick<CardTableProps, 'sort' | 'onSort'>) {
  const { t } = useTranslation('library');
  const isActive = sort.endsWith(by);
  const isDescending = sort.startsWith('-');
  const next = (): CardSort => (isActive ? (isDescending ? by : `-${by}`) : firstOrder[by]);
  return (
    <th
      scope="col"
      className={columnClass[by]}
      aria-sort={isActive ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={classes.sort} data-active={isActive} onClick={() => onSort(next())}>
        {t(`columns.${by}`)}
        {isActive && (isDescending ? <IconArrowDown size={14} /> : <IconArrowUp size={14} />)}
      </button>
    </th>
  );
}

/** The library as a table whose lines are placed one by one, so that only those in sight have to be there. */
export function CardTable({ cards, total, selected, onSelect, sort, onSort, ...rest }: CardTableProps) {
  const { t } = useTranslation('library');
  const listRef = useRef<HTMLTableSectionElement>(null);
  const { virtualizer, drawn, margin, height, events } = useCardWindow(listRef, {
    ...rest,
    count: cards.length,
    columns: 1,
    lineHeight: 57,
  });
  return (
    <div className={classes.room}>
      <table className={classes.table} aria-label={t('list')} aria-rowcount={total < 0 ? -1 : total + 1}>
        <thead className={classes.block}>
          <tr className={classes.head} aria-rowindex={1}>
            <th scope="col">
              <VisuallyHidden>{t('columns.selected')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('columns.picture')}</VisuallyHidden>
            </th>
            <SortHeading by="title" sort={sort} onSort={onSort} />
            <th scope="col" className={classes.marketplace}>
              {t('columns.marketplace')}
            </th>
            <SortHeading by="score" sort={sort} onSort={onSort} />
            <th scope="col" className={classes.status}>
              {t('columns.status')}
            </th>
            <SortHeading by="updated_at" sort={sort} onSort={onSort} />
          </tr>
        </thead>
        <tbody ref={listRef} className={classes.block} style={{ height }} {...events}>
          {drawn.map((line) => {
            const card = cards[line.index];
            if (card === undefined) return null;
            return (
              <tr
                key={line.key}
                ref={virtualizer.measureElement}
                data-index={line.index}
                data-card={line.index}
                aria-rowindex={line.index + 2}
                className={classes.row}
                data-selected={selected.has(card.id)}
                style={{ transform: `translateY(${line.start - margin}px)` }}
              >
                <CardRow card={card} isSelected={selected.has(card.id)} onSelect={onSelect} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
