import { describe, expect, it } from 'vitest';
import { createTextShortcut } from './text-shortcut.ts';

const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;
const says = (content: string) => event({ content });
/** Bytes as the connection reads them. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

/** A shortcut whose reader takes text unless it is `busy`. */
function taking() {
  const shown: string[] = [];
  const reader = { isBusy: false };
  const shortcut = createTextShortcut((delta) => {
    if (!reader.isBusy) shown.push(delta);
    return !reader.isBusy;
  });
  return { shortcut, shown, reader };
}

describe('the shortcut of text', () => {
  it('shows text of events like the one that the library has made text of', () => {
    const { shortcut, shown } = taking();
    expect(shortcut.take(says('One'))).toBe(says('One'));
    shortcut.cameOut('One');
    expect(shortcut.take(latin1(says(' “two” – 二\n')))).toBe('');
    expect(shortcut.take(says(' three'))).toBe('');
    expect(shown).toEqual([' “two” – 二\n', ' three']);
  });

  it('lets the library have what comes before it has made text of the newest event', () => {
    const { shortcut, shown } = taking();
    shortcut.take(says('One'));
    expect(shortcut.take(says(' two'))).toBe(says(' two'));
    shortcut.cameOut('One');
    expect(shortcut.take(says(' three'))).toBe(says(' three'));
    shortcut.cameOut(' two');
    shortcut.cameOut(' three');
    expect(shortcut.take(says(' four'))).toBe('');
    expect(shown).toEqual([' four']);
  });

  it('waits anew for the library after an event of another kind, and after text that could not be shown', () => {
    const { shortcut, shown, reader } = taking();
    shortcut.take(says('One'));
    shortcut.cameOut('One');
    const call = event({ tool_calls: [{ index: 0 }] });
    expect(shortcut.take(call)).toBe(call);
    expect(shortcut.take(says(' two'))).toBe(says(' two'));
    shortcut.cameOut(' two');
    reader.isBusy = true;
    expect(shortcut.take(says(' three'))).toBe(says(' three'));
    reader.isBusy = false;
    expect(shortcut.take(says(' four'))).toBe(says(' four'));
    expect(shown).toEqual([]);
  });

  it.each([
    ['reasoning', (text: string) => event({ reasoning_content: text })],
    ['thinking', (text: string) => `data: {"type":"content_block_delta","delta":{"thinking":"${text}"}}\n\n`],
    ['arguments', (text: string) => `data: {"type":"response.function_call_arguments.delta","delta":"${text}"}\n\n`],
  ])('shows no %s, even when the same words came as text', (_what, says) => {
    const { shortcut, shown } = taking();
    shortcut.take(says('One'));
    shortcut.cameOut('One');
    expect(shortcut.take(says(' two'))).toBe(says(' two'));
    expect(shown).toEqual([]);
  });

  it('lets the library have several events, and a piece of one', () => {
    const { shortcut, shown } = taking();
    shortcut.take(says('One'));
    shortcut.cameOut('One');
    const last = `${says(' two')}data: [DONE]\n\n`;
    expect(shortcut.take(last)).toBe(last);
    shortcut.take(says(' three'));
    shortcut.cameOut(' three');
    const cut = says(' four').slice(0, -1);
    expect(shortcut.take(cut)).toBe(cut);
    expect(shown).toEqual([]);
  });
});
