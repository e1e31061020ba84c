import { describe, expect, it } from 'vitest';
import { answerOf } from '../../intents/seller-library.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { decide } from '../decide.ts';

const input = { scope: { all: true }, dry_run: true };
const priced: Turn = {
  text: 'improve everything',
  steps: [{ tool: 'improve_cards', input, output: answerOf('improve_cards', input) } as unknown as ToolStep],
};
const said = (text: string): Turn => ({ text, steps: [] });
const after = (text: string, ...earlier: Turn[]) =>
  decide({ earlier: [priced, ...earlier], current: said(text), shownCardId: null, files: [] });
const asks = { kind: 'say', text: expect.stringContaining('shall it be all of them') };
const starts = { kind: 'call', tool: 'improve_cards', input: { scope: { all: true }, agreed_total: 100 } };

describe('a yes behind a choice that was not understood', () => {
  it.each([
    'only what sold last week',
    'I meant the blue stuff',
    'hmm but not the ones i did yesterday evening',
    'leave out whatever my brother made',
    'too much, just the ones nobody buys',
  ])('starts the whole work only when it says so: %s', (choice) => {
    expect(after('yes go', said(choice))).toMatchObject(asks);
    expect(after('ok', said(choice))).toMatchObject({ kind: 'say' });
    expect(after('yes, do them all', said(choice))).toMatchObject(starts);
    expect(after('yes', said(choice), said('yes go'))).toMatchObject(starts);
  });

  it.each(['how much is that again?', 'just a moment, please', 'let me think', 'thanks'])(
    'starts it behind talk that chooses nothing: %s',
    (talk) => {
      expect(after('yes, go ahead', said(talk))).toMatchObject(starts);
    },
  );
});
