import type { Comparison } from '@cardwright/contract/cards';
import { Badge, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { appLanguage, useTextAttributes } from '../../ui/text-language.ts';
import { WordChange } from '../../ui/WordChange.tsx';
import classes from './ComparisonView.module.css';
import { partsForReading } from './parts-for-reading.ts';
import { usePathLabel, usePathSummary } from './use-path-label.ts';

type ComparedField = Comparison['fields'][number];

const changeColors = { changed: 'blue', added: 'teal', removed: 'red', same: 'gray' } as const;

/** The words of a field, with insertions and deletions marked. */
export function ComparedText({ field }: { field: Pick<ComparedField, 'path' | 'parts'> }) {
  const { t } = useTranslation('listing');
  const parts = partsForReading(field);
  const attributes = useTextAttributes();
  const isOnlyLayout = parts.every((part) => part.op === 'equal');
  return (
    <p className={classes.text} {...attributes}>
      {parts.map((part, index) => {
        const key = `${part.op}-${index}`;
        if (part.op === 'equal') return <span key={key}>{part.text}</span>;
        return (
          <WordChange key={key} op={part.op}>
            <VisuallyHidden lang={appLanguage}>{t(`comparison.${part.op}Start`)} </VisuallyHidden>
            {part.text}
            <VisuallyHidden lang={appLanguage}> {t(`comparison.${part.op}End`)}</VisuallyHidden>
          </WordChange>
        );
      })}
      {isOnlyLayout && (
        <em className={classes.note} lang={appLanguage}>
          {t('comparison.onlyLayout')}
        </em>
      )}
    </p>
  );
}

export function ComparisonFields({ fields }: { fields: ComparedField[] }) {
  const { t } = useTranslation('listing');
  const labelOf = usePathLabel();
  const summaryOf = usePathSummary();
  const changed = fields.filter((field) => field.change !== 'same');
  const same = fields.filter((field) => field.change === 'same');
  return (
    <>
      {changed.length === 0 && <Text c="dimmed">{t('comparison.identical')}</Text>}
      <ul className={classes.fields}>
        {changed.map((field) => (
          <li key={field.path} className={classes.field}>
            <div className={classes.fieldHead}>
              <Text fw={600} size="sm">
                {labelOf(field.path)}
              </Text>
              <Badge variant="light" size="sm" color={changeColors[field.change]}>
                {t(`comparison.change.${field.change}`)}
              </Badge>
            </div>
            <ComparedText field={field} />
          </li>
        ))}
      </ul>
      {same.length > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {t('comparison.same', { fields: summaryOf(same.map((field) => field.path)) })}
        </Text>
      )}
    </>
  );
}

/** A comparison that is loading, loaded or failed. */
export function ComparisonResult({ comparison }: { comparison: UseQueryResult<Comparison> }) {
  const { t } = useTranslation(['listing', 'common']);
  if (comparison.isPending) return [0, 1, 2].map((row) => <Skeleton key={row} height={72} mb="sm" />);
  if (comparison.isError)
    return (
      <LoadFailure title={t('comparison.error')} error={comparison.error} onRetry={() => void comparison.refetch()} />
    );
  return (
    <>
      <p className={classes.legend}>
        <WordChange op="insert">{t('comparison.legendInsert')}</WordChange>
        <WordChange op="delete">{t('comparison.legendDelete')}</WordChange>
      </p>
      <ComparisonFields fields={comparison.data.fields} />
    </>
  );
}
