import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../lib/isolated.ts';
import classes from './CardsField.module.css';
import { useCardChoices, useCardTitles } from './task-queries.ts';

/** The most cards that the contract allows in a task. */
const mostCards = 10;
const pauseMs = 250;

interface CardsFieldProps {
  value: string[];
  /** Titles of cards that are already chosen. */
  known: { id: string; title: string }[];
  onChange(ids: string[]): void;
}

/** Chooses the cards that a task is carried out for, by words of their titles. */
export function CardsField({ value, known, onChange }: CardsFieldProps) {
  const { t } = useTranslation('tasks');
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), pauseMs);
  const [seen, setSeen] = useState(() => new Map(known.map(({ id, title }) => [id, title])));
  const found = useCardChoices(asked).data ?? [];
  const shown = new Map([...seen, ...found.map(({ id, title }) => [id, title] as const)]);
  // The cards chosen in a draft may be far down the library.
  const [unknown] = useState(() => value.filter((id) => !seen.has(id)));
  const missing = useCardTitles(unknown);
  const titles = new Map([...(missing.data ?? []), ...shown]);
  const labelOf = (id: string) => {
    const title = titles.get(id);
    if (title !== undefined) return title === '' ? t('untitled') : isolated(title);
    return t(missing.isSuccess || !unknown.includes(id) ? 'form.cardGone' : 'form.cardUnknown');
  };
  const offered = [...new Set([...found.map(({ id }) => id), ...value])];
  return (
    <MultiSelect
      label={t('form.cards')}
      description={t('form.cardsHint')}
      searchable
      clearable
      hidePickedOptions
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      maxValues={mostCards}
      data={offered.map((id) => ({ value: id, label: labelOf(id) }))}
      // The server has already searched, and tolerates more than this component would.
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      value={value}
      onChange={(ids) => {
        setSeen(titles);
        onChange(ids);
      }}
      nothingFoundMessage={t('form.noCards')}
      clearButtonProps={{ 'aria-label': t('form.clearCards') }}
    />
  );
}
