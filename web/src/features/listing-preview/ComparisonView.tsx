import type { Card, Comparison } from '@cardwright/contract/cards';
import { Alert, Badge, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import classes from './ComparisonView.module.css';
import { useComparison } from './card-queries.ts';
import { partsForReading } from './parts-for-reading.ts';
import { usePathLabel, usePathSummary } from './use-path-label.ts';

type ComparedField = Comparison['fields'][number];

const changeColors = { changed: 'blue', added: 'teal', removed: 'red', same: 'gray' } as const;

/** Words put in and taken out, told by tag, by hidden text and by a line, so that colour is never the only sign. */
function ComparedText({ field }: { field: ComparedField }) {
  const { t } = useTranslation('listing');
  const parts = partsForReading(field);
  const isOnlyLayout = parts.every((part) => part.op === 'equal');
  return (
    <p className={classes.text}>
      {parts.map((part, index) => {
        const key = `${part.op}-${index}`;
        if (part.op === 'equal') return <span key={key}>{part.text}</span>;
        const isInsert = part.op === 'insert';
        const Tag = isInsert ? 'ins' : 'del';
        return (
          <Tag key={key} className={isInsert ? classes.inserted : classes.deleted}>
            <VisuallyHidden>{t(isInsert ? 'comparison.insertStart' : 'comparison.deleteStart')} </VisuallyHidden>
            {part.text}
            <VisuallyHidden> {t(isInsert ? 'comparison.insertEnd' : 'comparison.deleteEnd')}</VisuallyHidden>
          </Tag>
        );
      })}
      {isOnlyLayout && <em className={classes.note}>{t('comparison.onlyLayout')}</em>}
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

/** What changed between the original and the current version. */
export function ComparisonView({ card }: { card: Card }) {
  const { t } = useTranslation('listing');
  const comparison = useComparison(card, 'original');
  if (card.original.id === card.current.id) return <Text c="dimmed">{t('comparison.onlyOriginal')}</Text>;
  return <ComparisonResult comparison={comparison} />;
}

/** A comparison that is on its way, here, or could not be had. */
export function ComparisonResult({ comparison }: { comparison: UseQueryResult<Comparison> }) {
  const { t } = useTranslation(['listing', 'common']);
  if (comparison.isPending) return [0, 1, 2].map((row) => <Skeleton key={row} height={72} mb="sm" />);
  if (comparison.isError) {
    return (
      <Alert color="red" variant="light" title={t('comparison.error')}>
        {messageOf(comparison.error, t('common:errors.connection'))}{' '}
        <Button size="compact-xs" variant="default" onClick={() => void comparison.refetch()}>
          {t('common:actions.retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <>
      <p className={classes.legend}>
        <ins className={classes.inserted}>{t('comparison.legendInsert')}</ins>
        <del className={classes.deleted}>{t('comparison.legendDelete')}</del>
      </p>
      <ComparisonFields fields={comparison.data.fields} />
    </>
  );
}
