import { type ReactNode, useId } from 'react';
import classes from './SegmentedChoice.module.css';

interface SegmentedChoiceProps<Value extends string> {
  /** The label for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
}

/** One of a few views or modes, as a row of radio buttons: arrow keys, focus and announcement are the browser's own. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.row}>
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
