import type { CaseTurn } from '@cardwright/contract/cases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';
import { askCase, turnsToSend } from './case-answer.ts';

export interface CaseChatState {
  turns: CaseTurn[];
  isAnswering: boolean;
  error: unknown;
  /** Questions left today; null while nobody has said. */
  left: number | null;
  /** Resolves to false when the question was not taken, so that its text stays with the visitor. */
  ask(text: string): Promise<boolean>;
}

/** The conversation of one visitor with one case. It lives in this page alone: nobody keeps it. */
export function useCaseChat(caseId: string, leftBefore: number | null): CaseChatState {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [turns, setTurns] = useState<CaseTurn[]>([]);
  const [isAnswering, setIsAnswering] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [leftAfter, setLeft] = useState<number | null>(null);
  const left = leftAfter ?? leftBefore;
  const pageRef = useRef<AbortController | null>(null);

  useEffect(() => {
    const page = new AbortController();
    pageRef.current = page;
    return () => page.abort();
  }, []);

  const ask = async (text: string): Promise<boolean> => {
    const signal = pageRef.current?.signal ?? new AbortController().signal;
    const earlier = turns;
    let answer = '';
    let taken = false;
    const show = () =>
      setTurns([
        ...earlier,
        { role: 'visitor', text },
        ...(taken ? [{ role: 'assistant' as const, text: answer }] : []),
      ]);
    setIsAnswering(true);
    setError(null);
    show();
    try {
      await askCase(
        api,
        caseId,
        { text, earlier: turnsToSend(earlier) },
        {
          onLeft: (count) => {
            taken = true;
            setLeft(count);
            show();
          },
          onText: (delta) => {
            answer += delta;
            show();
          },
        },
        signal,
      );
    } catch (failure) {
      if (signal.aborted) return taken;
      setError(failure);
      if (!taken) setTurns(earlier);
      if (failure instanceof ApiError && failure.code === 'rate_limited') setLeft(0);
      // The page asks again, and says itself that the listing is not public any more.
      if (taken || (failure instanceof ApiError && failure.status === 404))
        void queryClient.invalidateQueries({ queryKey: queryKeys.publicCase(caseId) });
    } finally {
      setIsAnswering(false);
    }
    return taken;
  };
  return { turns, isAnswering, error, left, ask };
}
