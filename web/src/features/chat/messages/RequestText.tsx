import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { namedMessageId } from '../use-named-message.ts';
import classes from './Message.module.css';

/** A text beyond one of these shows only its beginning until it is opened: about a screen of a phone. */
const long = { characters: 1_400, lines: 16 };

export const isLongText = (text: string): boolean =>
  text.length > long.characters || text.split('\n', long.lines + 1).length > long.lines;

interface RequestTextProps {
  messageId: string;
  text: string;
  /** Somebody reads here: the list shall not move on to its end. Comes before the text grows. */
  onReading(): void;
}

/** The words of a request. A pasted page does not push the answer out of sight, unless the address names this request. */
export function RequestText({ messageId, text, onReading }: RequestTextProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  const isNamed = namedMessageId(useLocation().hash) === messageId;
  /** Null: the reader has not said. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isNamed;
  const isCut = isLongText(text) && !isOpen;
  return (
    <>
      <div id={id} className={classes.bubble} dir="auto" data-cut={isCut || undefined}>
        {text}
      </div>
      {isLongText(text) && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            if (!isOpen) onReading();
            setChosen(!isOpen);
          }}
        >
          {t(isOpen ? 'message.showLess' : 'message.showAll')}
        </Button>
      )}
    </>
  );
}
