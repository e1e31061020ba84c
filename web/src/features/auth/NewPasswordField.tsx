import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Auth.module.css';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { passwordStrength, strengthLevels } from './password-strength.ts';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'showLabel' | 'autoComplete' | 'describedBy'> {
  /** The account's address, as far as it is known: a password with its name in it is weak. */
  email?: string;
}

/** A new password, with its strength below, in words. */
export function NewPasswordField({ email = '', ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const hintId = useId();
  const level = password === '' ? null : passwordStrength(password, email);
  const bars = level === null ? 0 : strengthLevels.indexOf(level) + 1;
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      showLabel={t('fields.showPassword')}
      describedBy={hintId}
      onChange={(value) => {
        setPassword(value);
        field.onChange(value);
      }}
    >
      <div className={classes.strength}>
        <div className={classes.bars} aria-hidden>
          {strengthLevels.map((name, index) => (
            <span key={name} className={classes.bar} data-on={index < bars ? level : undefined} />
          ))}
        </div>
        {/* Read out when the level changes, not at every key. */}
        <div id={hintId} className={classes.hint} aria-live="polite">
          {level === null ? t('fields.passwordHint') : t('strength.label', { level: t(`strength.${level}`) })}
        </div>
      </div>
    </PasswordField>
  );
}
