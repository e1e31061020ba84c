import type { Version } from '@cardwright/contract/cards';
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeLabel } from '../../lib/english-date.ts';
import { showFailure } from '../../lib/failure-notice.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { useRestore, useVersions } from './card-queries.ts';
import { useEditing } from './edit/editing.tsx';
import { useAfterSave } from './edit/use-after-save.ts';
import classes from './VersionsList.module.css';

interface VersionRowProps {
  version: Version;
  isCurrent: boolean;
  isRestoring: boolean;
  onRestore: (() => void) | undefined;
  onCompare(): void;
}

function VersionRow({ version, isCurrent, isRestoring, onRestore, onCompare }: VersionRowProps) {
  const { t } = useTranslation(['listing', 'editing']);
  return (
    <li className={classes.version} data-current={isCurrent || undefined} tabIndex={isCurrent ? -1 : undefined}>
      <div className={classes.text}>
        <Text fw={500}>
          {t('versions.number', { number: version.number })}
          {version.label !== '' && ` · ${version.label}`}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`versions.author.${version.author}`)} · {dateTimeLabel(version.created_at)}
        </Text>
      </div>
      {isCurrent ? (
        <Badge variant="light">{t('versions.current')}</Badge>
      ) : (
        <Group gap="xs">
          <Button
            size="xs"
            variant="subtle"
            aria-label={t('editing:review.compareVersion', { number: version.number })}
            onClick={onCompare}
          >
            {t('editing:review.compare')}
          </Button>
          <BusyButton
            size="xs"
            variant="default"
            aria-label={t('versions.restoreVersion', { number: version.number })}
            leftSection={<IconRestore size={14} />}
            isBusy={isRestoring}
            disabled={onRestore === undefined}
            onClick={onRestore}
          >
            {t('versions.restore')}
          </BusyButton>
        </Group>
      )}
    </li>
  );
}

/** Every version of the card, newest first. Restoring one makes a new version. */
export function VersionsList({ onCompare }: { onCompare(versionId: string): void }) {
  const { t } = useTranslation('listing');
  const { card, editor } = useEditing();
  const { list, known } = useVersions(card);
  const { start, isUnsaved } = useAfterSave();
  const restore = useRestore(card.id, (restored) => editor.adopt(restored, true));
  const listRef = useRef<HTMLUListElement>(null);
  const [hasRestored, setHasRestored] = useState(false);
  const isShown = known.some(({ id }) => id === card.current.id);
  // The button was disabled meanwhile, which took the focus from it.
  useEffect(() => {
    if (!hasRestored || !isShown) return;
    listRef.current?.querySelector<HTMLElement>('[data-current]')?.focus();
    setHasRestored(false);
  }, [hasRestored, isShown]);
  if (list.isPending) return [0, 1].map((row) => <Skeleton key={row} height={60} mb="xs" />);
  if (list.data === undefined)
    return <LoadFailure title={t('versions.error')} error={list.error} onRetry={() => void list.refetch()} />;
  // What is typed and not saved yet becomes a version first, so that restoring loses nothing.
  const onRestore = (versionId: string) =>
    start(() =>
      restore.mutate(versionId, {
        onSuccess: () => setHasRestored(true),
        onError: (error) => showFailure(t('versions.restoreError'), error),
      }),
    );
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('versions.lead')}
      </Text>
      {isUnsaved && (
        <Text size="sm" mb="sm" role="alert">
          {t('unsaved')}
        </Text>
      )}
      <ul className={classes.versions} ref={listRef}>
        {known.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isCurrent={version.id === card.current.id}
            onCompare={() => onCompare(version.id === card.original.id ? 'original' : version.id)}
            isRestoring={restore.isPending && restore.variables === version.id}
            onRestore={card.status === 'ready' && !restore.isPending ? () => void onRestore(version.id) : undefined}
          />
        ))}
      </ul>
      <LoadMore list={list} listRef={listRef} size="xs" mt="sm" />
    </>
  );
}
