import type { ExportWarningBody } from '@cardwright/contract/exports';
import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import classes from './WarningList.module.css';
import { groupWarnings, type WarningGroup } from './warning-groups.ts';

/** How many cards of a sentence are named at first. */
const cardsAtFirst = 4;

interface WarningListProps {
  warnings: readonly ExportWarningBody[];
  /** How many there were; the others were not kept. */
  total: number;
}

/** Warnings about cards in a file, each sentence once, with links to its cards. */
export function WarningList({ warnings, total }: WarningListProps) {
  const { t } = useTranslation('exports');
  const left = total - warnings.length;
  return (
    <>
      <ul className={classes.list}>
        {groupWarnings(warnings).map((group) => (
          <WarningItem key={group.message} group={group} />
        ))}
      </ul>
      {left > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('warnings.more', { count: left })}
        </Text>
      )}
    </>
  );
}

function WarningItem({ group: { message, cards } }: { group: WarningGroup }) {
  const { t } = useTranslation('exports');
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? cards : cards.slice(0, cardsAtFirst);
  return (
    <li className={classes.item}>
      <Text size="sm">{message}</Text>
      <ul className={classes.cards}>
        {shown.map(({ id, title }) => (
          <li key={id}>
            {title === null ? (
              <Text span size="sm" c="dimmed">
                {t('warnings.gone')}
              </Text>
            ) : (
              <Anchor
                component={Link}
                to={paths.listingPreview(id)}
                target="_blank"
                size="sm"
                className={classes.card ?? ''}
                dir="auto"
              >
                {title === '' ? t('warnings.untitled') : title}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {cards.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
          {t('warnings.allCards', { count: cards.length })}
        </Button>
      )}
    </li>
  );
}
