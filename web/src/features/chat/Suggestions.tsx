import { UnstyledButton } from '@mantine/core';
import {
  IconArrowsDiff,
  IconFileSpreadsheet,
  IconGauge,
  IconPencilPlus,
  IconPhotoEdit,
  IconSparkles,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { joinedText } from './composer/unsent-messages.ts';
import classes from './Suggestions.module.css';

const suggestions = [
  { key: 'improve', Icon: IconSparkles },
  { key: 'create', Icon: IconPencilPlus },
  { key: 'score', Icon: IconGauge },
  { key: 'image', Icon: IconPhotoEdit },
  { key: 'compare', Icon: IconArrowsDiff },
  { key: 'export', Icon: IconFileSpreadsheet },
] as const;

interface SuggestionsProps {
  /** What is in the message box. */
  text: string;
  /** The text with the chosen idea in it. */
  onText(text: string): void;
}

/** Ideas to start from. */
export function Suggestions({ text, onText }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  /** An idea takes the place of another one; what the seller has written stays, below it. */
  const suggest = (idea: string) => {
    const isUntouched = suggestions.some(({ key }) => t(`suggestions.${key}.text`).trim() === text.trim());
    onText(isUntouched || text.trim() === '' ? idea : joinedText(idea.trim(), text));
  };
  return (
    <ul className={classes.suggestions} aria-label={t('suggestions.label')}>
      {suggestions.map(({ key, Icon }) => (
        <li key={key}>
          <UnstyledButton className={classes.suggestion ?? ''} onClick={() => suggest(t(`suggestions.${key}.text`))}>
            <Icon size={18} stroke={1.6} aria-hidden />
            {t(`suggestions.${key}.title`)}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
