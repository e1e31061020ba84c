import { asSchema, tool } from 'ai';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { withKeptSchemas } from './kept-schemas.ts';

const schemaOf = (inputSchema: z.ZodType) => {
  const kept = withKeptSchemas({ read: tool({ description: 'Reads', inputSchema }) }).read?.inputSchema;
  if (kept === undefined) throw new Error('no schema');
  return asSchema(kept);
};

it('describes an input once for all turns, and still checks it', async () => {
  const inputSchema = z.object({ url: z.string() });
  const first = schemaOf(inputSchema);
  expect(schemaOf(inputSchema)).toBe(first);
  expect(first.jsonSchema).toBe(first.jsonSchema);
  expect(await first.validate?.({ url: 1 })).toMatchObject({ success: false });
  expect(await first.validate?.({ url: 'x' })).toEqual({ success: true, value: { url: 'x' } });
});

it('leaves out what tells a model nothing, and nothing else', async () => {
  const schema = schemaOf(
    z.object({
      card_id: z.uuid().describe('Of a card'),
      others: z.array(z.uuid()).optional(),
      rule: z.string().regex(/^[A-Z]\d$/),
      pattern: z.enum(['format', 'uuid']),
    }),
  );
  expect(await schema.jsonSchema).toEqual({
    type: 'object',
    properties: {
      card_id: { type: 'string', format: 'uuid', description: 'Of a card' },
      others: { type: 'array', items: { type: 'string', format: 'uuid' } },
      rule: { type: 'string', pattern: '^[A-Z]\\d$' },
      pattern: { type: 'string', enum: ['format', 'uuid'] },
    },
    required: ['card_id', 'rule', 'pattern'],
    additionalProperties: false,
  });
  expect(await schema.validate?.({ card_id: 'no', rule: 'T3', pattern: 'uuid' })).toMatchObject({ success: false });
});
