import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRequest } from './use-request.ts';

function open(isLast: boolean) {
  const sent: string[] = [];
  const answers: { resolve(answer: string): void; reject(error: Error): void }[] = [];
  const done: string[] = [];
  const { result } = renderHook(() =>
    useRequest<string, string>({
      isLast,
      send(input) {
        sent.push(input);
        return new Promise((resolve, reject) => answers.push({ resolve, reject }));
      },
      onDone: (answer, input) => done.push(`${input}: ${answer}`),
    }),
  );
  const run = (...inputs: string[]) => act(async () => inputs.forEach((input) => void result.current.run(input)));
  return { sent, answers, done, result, run };
}

describe('a request that a person starts', () => {
  it('goes out once for two clicks before the next paint', async () => {
    const { sent, answers, done, result, run } = open(false);
    await run('a', 'b');
    expect([sent, result.current.isSending]).toEqual([['a'], true]);
    await act(async () => answers[0]?.resolve('yes'));
    expect([done, result.current.isSending]).toEqual([['a: yes'], false]);
    await run('c');
    expect(sent).toEqual(['a', 'c']);
  });

  it('keeps what it failed with until the next try', async () => {
    const { answers, result, run } = open(true);
    await run('a');
    const failure = new Error('no');
    await act(async () => answers[0]?.reject(failure));
    expect(result.current).toMatchObject({ failure, isSending: false });
    await run('b');
    expect(result.current).toMatchObject({ failure: null, isSending: true });
  });

  it('stays busy after the last success, until it is reset', async () => {
    const { sent, answers, result, run } = open(true);
    await run('a');
    await act(async () => answers[0]?.resolve('yes'));
    await run('b');
    expect([sent, result.current.isSending]).toEqual([['a'], true]);
    act(() => result.current.reset());
    await run('c');
    expect(sent).toEqual(['a', 'c']);
  });
});
