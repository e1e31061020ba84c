import type { Page } from '@cardwright/contract/common';
import { UnstyledButton } from '@mantine/core';
import {
  IconArrowsDiff,
  IconFileSpreadsheet,
  IconGauge,
  IconPencilPlus,
  IconPhotoEdit,
  IconSparkles,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';
import { joinedText } from './composer/unsent-messages.ts';
import classes from './Suggestions.module.css';

const suggestions = [
  { key: 'improve', Icon: IconSparkles, isOfCards: false },
  { key: 'create', Icon: IconPencilPlus, isOfCards: false },
  { key: 'score', Icon: IconGauge, isOfCards: false },
  { key: 'image', Icon: IconPhotoEdit, isOfCards: true },
  { key: 'compare', Icon: IconArrowsDiff, isOfCards: true },
  { key: 'export', Icon: IconFileSpreadsheet, isOfCards: true },
] as const;

/** Whether the seller has any card; null until that is known. If it cannot be found out, nothing is held back. */
function useHasCards(): boolean | null {
  const { api } = useServices();
  const { data, isPending } = useQuery({
    queryKey: queryKeys.hasCards,
    queryFn: async ({ signal }) => {
      const { items } = await api.call<Page<unknown>>('GET', '/cards', { query: { limit: 1 }, signal });
      return items.length > 0;
    },
  });
  return isPending ? null : (data ?? true);
}

interface SuggestionsProps {
  /** What is in the message box. */
  text: string;
  /** The text with the chosen idea in it. */
  onText(text: string): void;
}

/** Ideas to start from; those that need a card are offered only to sellers who have one. */
export function Suggestions({ text, onText }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  const hasCards = useHasCards();
  /** An idea takes the place of another one; what the seller has written stays, below it. */
  const suggest = (idea: string) => {
    const isUntouched = suggestions.some(({ key }) => t(`suggestions.${key}.text`).trim() === text.trim());
    onText(isUntouched || text.trim() === '' ? idea : joinedText(idea.trim(), text));
  };
  return (
    <ul className={classes.suggestions} aria-label={t('suggestions.label')}>
      {suggestions.map(({ key, Icon, isOfCards }) => (
        // Those that are not offered, or not yet, keep their place: what stands above them would move.
        <li key={key} style={isOfCards && hasCards !== true ? { visibility: 'hidden' } : undefined}>
          <UnstyledButton className={classes.suggestion ?? ''} onClick={() => suggest(t(`suggestions.${key}.text`))}>
            <Icon size={18} stroke={1.6} aria-hidden />
            {t(`suggestions.${key}.title`)}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
