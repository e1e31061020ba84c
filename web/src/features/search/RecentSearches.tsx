import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../lib/services.tsx';
import { createRecentSearches } from './recent-searches.ts';

/** What was searched for lately, to search for again. */
export function RecentSearches({ onTerm }: { onTerm(term: string): void }) {
  const { t } = useTranslation('search');
  const { store } = useServices();
  const [recent] = useState(() => createRecentSearches(store));
  const [terms, setTerms] = useState(recent.read);
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <Group justify="space-between" mb="xs">
        <Title order={2} fz="md" id="recent-searches">
          {t('recent.title')}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            recent.clear();
            setTerms([]);
          }}
        >
          {t('recent.clear')}
        </Button>
      </Group>
      <Group gap="xs">
        {terms.map((term) => (
          <Button key={term} variant="default" size="xs" maw="100%" onClick={() => onTerm(term)}>
            <Text component="span" inherit lh="md" truncate dir="auto">
              {term}
            </Text>
          </Button>
        ))}
      </Group>
    </section>
  );
}
