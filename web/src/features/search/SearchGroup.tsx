import type { SearchHit, SearchType } from '@cardwright/contract/search';
import { Text, Title } from '@mantine/core';
import { IconFileText, IconMessage, IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MarkedText } from '../../ui/MarkedText.tsx';
import classes from './SearchView.module.css';

/** The server answers no more than these in a group. */
const mostHits = 10;
const icons = { chats: IconMessages, messages: IconMessage, documents: IconFileText };
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** One group of hits, each a link to where it is. */
export function SearchGroup({ group, hits }: { group: SearchType; hits: SearchHit[] }) {
  const { t } = useTranslation('search');
  const Icon = icons[group];
  const headingId = `search-${group}`;
  return (
    <section className={classes.group}>
      <Title order={2} fz="md" id={headingId} mb="xs">
        {t(`groups.${group}`)}
      </Title>
      <ul className={classes.hits} aria-labelledby={headingId}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link to={hit.url} className={classes.hit}>
              <Icon size={18} stroke={1.5} className={classes.icon} aria-hidden />
              <span className={classes.words}>
                <span className={classes.head}>
                  <span className={classes.title}>
                    {hit.title === '' ? t('untitled') : <MarkedText text={hit.title} ranges={hit.title_ranges} />}
                  </span>
                  <time dateTime={hit.at} className={classes.date}>
                    {day.format(new Date(hit.at))}
                  </time>
                </span>
                {hit.snippet.text !== '' && (
                  <span className={classes.snippet}>
                    <MarkedText {...hit.snippet} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hits.length === mostHits && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('more', { count: mostHits })}
        </Text>
      )}
    </section>
  );
}
