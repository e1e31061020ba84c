import { maxSearchCharacters, type SearchAnswer, type SearchType } from '@cardwright/contract/search';
import { Button, EmptyState, Skeleton, Text } from '@mantine/core';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { namedTerm } from '../../lib/named-term.ts';
import { useServices } from '../../lib/services.tsx';
import { isTypedInto } from '../../lib/typed-in.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { createRecentSearches } from './recent-searches.ts';
import { SearchGroup } from './SearchGroup.tsx';
import classes from './SearchView.module.css';
import { countOf, useSearch } from './search-queries.ts';

const groups = ['chats', 'messages', 'documents'] as const;

interface SearchViewProps {
  term: string;
  /** The only group to search. */
  type: SearchType | null;
  onTerm(term: string): void;
  onType(type: SearchType | null): void;
}
interface ResultsProps extends Pick<SearchViewProps, 'term' | 'type' | 'onType'> {
  answer: SearchAnswer;
  onEverything(): void;
  onOpen(): void;
}

function Results({ answer, term, type, onType, onEverything, onOpen }: ResultsProps) {
  const { t } = useTranslation('search');
  const { count, hasMore } = countOf(answer);
  if (count === 0) {
    return (
      <EmptyState
        py={64}
        withIndicatorBackground
        role="status"
        className={classes.wrap ?? ''}
        icon={<IconSearchOff stroke={1.5} />}
        title={t('none.title')}
        description={`${t(`none.${type ?? 'text'}`, { term: namedTerm(term) })} ${t('none.next')}`}
      >
        {type !== null && (
          <EmptyState.Actions>
            <Button variant="default" onClick={onEverything}>
              {t('none.everything')}
            </Button>
          </EmptyState.Actions>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" role="status" mb="md">
        {t(hasMore ? 'countMore' : 'count', { count })}
        {answer.approximate && ` · ${t('approximate')}`}
      </Text>
      {groups.map(
        (group) =>
          answer[group].length > 0 && (
            <SearchGroup
              key={group}
              group={group}
              hits={answer[group]}
              hasMore={answer.more?.includes(group) === true}
              onShowAll={type === null ? () => onType(group) : null}
              onOpen={onOpen}
            />
          ),
      )}
    </>
  );
}

/** The search box and, in three groups, what it finds as one types. */
export function SearchView({ term, type, onTerm, onType }: SearchViewProps) {
  const { t } = useTranslation(['search', 'common']);
  const { store } = useServices();
  const resultsRef = useRef<HTMLDivElement>(null);
  const asked = term.trim().slice(0, maxSearchCharacters);
  const search = useSearch(asked, type);
  return (
    <search aria-label={t('label')}>
      <SearchField
        search={asked}
        onSearch={onTerm}
        label={t('label')}
        maxLength={maxSearchCharacters}
        size="md"
        mb="md"
        autoFocus={!isTypedInto()}
      />
      {asked !== '' && (
        <div className={classes.types}>
          <SegmentedChoice
            label={t('types.label')}
            options={(['all', ...groups] as const).map((value) => ({
              value,
              label: value === 'all' ? t('types.all') : t(`groups.${value}`),
            }))}
            value={type ?? 'all'}
            onChange={(value) => onType(value === 'all' ? null : value)}
          />
        </div>
      )}
      {asked === '' ? (
        <>
          <EmptyState
            py={64}
            withIndicatorBackground
            icon={<IconSearch stroke={1.5} />}
            title={t('prompt.title')}
            description={t('prompt.text')}
          />
          <RecentSearches onTerm={onTerm} />
        </>
      ) : search.isError ? (
        <LoadFailure title={t('error')} error={search.error} onRetry={() => void search.refetch()} />
      ) : search.data === undefined ? (
        <div role="status" aria-label={t('loading')}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={64} radius="md" mb="sm" />
          ))}
        </div>
      ) : (
        <div ref={resultsRef} tabIndex={-1} className={classes.results} aria-busy={search.isPlaceholderData}>
          <Results
            answer={search.data}
            term={asked}
            type={type}
            onType={onType}
            onEverything={() => {
              // The button disappears at once.
              resultsRef.current?.focus({ preventScroll: true });
              onType(null);
            }}
            onOpen={() => createRecentSearches(store).add(asked)}
          />
        </div>
      )}
    </search>
  );
}
