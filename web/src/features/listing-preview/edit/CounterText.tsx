import type { ListingSection } from '@cardwright/listing/listing';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './editing.module.css';
import { useCounter, useIsAwaited } from './editing.tsx';

interface CounterTextProps {
  path: string;
  /** What is counted, for screen readers. */
  name: string;
  id?: string;
  /** Shown only when the limit is near; rows of a list would be a column of numbers otherwise. */
  isQuiet?: boolean;
}

/** From this share of the limit on, a quiet counter shows. */
const nearLimit = 0.8;

/** Their counters take a line on a phone, whose place is kept while the engine starts. */
const linesOfTheirOwn: ReadonlySet<string> = new Set(['title', 'description'] satisfies ListingSection[]);

/** How long a text is and how long it may be, in the marketplace's unit; exceeding the limit is announced once. */
export function CounterText({ path, name, id, isQuiet = false }: CounterTextProps) {
  const { t } = useTranslation('editing');
  const counter = useCounter(path);
  const isAwaited = useIsAwaited();
  if (counter === undefined) {
    if (!isAwaited || !linesOfTheirOwn.has(path)) return <span id={id} />;
    return (
      <span id={id} className={classes.counter} data-unit="characters">
        {'\u00a0'}
      </span>
    );
  }
  const { length, max, unit, isHard } = counter;
  const over = max === null ? 0 : Math.max(0, length - max);
  const isShown = !isQuiet || (max !== null && length >= max * nearLimit);
  return (
    <>
      {isShown && (
        <span
          id={id}
          className={`${classes.counter} screen-only`}
          data-over={over > 0}
          data-hard={isHard}
          data-unit={unit}
        >
          {max === null ? t(`counter.${unit}Only`, { count: length }) : t(`counter.${unit}`, { length, max })}
          {over > 0 && ` · ${t('counter.over', { over })}`}
        </span>
      )}
      <VisuallyHidden role="status">
        {over > 0 && max !== null ? t('counter.overLimit', { name, max }) : ''}
      </VisuallyHidden>
    </>
  );
}
