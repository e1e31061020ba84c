import { type CardFileColumn, type ImportField, importFieldSchema } from '@cardwright/contract/card-files';
import { takesSeveral } from '@cardwright/listing/import-file/import-fields';
import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../lib/isolated.ts';
import classes from './add-product.module.css';
import type { Choice } from './card-file-queries.ts';

interface ColumnsTableProps {
  columns: CardFileColumn[];
  choices: Choice[];
  onChange(choices: Choice[]): void;
}

const sure = 0.9;
const likely = 0.5;

/** Which column becomes what, with a few of its values. */
export function ColumnsTable({ columns, choices, onChange }: ColumnsTableProps) {
  const { t } = useTranslation('add');
  const fieldOf = (index: number) => choices.find((choice) => choice.index === index)?.field ?? null;
  const choose = (index: number, field: ImportField | null) =>
    onChange(
      choices.map((choice) => {
        if (choice.index === index) return { index, field };
        // A field that only one column can fill goes to the newest choice.
        const isTaken = field !== null && !takesSeveral(field) && choice.field === field;
        return isTaken ? { ...choice, field: null } : choice;
      }),
    );
  const nameOf = ({ name, index }: CardFileColumn) => name || t('file.noName', { number: index + 1 });
  const hint = (column: CardFileColumn) => {
    const field = fieldOf(column.index);
    if (field === null) return 'none';
    // The seller's own choice needs no confidence.
    if (field !== column.field) return null;
    return column.confidence >= sure ? 'sure' : column.confidence >= likely ? 'likely' : 'guess';
  };
  const leftOut = columns.filter(({ index, samples }) => fieldOf(index) === null && samples.length > 0);
  const options = [
    { value: '', label: t('file.leftOut') },
    ...importFieldSchema.options.map((field) => ({ value: field, label: t(`file.fields.${field}`) })),
  ];
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {t('file.columns')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('file.columnsLead')}
      </Text>
      <ul className={classes.columns}>
        {columns.map((column) => {
          const judged = hint(column);
          return (
            <li key={column.index} data-left-out={fieldOf(column.index) === null}>
              <div className={classes.columnName}>
                <Text fw={600} size="sm" className={classes.long ?? ''}>
                  {nameOf(column)}
                </Text>
                <Text size="xs" c="dimmed" lineClamp={2} className={classes.long ?? ''}>
                  {column.samples.length === 0 ? t('file.empty') : column.samples.map(isolated).join(' · ')}
                </Text>
              </div>
              <NativeSelect
                aria-label={t('file.becomes', { column: nameOf(column) })}
                data={options}
                value={fieldOf(column.index) ?? ''}
                onChange={(event) => choose(column.index, (event.currentTarget.value || null) as ImportField | null)}
              />
              <Text size="xs" c={judged === 'guess' ? 'var(--app-notice-text)' : 'dimmed'}>
                {judged === null ? '' : t(`file.confidence.${judged}`)}
              </Text>
            </li>
          );
        })}
      </ul>
      {leftOut.length > 0 && (
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: 'start' }}
          onClick={() =>
            onChange(
              choices.map((choice) =>
                leftOut.some(({ index }) => index === choice.index) ? { ...choice, field: 'specification' } : choice,
              ),
            )
          }
        >
          {t('file.keepAll')}
        </Button>
      )}
    </Stack>
  );
}
