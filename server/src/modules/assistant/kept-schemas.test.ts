import { tool } from 'ai';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { withKeptSchemas } from './kept-schemas.ts';

it('describes an input once for all turns, and still checks it', async () => {
  const inputSchema = z.object({ url: z.string() });
  const first = withKeptSchemas({ read: tool({ description: 'Reads', inputSchema }) }).read?.inputSchema;
  const second = withKeptSchemas({ read: tool({ description: 'Reads', inputSchema }) }).read?.inputSchema;
  expect(second).toBe(first);
  if (typeof first !== 'object' || !('jsonSchema' in first)) throw new Error('no schema of the library');
  expect(first.jsonSchema).toBe(first.jsonSchema);
  expect(await first.validate?.({ url: 1 })).toMatchObject({ success: false });
  expect(await first.validate?.({ url: 'x' })).toEqual({ success: true, value: { url: 'x' } });
});
