import { Input, InputWrapperContext } from '@mantine/core';
import { type FocusEvent, type ReactNode, useId } from 'react';
import classes from './Auth.module.css';

export interface AuthFieldProps {
  label: string;
  name: string;
  error: string | undefined;
  /** Focus has left the field; `next` is where it went. */
  onLeave(next: FocusEvent['relatedTarget']): void;
  onChange(value: string): void;
  type?: 'email' | 'password' | 'text';
  autoComplete: string;
  rightSection?: ReactNode;
  /** Shown below the input, before the error. */
  children?: ReactNode;
  /** Id of what `children` say about the input. */
  describedBy?: string;
  /** Shown at the end of the error's line. */
  aside?: ReactNode;
}

/** A labelled input with room for its error; the error is tied to the input and read out when it appears. */
export function AuthField(props: AuthFieldProps) {
  const { label, error, onLeave, onChange, rightSection, children, describedBy, aside, ...input } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const described = [describedBy, error === undefined ? undefined : errorId].filter((part) => part !== undefined);
  const describedIds = described.length > 0 ? described.join(' ') : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus of the input and its button goes.
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave(event.relatedTarget);
      }}
    >
      <Input.Label htmlFor={id} size="md" className={classes.label ?? ''}>
        {label}
      </Input.Label>
      {/* It has Mantine's input point at texts that stand elsewhere than its own wrapper puts them. */}
      <InputWrapperContext
        value={{
          inputId: id,
          describedBy: describedIds,
          labelId: undefined,
          offsetTop: false,
          offsetBottom: false,
          getStyles: null,
        }}
      >
        <Input
          size="md"
          required
          error={error !== undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...(rightSection !== undefined && { rightSection, rightSectionWidth: 48, rightSectionPointerEvents: 'all' })}
          {...input}
        />
      </InputWrapperContext>
      {children}
      <div className={classes.below}>
        <div id={errorId} className={classes.error} aria-live="polite">
          {error}
        </div>
        {aside}
      </div>
    </div>
  );
}
