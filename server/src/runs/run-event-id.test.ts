import { describe, expect, it } from 'vitest';
import { newUuid } from '../db/ids.ts';
import { isOfRun, readerPosition, runEventId } from './run-event-id.ts';

describe('ids of events', () => {
  it.each([1, 2, 250_000, 9_999_999])('name their run and keep the number %i', (seq) => {
    for (const run of [newUuid(), '00000000-0000-7000-8000-000000000000', 'ffffffff-ffff-7fff-bfff-ffffffffffff']) {
      const id = runEventId(run, seq);
      const position = readerPosition(String(id));
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(position).toMatchObject({ seq });
      expect(position !== null && isOfRun(position, run)).toBe(true);
      expect(position !== null && isOfRun(position, newUuid())).toBe(false);
      expect(runEventId(run, seq + 1)).toBeGreaterThan(id);
    }
  });

  it('may be a mere number of whichever run is read', () => {
    expect(readerPosition('3')).toEqual({ name: null, seq: 3 });
    expect(isOfRun({ name: null, seq: 3 }, newUuid())).toBe(true);
  });

  it.each(['', 'x', '-1', '1.5', '1e3', '99999999999999999', '9999999999999999'])('are not %j', (id) => {
    expect(readerPosition(id)).toBeNull();
  });
});
