import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { singlePress } from '../../../ui/single-press.ts';
import { ChangeItem } from './ChangeItem.tsx';
import type { Change, FieldChanges } from './field-changes.ts';
import classes from './review.module.css';

interface SectionChangesProps {
  section: FieldChanges;
  accepted: ReadonlySet<string>;
  /** Left out where there is nothing to choose. */
  choices:
    | {
        keep(changes: readonly Change[]): void;
        undo(change: Change): void;
        undoAll(): void;
      }
    | undefined;
}

/** How many changes are shown at first: more would take long to render. */
const firstShown = 30;

/** What differs in one section, sentence by sentence or entry by entry. */
export function SectionChanges({ section: { field, changes }, accepted, choices }: SectionChangesProps) {
  const { t } = useTranslation(['editing', 'listing']);
  const [shown, setShown] = useState(firstShown);
  const name = t(`listing:sections.${field}`);
  const isOpen = changes.some(({ key }) => !accepted.has(key));
  return (
    <li className={classes.section}>
      <div className={classes.sectionHead}>
        <Text fw={600} size="sm" component="h3">
          {name}
        </Text>
        {choices !== undefined && changes.length > 1 && (
          <div className={classes.choices}>
            {isOpen && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t('review.keepAllOf', { section: name })}
                {...singlePress(() => choices.keep(changes))}
              >
                {t('review.keepAll')}
              </Button>
            )}
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={t('review.undoAllOf', { section: name })}
              {...singlePress(choices.undoAll)}
            >
              {t('review.undoAll')}
            </Button>
          </div>
        )}
      </div>
      <ul className={classes.changes}>
        {changes.slice(0, shown).map((change, index) => (
          <ChangeItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be taken out twice
            key={`${change.key}-${index}`}
            change={change}
            path={field}
            isAccepted={accepted.has(change.key)}
            onKeep={choices === undefined ? undefined : () => choices.keep([change])}
            onUndo={choices === undefined ? undefined : () => choices.undo(change)}
          />
        ))}
      </ul>
      {changes.length > shown && (
        <Button
          size="xs"
          variant="subtle"
          mt="xs"
          className={classes.more ?? ''}
          onClick={() => setShown(changes.length)}
        >
          {t('review.more', { count: changes.length - shown })}
        </Button>
      )}
    </li>
  );
}
