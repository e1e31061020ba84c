import { Checkbox, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editing.module.css';
import { useEditing } from './editing.tsx';
import { useCardSettings } from './use-card-settings.ts';

/** A long list of checkboxes helps nobody; longer texts are locked as a section. */
const mostOffered = 100;
const longestProtected = 5_000;

/** Sentences or entries that improvements are to keep word for word. */
export function ProtectedTexts({ texts, kind }: { texts: () => string[]; kind: 'sentences' | 'entries' }) {
  const { t } = useTranslation('editing');
  const { card, canEdit } = useEditing();
  const [isOpen, setIsOpen] = useState(false);
  const settings = useCardSettings(card, t('lock.error'));
  const kept = card.protected_texts ?? [];
  // A long text is split into sentences only when somebody wants to see them.
  const offered =
    isOpen || kept.length > 0 ? [...new Set(texts())].filter(({ length }) => length <= longestProtected) : [];
  const count = offered.filter((text) => kept.includes(text)).length;
  return (
    <details className={`${classes.protected} screen-only`} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <IconLock size={14} aria-hidden />
        {t(`lock.${kind}`)}
        {count > 0 && ` · ${t('lock.kept', { count })}`}
      </summary>
      {isOpen && (
        <>
          <Text size="xs" c="dimmed" mb={6}>
            {t('lock.lead')}
          </Text>
          {offered.slice(0, mostOffered).map((text) => (
            <Checkbox
              key={text}
              size="xs"
              label={text}
              checked={kept.includes(text)}
              disabled={!canEdit}
              // Disabled meanwhile, it would lose the focus.
              onChange={({ currentTarget: { checked } }) => {
                if (settings.isPending) return;
                settings.mutate({ protected_texts: checked ? [...kept, text] : kept.filter((one) => one !== text) });
              }}
            />
          ))}
        </>
      )}
    </details>
  );
}
