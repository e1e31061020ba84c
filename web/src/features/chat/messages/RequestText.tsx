import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Message.module.css';

/** A text beyond one of these shows only its beginning until it is opened: about a screen of a phone. */
const long = { characters: 1_400, lines: 16 };

export const isLongText = (text: string): boolean =>
  text.length > long.characters || text.split('\n', long.lines + 1).length > long.lines;

/** The words of a request. A pasted page does not push the answer out of sight. */
export function RequestText({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
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
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'message.showLess' : 'message.showAll')}
        </Button>
      )}
    </>
  );
}
