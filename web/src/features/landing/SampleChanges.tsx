import type { FieldComparison } from '@cardwright/listing/compare/compare-listings';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { WordChange } from '../../ui/WordChange.tsx';
import classes from './SampleComparison.module.css';
import { useFieldLabel } from './use-field-label.ts';

/** What differs, word by word. */
export function SampleChanges({ fields }: { fields: readonly FieldComparison[] }) {
  const { t } = useTranslation('pages');
  const labelOf = useFieldLabel();
  return (
    <dl className={classes.changes}>
      {fields.map((field) => (
        <div key={field.path}>
          <dt className={classes.name}>{labelOf(field.path)}</dt>
          <dd className={classes.text}>
            {field.parts.map(({ op, text }, index) => {
              const key = `${op}-${index}`;
              if (op === 'equal') return <span key={key}>{text}</span>;
              return (
                <WordChange key={key} op={op}>
                  <VisuallyHidden>{t(`landing.sample.parts.${op}`)} </VisuallyHidden>
                  {text}
                </WordChange>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
