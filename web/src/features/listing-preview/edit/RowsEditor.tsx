import type { Specification } from '@cardwright/listing/listing';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CounterText } from './CounterText.tsx';
import classes from './editing.module.css';
import { GrowingText } from './GrowingText.tsx';
import { SortableRow } from './SortableRow.tsx';
import { SortableRows } from './SortableRows.tsx';
import { type Row, type Rows, useRows } from './use-rows.ts';

interface EntryProps<T> {
  row: Row<T>;
  place: number;
  rows: Pick<Rows<T>, 'change' | 'remove' | 'add'>;
  field: 'bullets' | 'keywords' | 'specifications';
  hasFocus: boolean;
}

const TextEntry = memo(({ row, place, rows, field, hasFocus }: EntryProps<string>) => {
  const { t } = useTranslation('listing');
  const name = t(`entries.${field === 'bullets' ? 'bullets' : 'keywords'}`, { number: place + 1 });
  const path = `${field}/${place}`;
  return (
    <SortableRow id={row.id} name={name} onRemove={() => rows.remove(row.id)}>
      <GrowingText
        label={name}
        value={row.value}
        isOneLine
        hasFocus={hasFocus}
        onChange={(value) => rows.change(row.id, value)}
        onEnter={() => rows.add(row.id)}
      />
      <CounterText path={path} name={name} isQuiet />
    </SortableRow>
  );
});

const SpecificationEntry = memo(({ row, place, rows, hasFocus }: EntryProps<Specification>) => {
  const { t } = useTranslation(['editing', 'listing']);
  const number = place + 1;
  const [name, value] = [t('rows.name', { number }), t('rows.value', { number })];
  return (
    <SortableRow
      id={row.id}
      name={t('listing:entries.specifications', { number })}
      onRemove={() => rows.remove(row.id)}
    >
      <div className={classes.pair}>
        <div>
          <GrowingText
            label={name}
            value={row.value.name}
            isOneLine
            hasFocus={hasFocus}
            onChange={(text) => rows.change(row.id, { ...row.value, name: text })}
          />
          <CounterText path={`specifications/${place}/name`} name={name} isQuiet />
        </div>
        <div>
          <GrowingText
            label={value}
            value={row.value.value}
            isOneLine
            onChange={(text) => rows.change(row.id, { ...row.value, value: text })}
            onEnter={() => rows.add(row.id)}
          />
          <CounterText path={`specifications/${place}/value`} name={value} isQuiet />
        </div>
      </div>
    </SortableRow>
  );
});

const emptySpecification: Specification = { name: '', value: '' };

function AddButton({ field, onAdd }: { field: EntryProps<string>['field']; onAdd(): void }) {
  const { t } = useTranslation('editing');
  return (
    <Button size="xs" variant="default" mt="xs" leftSection={<IconPlus size={14} />} onClick={onAdd} data-adds>
      {t(`rows.add.${field}`)}
    </Button>
  );
}

function TextRows({ field }: { field: 'bullets' | 'keywords' }) {
  const { t } = useTranslation('listing');
  const list = useRows(field, '');
  const { change, remove, add } = list;
  const rows = useMemo(() => ({ change, remove, add }), [change, remove, add]);
  return (
    <>
      <SortableRows
        ids={list.rows.map(({ id }) => id)}
        nameOf={(place) => t(`entries.${field}`, { number: place + 1 })}
        onMove={list.move}
      >
        {list.rows.map((row, place) => (
          <TextEntry
            key={row.id}
            row={row}
            place={place}
            rows={rows}
            field={field}
            hasFocus={row.id === list.added || (list.added === null && place === 0)}
          />
        ))}
      </SortableRows>
      <AddButton field={field} onAdd={() => add()} />
    </>
  );
}

function SpecificationRows() {
  const { t } = useTranslation('listing');
  const list = useRows('specifications', emptySpecification);
  const { change, remove, add } = list;
  const rows = useMemo(() => ({ change, remove, add }), [change, remove, add]);
  return (
    <>
      <SortableRows
        ids={list.rows.map(({ id }) => id)}
        nameOf={(place) => t('entries.specifications', { number: place + 1 })}
        onMove={list.move}
      >
        {list.rows.map((row, place) => (
          <SpecificationEntry
            key={row.id}
            row={row}
            place={place}
            rows={rows}
            field="specifications"
            hasFocus={row.id === list.added || (list.added === null && place === 0)}
          />
        ))}
      </SortableRows>
      <AddButton field="specifications" onAdd={() => add()} />
    </>
  );
}

/** The entries of a list as rows that can be edited, added, removed and reordered. */
export function RowsEditor({ field }: { field: EntryProps<string>['field'] }) {
  return field === 'specifications' ? <SpecificationRows /> : <TextRows field={field} />;
}
