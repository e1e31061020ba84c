import type { Request } from '../request.ts';
import type { Ask } from '../understanding/ask.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { wordsFelt } from '../understanding/wishes/word-lists.ts';

/** Work that leaves quoted words to the improvement beside it. */
const without = new Set<string>([
  'improve_card',
  'improve_cards',
  'score_card',
  'score_cards',
  'export_cards',
  'compare_versions',
  'restore_version',
]);
const isImprovement = (ask: Ask) =>
  ask.kind === 'call' && (ask.tool === 'improve_card' || ask.tool === 'improve_cards');

/** "It is good, but I miss the word "thermos". Do it again": what is said of words beside an improvement is a wish for it. */
export function withFeltWords(request: Request): Request {
  const { asks, message } = request;
  const calls = asks.filter(({ kind }) => kind === 'call');
  if (calls.filter(isImprovement).length !== 1 || calls.some((ask) => ask.kind === 'call' && !without.has(ask.tool)))
    return request;
  const { text, quotes } = normalForm(message.command);
  if (quotes.length === 0) return request;
  const { include, avoid } = wordsFelt(text, quotes);
  if (include.length + avoid.length === 0) return request;
  return { ...request, asks: asks.map((ask) => (ask.kind === 'call' && isImprovement(ask) ? withWords(ask) : ask)) };

  function withWords(ask: Extract<Ask, { kind: 'call' }>): Ask {
    const known = (key: string) => (ask.input[key] as string[] | undefined) ?? [];
    const avoided = merged(known('avoid_words'), avoid);
    const isAvoided = (word: string) => avoided.some((one) => same(one, word));
    const included = merged(
      known('include_keywords').filter((word) => !isAvoided(word) && !/^(?:this|that|it|them|these|those)$/.test(word)),
      include.filter((word) => !isAvoided(word)),
    );
    const { ...input } = ask.input;
    for (const [key, words] of [
      ['include_keywords', included],
      ['avoid_words', avoided],
    ] as const)
      if (words.length > 0) input[key] = words;
      else delete input[key];
    return { ...ask, input };
  }
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const merged = (known: string[], more: string[]) =>
  [...known, ...more.filter((word, at) => !known.some((one) => same(one, word)) && more.indexOf(word) === at)].slice(
    0,
    20,
  );
