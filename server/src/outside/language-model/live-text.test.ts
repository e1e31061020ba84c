import type { UIMessageChunk } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLiveText, type LiveText } from './live-text.ts';

const delta = (text: string, id = 'a'): UIMessageChunk => ({ type: 'text-delta', id, delta: text });
const start = (id = 'a'): UIMessageChunk => ({ type: 'text-start', id });
const end = (id = 'a'): UIMessageChunk => ({ type: 'text-end', id });

/** What readers see: of the library only what is news to them. */
function watched() {
  const seen: UIMessageChunk[] = [];
  const live = createLiveText((chunk) => seen.push(chunk));
  const come = (chunk: UIMessageChunk) => {
    if (live.isNew(chunk)) seen.push(chunk);
  };
  return { seen, live, come };
}

describe('live text', () => {
  it('shows what follows the begin of a text at once, and not again when the library passes it on', () => {
    const { seen, live, come } = watched();
    live.passed();
    live.passed();
    expect(live.show('early')).toBe(false);
    come(start());
    expect(live.show('early')).toBe(false);
    come(delta('One '));
    expect(live.show('two ')).toBe(true);
    expect(live.show('three')).toBe(true);
    come(delta('two three'));
    come(end());
    expect(seen).toEqual([start(), delta('One '), delta('two '), delta('three'), end()]);
    expect(live.show('late')).toBe(false);
  });

  it('shows nothing of a second text while its begin is on its way', () => {
    const { live, come } = watched();
    live.passed();
    come(start());
    live.passed();
    expect(live.show('of b')).toBe(false);
    come(end());
    come(start('b'));
    expect(live.show('of b')).toBe(true);
  });

  it('keeps every word once and in order, however late the library is', () => {
    // Each text is a list of pieces; after each part that goes through the library it may pass on some of what waits.
    const texts = fc.array(fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 6 }), { maxLength: 4 });
    fc.assert(
      fc.property(texts, fc.infiniteStream(fc.nat(3)), (given, lag) => {
        const { seen, live, come } = watched();
        const waiting: UIMessageChunk[] = [];
        const passOn = () => {
          for (let n = lag.next().value; n > 0 && waiting.length > 0; n--) come(waiting.shift() as UIMessageChunk);
        };
        given.forEach((pieces, index) => {
          asModel(live, `${index}`, pieces, (chunk) => {
            waiting.push(chunk);
            passOn();
          });
        });
        for (const chunk of waiting) come(chunk);
        expect(wordsOf(seen)).toEqual(given.map((pieces) => pieces.join('')));
      }),
    );
  });
});

/** As the model of a turn does it. */
function asModel(live: LiveText, id: string, pieces: string[], pass: (chunk: UIMessageChunk) => void): void {
  let held = '';
  live.passed();
  pass(start(id));
  for (const piece of pieces) {
    if (live.show(piece)) held += piece;
    else {
      live.passed();
      pass(delta(piece, id));
    }
  }
  if (held !== '') pass(delta(held, id));
  pass(end(id));
}

/** The text of each part, in the order of their begins. */
function wordsOf(chunks: UIMessageChunk[]): string[] {
  const words = new Map<string, string>();
  for (const chunk of chunks) {
    if (chunk.type === 'text-start') words.set(chunk.id, '');
    if (chunk.type === 'text-delta') words.set(chunk.id, `${words.get(chunk.id)}${chunk.delta}`);
  }
  return [...words.values()];
}
