import { useMemo } from 'react';
import { inSection } from '../listing-paths.ts';
import { useEditing } from './editing.tsx';
import type { FactQuote } from './fact-spans.ts';

/** The facts of each text of a section with the words of their sources. */
export function useFacts(section: string): (path: string) => readonly FactQuote[] {
  const { evidence } = useEditing().card.current;
  const byPath = useMemo(() => {
    const facts = new Map<string, FactQuote[]>();
    for (const item of inSection(evidence, section))
      for (const words of item.facts ?? [])
        facts.set(item.path, [...(facts.get(item.path) ?? []), { words, quote: item.quote }]);
    return facts;
  }, [evidence, section]);
  return (path) => byPath.get(path) ?? none;
}
const none: readonly FactQuote[] = [];
