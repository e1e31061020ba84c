import type { Card, Version } from '@cardwright/contract/cards';
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { format } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useRestore, useVersions } from './card-queries.ts';
import classes from './VersionsList.module.css';

interface VersionRowProps {
  version: Version;
  isCurrent: boolean;
  isRestoring: boolean;
  onRestore: (() => void) | undefined;
}

function VersionRow({ version, isCurrent, isRestoring, onRestore }: VersionRowProps) {
  const { t } = useTranslation('listing');
  return (
    <li className={classes.version}>
      <div className={classes.text}>
        <Text fw={500}>
          {t('versions.number', { number: version.number })}
          {version.label !== '' && ` · ${version.label}`}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`versions.author.${version.author}`)} ·{' '}
          {format(new Date(version.created_at), 'd MMM yyyy, HH:mm', { locale: enUS })}
        </Text>
      </div>
      {isCurrent ? (
        <Badge variant="light">{t('versions.current')}</Badge>
      ) : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRestore size={14} />}
          loading={isRestoring}
          disabled={onRestore === undefined}
          onClick={onRestore}
        >
          {t('versions.restore')}
        </Button>
      )}
    </li>
  );
}

/** Every version of the card, newest first. Restoring one makes a new version. */
export function VersionsList({ card }: { card: Card }) {
  const { t } = useTranslation('listing');
  const versions = useVersions(card);
  const restore = useRestore(card.id);
  if (versions.isPending) return [0, 1].map((row) => <Skeleton key={row} height={60} mb="xs" />);
  if (versions.isError)
    return <LoadFailure title={t('versions.error')} error={versions.error} onRetry={() => void versions.refetch()} />;
  const onRestore = (versionId: string) =>
    restore.mutate(versionId, { onError: (error) => showFailure(t('versions.restoreError'), error) });
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('versions.lead')}
      </Text>
      <ul className={classes.versions}>
        {versions.data.items.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isCurrent={version.id === card.current.id}
            isRestoring={restore.isPending && restore.variables === version.id}
            onRestore={card.status === 'ready' && !restore.isPending ? () => onRestore(version.id) : undefined}
          />
        ))}
      </ul>
    </>
  );
}
