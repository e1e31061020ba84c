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
  /** Questions left today; null while unknown. */
  left: number | null;
  /** Resolves to false when the question was not accepted, so that its text stays in the box. */
  ask(text: string): Promise<boolean>;
}

/** A question whose answer was cut off. Asked again it counts as the same: one turn, and one question of the day. */
interface UnansweredQuestion {
  text: string;
  /** The turns before it. */
  earlier: CaseTurn[];
  key: string;
}

/** The conversation of one visitor with one case. It exists only in this page and is not stored. */
export function useCaseChat(caseId: string, leftBefore: number | null): CaseChatState {
  const { api, newId } = useServices();
  const queryClient = useQueryClient();
  const [turns, setTurns] = useState<CaseTurn[]>([]);
  const [isAnswering, setIsAnswering] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [leftAfter, setLeft] = useState<number | null>(null);
  const left = leftAfter ?? leftBefore;
  const pageRef = useRef<AbortController | null>(null);
  const unansweredRef = useRef<UnansweredQuestion | null>(null);

  useEffect(() => {
    const page = new AbortController();
    pageRef.current = page;
    return () => page.abort();
  }, []);

  const ask = async (text: string): Promise<boolean> => {
    const signal = pageRef.current?.signal ?? new AbortController().signal;
    const before = unansweredRef.current;
    const question = before?.text === text ? before : { text, earlier: turns, key: newId() };
    unansweredRef.current = question;
    const { earlier } = question;
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
        { signal, idempotencyKey: question.key },
      );
      unansweredRef.current = null;
    } catch (failure) {
      if (signal.aborted) return taken;
      setError(failure);
      if (failure instanceof ApiError && failure.status < 500) unansweredRef.current = null;
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
