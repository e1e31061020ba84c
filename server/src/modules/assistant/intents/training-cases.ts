import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { casesOf, openSets } from './case-sets.ts';
import type { IntentCase } from './matching.ts';

/** The kind of cases whose arguments are not told, only the tool. */
export const toolAlone = 'tool alone';

/** What the learned reader learns from: the open sets, and the wordings that other tests of the built-in model hold. */
export const trainingCases = (without: readonly string[] = []): IntentCase[] => [
  ...openSets.filter((name) => !without.includes(name)).flatMap(casesOf),
  ...editWordings(),
  ...firstTurns(),
  ...readerWordings(),
];

/** The same for the same cases: the weights carry it, so that a test sees when they are out of date. */
export const fingerprintOf = (cases: IntentCase[]): string =>
  createHash('sha256').update(JSON.stringify(cases)).digest('hex').slice(0, 16);

const wordingsOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../built-in-model/${name}.json`, import.meta.url), 'utf8'));

/** Statements about the card on the screen, with what they change of it: nothing, when they only tell something. */
const editWordings = (): IntentCase[] =>
  wordingsOf('talks/edit-wordings').map(({ text, card }: { text: string; card: string[] }) => ({
    kind: toolAlone,
    given: 'card_shown',
    text,
    expect: card.length === 0 ? 'talk' : [{ tool: 'edit_card', input: {} }],
  }));

/** What conversations begin with; each of their calls begins with the name of its tool. */
const firstTurns = (): IntentCase[] =>
  wordingsOf('talks/conversations').flatMap(
    ({ given, turns }: { given: string; turns: { text: string; calls: string[] }[] }) =>
      turns.slice(0, 1).map(({ text, calls }) => ({
        kind: toolAlone,
        given,
        text,
        expect: calls.length === 0 ? 'talk' : calls.map((call) => ({ tool: call.split(' ')[0], input: {} })),
      })),
  );

/** What was misread once, and stands in no set: `learned/wordings.json`. */
const readerWordings = (): IntentCase[] =>
  wordingsOf('learned/wordings').map(({ given, text, asks }: { given: string; text: string; asks: string }) => ({
    kind: toolAlone,
    given,
    text,
    expect: asks === 'talk' || asks === 'refuse' ? asks : [{ tool: asks, input: {} }],
  }));
