import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LoginForm } from '../../features/auth/LoginForm.tsx';
import { paths } from '../../lib/paths.ts';

export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t('login.title')}</Title>
        <Text c="dimmed" mt={4}>
          {t('login.lead')}
        </Text>
      </div>
      <LoginForm onSignedIn={() => navigate(paths.newChat(), { replace: true })} />
    </Stack>
  );
}
