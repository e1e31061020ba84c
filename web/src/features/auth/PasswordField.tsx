import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { AuthField, type AuthFieldProps } from './AuthField.tsx';

export interface PasswordFieldProps extends Omit<AuthFieldProps, 'type' | 'rightSection'> {
  /** Name of the button that shows what is typed. */
  showLabel: string;
}

/** A password with a button that shows it; paste and password managers work as in any input. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <AuthField
      {...field}
      type={isShown ? 'text' : 'password'}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} />
        </ActionIcon>
      }
    />
  );
}
