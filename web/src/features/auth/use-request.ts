import { useRef, useState } from 'react';

interface RequestOptions<Input, Answer> {
  send(input: Input): Promise<Answer>;
  onDone(answer: Answer, input: Input): void;
  /** After success the page is left: it stays busy until then. */
  isLast?: boolean;
}

const idle = { isSending: false, failure: null };

/**
 * A request that a person starts: never two at once, not even by two clicks before the next paint, and a lost connection
 * fails at once instead of waiting for the network. `failure` is what the last try rejected with, or null.
 */
export function useRequest<Input, Answer>({ send, onDone, isLast = false }: RequestOptions<Input, Answer>) {
  const isBusy = useRef(false);
  const [state, setState] = useState<{ isSending: boolean; failure: unknown }>(idle);

  const reset = () => {
    isBusy.current = false;
    setState(idle);
  };
  const run = async (input: Input): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ isSending: true, failure: null });
    try {
      const answer = await send(input);
      onDone(answer, input);
      if (!isLast) reset();
    } catch (failure) {
      isBusy.current = false;
      setState({ isSending: false, failure });
    }
  };
  return { ...state, run, reset };
}
