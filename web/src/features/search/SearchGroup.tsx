import type { SearchHit, SearchType } from '@cardwright/contract/search';
import { Button, Text, Title } from '@mantine/core';
import { IconFileText, IconMessage, IconMessages, IconPackage } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayLabel } from '../../lib/english-date.ts';
import { MarkedText } from '../../ui/MarkedText.tsx';
import classes from './SearchView.module.css';

const icons = { chats: IconMessages, messages: IconMessage, documents: IconPackage };

/** The text of a hit, with the matching words marked. */
export function HitWords({ group, hit }: { group: SearchType; hit: SearchHit }) {
  const { t } = useTranslation('search');
  const Icon = hit.kind === 'file' ? IconFileText : icons[group];
  return (
    <>
      <Icon size={18} stroke={1.5} className={classes.icon} aria-hidden />
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.title} dir="auto">
            {hit.title === '' ? t('untitled') : <MarkedText text={hit.title} ranges={hit.title_ranges} />}
          </span>
          <time dateTime={hit.at} className={classes.date}>
            {dayLabel(hit.at)}
          </time>
        </span>
        {hit.snippet.text !== '' && (
          <span className={classes.snippet} dir="auto">
            <MarkedText {...hit.snippet} />
          </span>
        )}
      </span>
    </>
  );
}

interface SearchGroupProps {
  group: SearchType;
  hits: SearchHit[];
  /** There are further hits. */
  hasMore: boolean;
  /** Null: everything that can be shown is shown. */
  onShowAll: (() => void) | null;
  onOpen(): void;
}

/** One group of hits, each a link to where it is. */
export function SearchGroup({ group, hits, hasMore, onShowAll, onOpen }: SearchGroupProps) {
  const { t } = useTranslation('search');
  const sectionRef = useRef<HTMLElement>(null);
  const headingId = `search-${group}`;
  return (
    <section ref={sectionRef} tabIndex={-1} className={classes.group} aria-labelledby={headingId}>
      <Title order={2} fz="md" id={headingId} mb="xs">
        {t(`groups.${group}`)}
      </Title>
      <ul className={classes.hits} aria-labelledby={headingId}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link to={hit.url} className={classes.hit} onClick={onOpen}>
              <HitWords group={group} hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && onShowAll !== null && (
        <Button
          variant="default"
          size="xs"
          mt="xs"
          onClick={() => {
            // The button disappears at once.
            sectionRef.current?.focus({ preventScroll: true });
            onShowAll();
          }}
        >
          {t(`showAll.${group}`)}
        </Button>
      )}
      {hasMore && onShowAll === null && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('more', { count: hits.length })}
        </Text>
      )}
    </section>
  );
}
