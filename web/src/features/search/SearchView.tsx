import { maxSearchCharacters, type SearchAnswer } from '@cardwright/contract/search';
import { EmptyState, Skeleton, Text } from '@mantine/core';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SearchGroup } from './SearchGroup.tsx';
import classes from './SearchView.module.css';
import { useSearch } from './search-queries.ts';

const groups = ['chats', 'messages', 'documents'] as const;

interface SearchViewProps {
  term: string;
  onTerm(term: string): void;
}

function Results({ answer, term }: { answer: SearchAnswer; term: string }) {
  const { t } = useTranslation('search');
  const count = groups.reduce((sum, group) => sum + answer[group].length, 0);
  if (count === 0) {
    return (
      <EmptyState
        py={64}
        withIndicatorBackground
        role="status"
        className={classes.wrap ?? ''}
        icon={<IconSearchOff stroke={1.5} />}
        title={t('none.title')}
        description={t('none.text', { term })}
      />
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" role="status" mb="md">
        {t('count', { count })}
        {answer.approximate && ` · ${t('approximate')}`}
      </Text>
      {groups.map(
        (group) => answer[group].length > 0 && <SearchGroup key={group} group={group} hits={answer[group]} />,
      )}
    </>
  );
}

/** The search box and, in three groups, what it finds as one types. */
export function SearchView({ term, onTerm }: SearchViewProps) {
  const { t } = useTranslation(['search', 'common']);
  const asked = term.trim().slice(0, maxSearchCharacters);
  const search = useSearch(asked);
  return (
    <search aria-label={t('label')}>
      <SearchField
        search={asked}
        onSearch={onTerm}
        label={t('label')}
        maxLength={maxSearchCharacters}
        size="md"
        mb="lg"
        autoFocus
      />
      {asked === '' ? (
        <EmptyState
          py={64}
          withIndicatorBackground
          icon={<IconSearch stroke={1.5} />}
          title={t('prompt.title')}
          description={t('prompt.text')}
        />
      ) : search.isError ? (
        <LoadFailure title={t('error')} error={search.error} onRetry={() => void search.refetch()} />
      ) : search.data === undefined ? (
        <div role="status" aria-label={t('loading')}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={64} radius="md" mb="sm" />
          ))}
        </div>
      ) : (
        <div aria-busy={search.isPlaceholderData}>
          <Results answer={search.data} term={asked} />
        </div>
      )}
    </search>
  );
}
