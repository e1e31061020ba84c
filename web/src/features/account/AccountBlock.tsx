import type { Profile } from '@cardwright/contract/users';
import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeLabel } from '../../lib/english-date.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { NameField } from './NameField.tsx';
import classes from './Profile.module.css';
import { useUser } from './use-user.ts';

/** With the way to copy it beside it, also where it takes two lines. */
function UserId({ id }: { id: string }) {
  const { t } = useTranslation('account');
  const clipboard = useClipboard();
  const label = clipboard.copied ? t('profile.copied') : t('profile.copyId');
  return (
    <span className={classes.inline}>
      <span className={classes.copied}>
        <Text component="span" size="sm" className="tabular">
          {id}
        </Text>
        <Tooltip label={label}>
          <ActionIcon variant="subtle" color="gray" aria-label={t('profile.copyId')} onClick={() => clipboard.copy(id)}>
            {clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
        </Tooltip>
      </span>
      <Text component="span" size="sm" role="status" c={clipboard.error ? 'var(--mantine-color-error)' : 'dimmed'}>
        {clipboard.error ? t('profile.copyFailed') : clipboard.copied && t('profile.copied')}
      </Text>
    </span>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const yesOrNo = (value: boolean) => t(value ? 'profile.yes' : 'profile.no');
  const rows: [
    key: 'id' | 'email' | 'emailVerified' | 'name' | 'created' | 'updated' | 'lastLogin' | 'admin',
    ReactNode,
  ][] = [
    ['id', <UserId key="id" id={profile.id} />],
    ['email', profile.email],
    ['emailVerified', yesOrNo(profile.email_verified)],
    ['name', <NameField key="name" profile={profile} />],
    ['created', dateTimeLabel(profile.created_at)],
    ['updated', dateTimeLabel(profile.updated_at)],
    ['lastLogin', profile.last_login_at === null ? t('profile.never') : dateTimeLabel(profile.last_login_at)],
    ['admin', t(profile.is_admin ? 'profile.isAdmin' : 'profile.noAdmin')],
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(([key, value]) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{t(`profile.fields.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is known of the signed-in seller. */
export function AccountBlock() {
  const { t } = useTranslation(['account', 'common']);
  const profile = useUser((user) => user.data);
  const isLoading = useUser((user) => user.loading);
  const error = useUser((user) => user.error);
  const loadUserData = useUser((user) => user.loadUserData);
  if (profile !== null) return <Facts profile={profile} />;
  if (isLoading) return <BlockSkeleton block="account" label={t('menu.loading')} widths={[60, 45, 30, 40]} />;
  return (
    <div role="alert">
      <Text fw={500}>{t('profile.missing')}</Text>
      {error !== null && <Text c="dimmed">{error}</Text>}
      <Button mt="sm" variant="default" onClick={() => void loadUserData()}>
        {t('common:actions.retry')}
      </Button>
    </div>
  );
}
