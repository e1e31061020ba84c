import { useTranslation } from 'react-i18next';
import { AuthField, type AuthFieldProps } from './AuthField.tsx';

interface EmailFieldProps extends Pick<AuthFieldProps, 'name' | 'error' | 'onLeave' | 'onChange'> {
  /** `username` on the sign-in form: password managers fill it together with the password. */
  autoComplete?: 'email' | 'username';
}

export function EmailField({ autoComplete = 'email', ...field }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return <AuthField {...field} type="email" label={t('fields.email')} autoComplete={autoComplete} />;
}
