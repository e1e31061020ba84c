import type { FieldComparison } from '@cardwright/listing/compare/compare-listings';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SampleComparison.module.css';
import { useFieldLabel } from './use-field-label.ts';

/** What differs, word by word: told by tag, by hidden words and by a line, so that colour is never the only sign. */
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
              const Tag = op === 'insert' ? 'ins' : 'del';
              return (
                <Tag key={key} className={op === 'insert' ? classes.inserted : classes.deleted}>
                  <VisuallyHidden>{t(`landing.sample.parts.${op}`)} </VisuallyHidden>
                  {text}
                </Tag>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
