import type { Tokens } from '@cardwright/contract/auth';
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { type LoginValues, validateLogin } from './validate-login.ts';

interface LoginFormProps {
  onSignedIn(): void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { api, tokens } = useServices();
  const form = useForm<LoginValues>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: (values) => {
      const problems = validateLogin(values);
      return {
        email: problems.email === undefined ? null : t(`login.errors.${problems.email}`),
        password: problems.password === undefined ? null : t(`login.errors.${problems.password}`),
      };
    },
  });
  const login = useMutation({
    mutationFn: (values: LoginValues) =>
      api.call<Tokens>('POST', '/auth/login', { body: { ...values, email: values.email.trim() } }),
    onSuccess: (pair) => {
      tokens.save(pair);
      onSignedIn();
    },
  });
  const refusal = (error: Error): string => {
    if (!(error instanceof ApiError)) return t('login.errors.unavailable');
    if (error.code === 'email_not_verified') return error.message || t('login.errors.notVerified');
    if (error.status === 401) return t('login.errors.credentials');
    return error.message || t('login.errors.unavailable');
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values))}>
      <Stack gap="md">
        {login.error && (
          <Alert color="red" variant="light" role="alert">
            {refusal(login.error)}
          </Alert>
        )}
        <TextInput
          label={t('login.email')}
          type="email"
          name="email"
          autoComplete="username"
          size="md"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          size="md"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth loading={login.isPending}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
