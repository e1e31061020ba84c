import { useEffect, useRef } from 'react';
import { useTextAttributes } from '../../../ui/text-language.ts';
import classes from './editing.module.css';

interface GrowingTextProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Line ends become spaces. */
  isOneLine?: boolean;
  describedBy?: string;
  /** Takes the focus when it comes onto the page. */
  hasFocus?: boolean;
  rows?: number;
  onEnter?: () => void;
}

/** A text field that grows with its text, up to most of the screen. */
export function GrowingText(props: GrowingTextProps) {
  const { label, value, onChange, isOneLine = false, describedBy, hasFocus = false, rows = 1, onEnter } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const attributes = useTextAttributes();
  useEffect(() => {
    if (!hasFocus || field.current === null) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [hasFocus]);
  return (
    <textarea
      ref={field}
      className={classes.field}
      aria-label={label}
      {...attributes}
      aria-describedby={describedBy}
      rows={rows}
      value={value}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onChange(isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isOneLine || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
