import { describe, expect, it } from 'vitest';
import { charactersToRead, type FileText, historyOf } from './chat-history.ts';
import type { MessageRow } from './messages-store.ts';

const row = (position: number, role: 'user' | 'assistant', parts: { type: string }[]): MessageRow => ({
  id: `message ${position}`,
  chat_id: 'chat',
  role,
  parts,
  run_id: null,
  card_id: null,
  replaced_by: null,
  reply_to: null,
  time_zone: null,
  version_of: null,
  position,
  created_at: new Date(0),
});
const words = (text: string) => [{ type: 'text', text }];
const turns = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => [
    row(index * 2 + 1, 'user', words(`request ${index + 1}`)),
    row(index * 2 + 2, 'assistant', words(text)),
  ]).flat();
const noFile = () => ({ type: 'text' as const, text: '' });

const file = (id: string) => ({ type: 'data-file', id, data: { file_id: id, name: id, kind: 'text' } });
const cut =
  (contents: ReadonlyMap<string, string>): FileText =>
  (id, _, limit) => ({ type: 'text', text: (contents.get(id) ?? '').slice(0, limit) });

describe('what a model reads of files', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `file ${index}`);
  const lengthsOf = (contents: Map<string, string>) => {
    const [message] = historyOf([row(1, 'user', [...contents.keys()].map(file))], cut(contents), contents);
    return message?.parts.map((part) => (part.type === 'text' ? part.text.length : 0));
  };

  it('fits into the budget, however many come with the newest request', () => {
    const contents = new Map(ids.map((id) => [id, 'x'.repeat(50_000)]));
    expect(lengthsOf(contents)).toEqual(ids.map(() => 3_000));
  });

  it('is of long files what short ones leave', () => {
    const contents = new Map(ids.map((id, index) => [id, 'x'.repeat(index < 18 ? 0 : 25_000 * (index - 17))]));
    expect(lengthsOf(contents)?.slice(-2)).toEqual([20_000, 20_000]);
    expect(
      lengthsOf(
        new Map(
          [...contents].slice(14).concat([
            ['a', 'x'.repeat(90_000)],
            ['b', 'x'.repeat(10_000)],
          ]),
        ),
      ),
    ).toEqual([0, 0, 0, 0, 16_666, 16_666, 16_666, 10_000]);
  });

  it('is asked for as far as it is read, and a little more', () => {
    const rows = [row(1, 'user', [file('old')]), row(2, 'user', [file('sheet')])];
    expect([...charactersToRead([...rows, row(3, 'user', [file('new')])])]).toEqual([
      ['old', 2_001],
      ['sheet', 2_001],
      ['new', 50_000],
    ]);
    expect(charactersToRead([...rows, row(3, 'user', words('use the data sheet'))]).get('sheet')).toBe(50_000);
  });
});

describe('what a model reads of a long chat', () => {
  it('is the newest whole turns that fit, in order', () => {
    const rows = [...turns(500, 'word '.repeat(400)), row(1_001, 'user', words('the newest'))];
    const history = historyOf(rows, noFile);
    expect(JSON.stringify(history).length).toBeLessThan(96_000);
    expect(history.length).toBeGreaterThan(60);
    expect(history[0]?.role).toBe('user');
    expect(history.at(-1)?.id).toBe('message 1001');
    const positions = history.map(({ id }) => Number(id.split(' ')[1]));
    expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index));
  });

  it('has the newest request whatever its size', () => {
    const rows = [...turns(1, 'hello'), row(3, 'user', words('x'.repeat(200_000)))];
    expect(historyOf(rows, noFile).map(({ id }) => id)).toEqual(['message 3']);
  });

  it('shortens what tools answered long ago, and keeps its shape', () => {
    const part = {
      type: 'tool-list_cards',
      toolCallId: 'call-1',
      state: 'output-available',
      output: { cards: Array.from({ length: 80 }, (_, id) => ({ card_id: id, title: 't'.repeat(2_000) })), more: true },
    };
    const rows = [row(1, 'user', words('list')), row(2, 'assistant', [part]), ...turns(4, 'fine').slice(2)];
    const old = JSON.stringify(historyOf(rows, noFile)[1]?.parts[0]);
    expect(old).toContain('"more":true');
    expect(old.match(/card_id/g)).toHaveLength(50);
    expect(old.length).toBeLessThan(40_000);
  });
});
