import type { CardFacts } from '@cardwright/contract/cards';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useServices } from '../../../lib/services.tsx';
import { inSection } from '../listing-paths.ts';
import { useEditing } from './editing.tsx';
import type { FactQuote } from './fact-spans.ts';

const none: readonly FactQuote[] = [];

/** The facts of each text of a section with the sentences of their sources; none until they are known. */
export function useFacts(section: string): (path: string) => readonly FactQuote[] {
  const { api } = useServices();
  const { card } = useEditing();
  const { data } = useQuery({
    queryKey: queryKeys.cardFacts(card.id, card.current.id),
    queryFn: ({ signal }) => api.call<CardFacts>('GET', `/cards/${card.id}/facts`, { signal }),
    // While somebody types, the marks of the previous version stay where their words are still there.
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const byPath = useMemo(() => {
    const facts = new Map<string, FactQuote[]>();
    for (const { path, text, quote, source } of inSection(data?.facts ?? [], section))
      facts.set(path, [...(facts.get(path) ?? []), { words: text, quote, source }]);
    return facts;
  }, [data, section]);
  return (path) => byPath.get(path) ?? none;
}
