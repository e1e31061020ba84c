import { cardStatusSchema } from '@cardwright/contract/cards';
import { cardSortSchema, scoreBandSchema } from '@cardwright/contract/library';
import { marketplaceIds } from '@cardwright/contract/marketplace-ids';
import { Button, NativeSelect } from '@mantine/core';
import { IconFilter, IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import classes from './Library.module.css';
import { everything, extras, filtersIn, isNarrowed, type LibraryView } from './library-view.ts';

interface LibraryFiltersProps {
  view: LibraryView;
  onView(view: LibraryView): void;
}

/** What narrows and orders the library, and how it is laid out. A phone shows what narrows it on request. */
export function LibraryFilters({ view, onView }: LibraryFiltersProps) {
  const { t } = useTranslation(['library', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const choicesId = useId();
  const count = filtersIn(view);
  const choice = (
    name: 'status' | 'marketplace' | 'score' | 'only',
    values: readonly string[],
    label: (value: string) => string,
  ) => (
    <NativeSelect
      size="sm"
      className={classes.filter ?? ''}
      aria-label={t(`filters.${name}.label`)}
      value={view[name]}
      data-active={view[name] !== ''}
      data={[
        { value: '', label: t(`filters.${name}.any`) },
        ...values.map((value) => ({ value, label: label(value) })),
      ]}
      onChange={(event) => onView({ ...view, [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes.filters}>
      <Button
        variant="default"
        size="sm"
        className={classes.toggle ?? ''}
        leftSection={<IconFilter size={16} />}
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count === 0 ? t('filters.title') : t('filters.titleSet', { count })}
      </Button>
      <div id={choicesId} className={classes.choices} data-open={isOpen}>
        {choice('status', cardStatusSchema.options, (value) => t(`filters.status.${value as 'ready'}`))}
        {choice('marketplace', marketplaceIds, (value) => t(`common:marketplaces.${value as 'etsy'}`))}
        {choice('score', scoreBandSchema.options, (value) => t(`filters.score.${value as 'low'}`))}
        {choice('only', extras, (value) => t(`filters.only.${value as 'flagged'}`))}
        {isNarrowed(view) && (
          <Button variant="subtle" color="gray" size="sm" onClick={() => onView(everything(view))}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      <div className={classes.order}>
        <NativeSelect
          size="sm"
          className={classes.filter ?? ''}
          aria-label={t('sort.label')}
          value={view.sort}
          data={cardSortSchema.options.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(event) => onView({ ...view, sort: cardSortSchema.parse(event.currentTarget.value) })}
        />
        <SegmentedChoice
          label={t('layout.label')}
          value={view.layout}
          onChange={(layout) => onView({ ...view, layout })}
          options={[
            { value: 'grid', label: <IconLayoutGrid size={16} role="img" aria-label={t('layout.grid')} /> },
            { value: 'table', label: <IconTable size={16} role="img" aria-label={t('layout.table')} /> },
          ]}
        />
      </div>
    </div>
  );
}
