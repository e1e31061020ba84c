import type { KeptPreference } from '@cardwright/contract/preferences';
import { ActionIcon, Button, Group, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { showFailure } from '../../lib/failure-notice.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import classes from './PreferencesBlock.module.css';
import { useForgetPreference, usePreferences } from './preference-queries.ts';

/** The order in which they are shown. */
const kinds = ['brand_voice', 'marketplace', 'units', 'include_keywords', 'avoid_words', 'other'] as const;

interface EntriesProps {
  items: KeptPreference[];
  nameOf(item: KeptPreference): string;
  onForget(item: KeptPreference): void;
}

function Entries({ items, nameOf, onForget }: EntriesProps) {
  const { t } = useTranslation('account');
  return (
    <dl className={classes.kinds}>
      {kinds.map((kind) => {
        const own = items.filter((item) => item.kind === kind);
        return own.length === 0 ? null : (
          <div key={kind} className={classes.kind}>
            <dt>{t(`preferences.kinds.${kind}`)}</dt>
            <dd>
              <ul className={classes.entries}>
                {own.map((item) => (
                  <li key={item.id} className={classes.entry}>
                    <span dir="auto">{nameOf(item)}</span>
                    <Tooltip label={t('preferences.forget')}>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="sm"
                        aria-label={t('preferences.forgetOne', { value: nameOf(item) })}
                        onClick={() => onForget(item)}
                      >
                        <IconX size={14} aria-hidden />
                      </ActionIcon>
                    </Tooltip>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the assistant remembers for all chats, and the way to make it forget. */
export function PreferencesBlock() {
  const { t } = useTranslation(['account', 'common']);
  const found = usePreferences();
  const forget = useForgetPreference();
  const [isAsking, setIsAsking] = useState(false);
  const [told, setTold] = useState('');
  const frameRef = useRef<HTMLDivElement>(null);
  const nameOf = ({ kind, value }: KeptPreference) =>
    kind === 'marketplace' ? t(`common:marketplaces.${value}`, { defaultValue: value }) : value;
  const remove = (item: KeptPreference | null) => {
    // The pressed button disappears with its entry: the focus goes to where the next one can be reached.
    frameRef.current?.focus();
    setTold(item === null ? t('preferences.forgottenAll') : t('preferences.forgotten', { value: nameOf(item) }));
    forget.mutate(item?.id ?? null, {
      onError: (error) => {
        // Another tab, or the assistant, was faster.
        if (error instanceof ApiError && error.status === 404) return;
        setTold('');
        showFailure(t('preferences.forgetError'), error);
      },
    });
  };

  if (found.isPending) return <BlockSkeleton block="preferences" label={t('preferences.loading')} widths={[55, 40]} />;
  if (found.isError)
    return <LoadFailure title={t('preferences.loadError')} error={found.error} onRetry={() => void found.refetch()} />;
  const { items } = found.data;
  return (
    // Holds the focus when the button that had it is gone.
    <div ref={frameRef} tabIndex={-1} className={classes.frame}>
      <Text c="dimmed" mb="md">
        {t(items.length === 0 ? 'preferences.empty' : 'preferences.lead')}
      </Text>
      <Entries items={items} nameOf={nameOf} onForget={remove} />
      <Group gap="xs" mt={items.length === 0 ? 0 : 'md'}>
        <ButtonLink to={paths.newChat()} variant="default">
          {t('preferences.tell')}
        </ButtonLink>
        {items.length > 1 && (
          <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
            {t('preferences.forgetAll')}
          </Button>
        )}
      </Group>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('preferences.confirmTitle')}
        text={t('preferences.confirmText')}
        confirmLabel={t('preferences.forgetAll')}
        onConfirm={() => {
          setIsAsking(false);
          remove(null);
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
