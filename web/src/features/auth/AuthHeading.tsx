import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './Auth.module.css';

interface AuthHeadingProps {
  title: string;
  lead?: string;
  /** It replaces what the person was working on: the focus goes here, so that it is read out. */
  takesFocus?: boolean;
}

export function AuthHeading({ title, lead, takesFocus = false }: AuthHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.heading}>
      <Title order={1} tabIndex={-1} ref={ref}>
        {title}
      </Title>
      {lead !== undefined && (
        <Text c="dimmed" mt={4}>
          {lead}
        </Text>
      )}
    </div>
  );
}
