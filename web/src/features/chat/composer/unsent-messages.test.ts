// @vitest-environment node
import type { FilePart } from '@cardwright/contract/chats';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { type ChatDraft, emptyDraft } from './chat-drafts.ts';
import { knownId, mayHaveArrived, withReturned, withSent, withTaken } from './unsent-messages.ts';

const file = { file_id: 'f1', name: 'a.csv' } as FilePart;
const message = { id: 'm1', text: 'Improve', files: [file], card_id: 'card-1', edits: null };
const after = (draft: ChatDraft, change: Partial<ChatDraft> | null): ChatDraft => ({ ...draft, ...change });
const written = (text: string): ChatDraft => ({ ...emptyDraft, text });

describe('messages that are not known to have arrived', () => {
  it('leave the box, and come back before what was written since, with their card and files', () => {
    const sent = after(written('Improve'), withSent(written('Improve'), message));
    expect([sent.text, sent.unsent.map(({ id }) => id)]).toEqual(['', ['m1']]);
    const back = after(sent, withReturned({ ...sent, text: 'And score it' }, message, true));
    expect(back).toMatchObject({ text: 'Improve\n\nAnd score it', files: [file], card_id: 'card-1' });
  });

  it('keep their id for the same words, files and card only', () => {
    const back = after(emptyDraft, withReturned(emptyDraft, message, true));
    expect(knownId(back.unsent, message)).toBe('m1');
    expect(knownId(back.unsent, { ...message, text: 'Improve it' })).toBeNull();
    expect(knownId(back.unsent, { ...message, files: [] })).toBeNull();
    expect(knownId(back.unsent, { ...message, edits: 'm0' })).toBeNull();
    expect(knownId(after(emptyDraft, withReturned(emptyDraft, message, false)).unsent, message)).toBeNull();
  });

  it('go out of the box again when the server has them, and what was written since stays', () => {
    const back = after(emptyDraft, withReturned(written('And score it'), message, true));
    expect(after(back, withTaken(back, new Set(['m1'])))).toEqual(written('And score it'));
    expect(withTaken(back, new Set(['m2']))).toBeNull();
  });

  it('as another wording leave the box alone', () => {
    const edit = { ...message, edits: 'm0' };
    const sent = after(written('Next'), withSent(written('Next'), edit));
    expect(sent.text).toBe('Next');
    expect(after(sent, withReturned(sent, edit, true)).text).toBe('Next');
  });

  it.each([
    [new TypeError('network error'), true],
    [new ApiError(502, {}), true],
    [new ApiError(402, {}), false],
  ])('may have arrived: %s %s', (error, expected) => {
    expect(mayHaveArrived(error)).toBe(expected);
  });
});
