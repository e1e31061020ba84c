import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountBlock } from '../../features/account/AccountBlock.tsx';
import { DeleteAccount } from '../../features/account/DeleteAccount.tsx';
import { PreferencesBlock } from '../../features/account/PreferencesBlock.tsx';
import { SubscriptionBlock } from '../../features/account/SubscriptionBlock.tsx';
import { useLogOut } from '../../features/account/use-log-out.ts';
import { useUser } from '../../features/account/use-user.ts';
import { SubscriptionActions } from '../../features/billing/SubscriptionActions.tsx';
import { SubscriptionNotice } from '../../features/billing/SubscriptionNotice.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" withBorder radius="lg" p={{ base: 'md', sm: 'xl' }} aria-label={title}>
      <Title order={2} mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

export function ProfilePage() {
  const { t } = useTranslation('account');
  const profile = useUser((user) => user.data);
  const loadSubscription = useUser((user) => user.loadSubscription);
  const logOut = useLogOut();
  return (
    <PageFrame width={840}>
      <Stack gap="lg">
        <Block title={t('profile.account')}>
          <AccountBlock />
        </Block>
        <Block title={t('subscription.title')}>
          <SubscriptionBlock
            renderNotice={(subscription) => <SubscriptionNotice subscription={subscription} />}
            renderActions={(subscription) => (
              <SubscriptionActions subscription={subscription} onChanged={() => void loadSubscription()} />
            )}
          />
        </Block>
        <Block title={t('preferences.title')}>
          <PreferencesBlock />
        </Block>
        <Block title={t('signOut.title')}>
          <Group justify="space-between" gap="sm">
            <Text c="dimmed">{t('signOut.text')}</Text>
            <Button variant="default" onClick={logOut}>
              {t('signOut.title')}
            </Button>
          </Group>
        </Block>
        {profile !== null && (
          <Block title={t('deletion.title')}>
            <Group justify="space-between" gap="sm">
              <Text c="dimmed">{t('deletion.text')}</Text>
              <DeleteAccount profile={profile} />
            </Group>
          </Block>
        )}
      </Stack>
    </PageFrame>
  );
}
