import type { Flag } from '@cardwright/contract/cards';
import type { ListingField } from '@cardwright/listing/listing';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconFlag } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { singlePress } from '../../../ui/single-press.ts';
import { inSection } from '../listing-paths.ts';
import { usePathLabel } from '../use-path-label.ts';
import classes from './editing.module.css';
import { useEditing, useEditorState } from './editing.tsx';
import { takeOut } from './take-out.ts';
import { useCardSettings } from './use-card-settings.ts';

interface FlagItemProps {
  flag: Flag;
  onEdit: (() => void) | undefined;
  /** Stays, to take the focus, when the pressed button disappears. */
  heir: RefObject<HTMLElement | null>;
}

/** One thing that needs the seller's eye: keep it, remove it, or rewrite it. */
function FlagItem({ flag, onEdit, heir }: FlagItemProps) {
  const { t } = useTranslation(['editing', 'listing']);
  const { card, editor, canEdit } = useEditing();
  const labelOf = usePathLabel();
  const draft = useEditorState((state) => state.draft);
  const settings = useCardSettings(card, t('flags.error'));
  const { path, kind, text } = flag;
  const choose = async (confirmed: boolean) => {
    if (await editor.flush()) settings.mutate({ flags: [{ path, kind, text, confirmed }] });
  };
  if (flag.confirmed === true)
    return (
      <div className={classes.confirmed}>
        <IconCheck size={14} aria-hidden />
        <Text size="xs" c="dimmed">
          {t('flags.confirmed')}: {text}
        </Text>
        <BusyButton
          heir={heir}
          size="compact-xs"
          variant="subtle"
          isBusy={settings.isPending}
          disabled={!canEdit}
          onClick={() => void choose(false)}
        >
          {t('flags.again')}
        </BusyButton>
      </div>
    );
  const isMissing = kind === 'lost_fact' || kind === 'missing_fact';
  const without = takeOut(draft, flag);
  return (
    <Alert
      color="yellow"
      variant="light"
      mt="sm"
      py="xs"
      icon={<IconFlag size={16} />}
      title={t('listing:flag', { place: labelOf(path) })}
    >
      {text}
      <Group gap="xs" mt="xs">
        <BusyButton
          heir={heir}
          size="compact-sm"
          variant="default"
          title={isMissing ? undefined : t('flags.confirmHint')}
          isBusy={settings.isPending}
          disabled={!canEdit}
          onClick={() => void choose(true)}
        >
          {t(isMissing ? 'flags.mayGo' : 'flags.confirm')}
        </BusyButton>
        {without !== null && (
          <BusyButton
            heir={heir}
            size="compact-sm"
            variant="default"
            isBusy={false}
            disabled={!canEdit}
            {...singlePress(() => {
              editor.change(without.field, without.value);
              void editor.flush();
            })}
          >
            {t('flags.takeOut')}
          </BusyButton>
        )}
        {onEdit !== undefined && (
          <Button size="compact-sm" variant="default" disabled={!canEdit} onClick={onEdit}>
            {t('flags.edit')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** The flags of a section, the open ones first. */
export function SectionFlags({ section, onEdit }: { section: ListingField; onEdit?: () => void }) {
  const { card } = useEditing();
  const flags = inSection(card.current.flags, section);
  const ordered = [...flags].sort((one, other) => Number(one.confirmed ?? false) - Number(other.confirmed ?? false));
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {ordered.map((flag) => (
        <FlagItem key={`${flag.path}-${flag.kind}-${flag.text}`} flag={flag} onEdit={onEdit} heir={place} />
      ))}
    </div>
  );
}
