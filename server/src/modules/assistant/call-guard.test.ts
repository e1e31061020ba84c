import { emptyListing } from '@cardwright/listing/listing';
import { type Tool, type ToolSet, tool } from 'ai';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { guardCalls } from './call-guard.ts';
import { type ToolName, toolInputs } from './tool-types.ts';

const card_id = newUuid();
const listing = { ...emptyListing, title: 'Steel bottle', bullets: ['Keeps drinks cold for 24 hours'] };

/** The tools of a turn, each of which only says that it ran. */
function guarded(sellerTexts: string[], fileTexts: string[] = [], hasReadBefore = false) {
  const tools: ToolSet = Object.fromEntries(
    (Object.keys(toolInputs) as ToolName[]).map((name) => [
      name,
      tool({
        inputSchema: toolInputs[name] as never,
        execute: async () => ({ ran: name, source_url: 'https://shop.example/known' }),
      }) as Tool,
    ]),
  );
  const guards = guardCalls(tools, {
    sellerTexts,
    fileTexts,
    listingOf: async () => listing,
    isTrusted: (id) => id === 'own',
    hasReadBefore,
  });
  return async (name: ToolName, input: object, toolCallId = 'c') => {
    const output = await guards[name]?.execute?.(input as never, {
      toolCallId,
      messages: [],
      context: {} as never,
    });
    return 'ran' in (output as object) ? 'ran' : (output as { error: { message: string } }).error.message;
  };
}

describe('the guard of calls', () => {
  it.each([
    ['https://shop.example/kettle', 'import https://shop.example/kettle'],
    ['https://www.shop.example/kettle/', 'see shop.example/kettle please'],
    ['https://shop.example/a?b=1', 'HTTPS://SHOP.EXAMPLE/a?b=1 for Etsy'],
  ])('lets the address %s through that the seller wrote', async (url, text) => {
    expect(await guarded([text])('import_listing', { url })).toBe('ran');
  });

  it('refuses addresses of others, also when they begin like the seller’s', async () => {
    const call = guarded(['import https://shop.example/kettle']);
    for (const url of [
      'https://evil.example/',
      'https://shop.example/kettle?data=secret',
      'https://shop.example.evil/',
    ])
      expect(await call('import_listing', { url })).toContain('has not given this address');
  });

  it('knows the addresses that our own tools answered', async () => {
    const call = guarded(['read my card again from its page']);
    expect(await call('import_listing', { url: 'https://shop.example/known' })).not.toBe('ran');
    await call('read_card', { card_id });
    expect(await call('import_listing', { url: 'https://shop.example/known/' })).toBe('ran');
  });

  it('takes facts of a new card from the seller and the files only', async () => {
    const text = 'Bottle, 500 ml, stainless steel';
    expect(await guarded(['a listing for a 500 ml stainless steel bottle'])('create_card', { text })).toBe('ran');
    expect(await guarded(['a listing for this'], ['stainless steel bottle, 500 ml'])('create_card', { text })).toBe(
      'ran',
    );
    const refusal = await guarded(['a listing for a bottle'])('create_card', { text });
    expect(refusal).toContain('“500 ml”');
    expect(refusal).toMatch(/steel/);
    expect(await guarded(['import this'])('import_listing', { text })).toContain('“500 ml”');
    expect(await guarded(['import this'])('import_listing', { html: `<p>${text}</p>` })).toContain('“500 ml”');
  });

  it('lets edits repeat what the card says and add what the seller said', async () => {
    const set = (field: string, value: string) => ({ card_id, edits: [{ op: 'set', field, value }] });
    const call = guarded(['make the title better, it is blue and costs 29 euros, brand Acme']);
    expect(await call('edit_card', set('title', 'Blue steel bottle, cold for 24 hours'))).toBe('ran');
    expect(await call('edit_card', set('price', '29.00 EUR'))).toBe('ran');
    expect(await call('edit_card', set('brand', 'Acme'))).toBe('ran');
    expect(await call('edit_card', set('title', 'Titanium bottle'))).toContain('“Titanium”');
    expect(await call('edit_card', set('price', '19.99'))).toContain('price');
    expect(await call('edit_card', set('brand', 'Stanley'))).toContain('brand');
    expect(await call('edit_card', { card_id, edits: [{ op: 'remove', field: 'bullets', position: 1 }] })).toBe('ran');
  });

  it('trusts the calls that the built-in assistant made, and only those', async () => {
    const call = guarded(['show me the bottle']);
    const input = { all: true, format: 'csv' };
    await call('read_card', { card_id });
    expect(await call('export_cards', input, 'own')).toBe('ran');
    expect(await call('export_cards', input)).toContain('has not asked for this');
  });

  it('knows that the model sees what earlier turns read', async () => {
    expect(await guarded(['thanks'], [], true)('publish_case', { card_id })).toContain('has not asked for this');
    expect(await guarded(['publish it'], [], true)('publish_case', { card_id })).toBe('ran');
  });

  const reaching: [ToolName, object, string][] = [
    ['publish_case', { card_id }, 'publish it please'],
    ['withdraw_case', { card_id }, 'take the public page back'],
    ['schedule_task', { instruction: 'x', schedule: '0 9 * * 1' }, 'every Monday at 9 do that'],
    ['cancel_task', {}, 'cancel the task'],
    ['remember_preference', { kind: 'brand_voice', value: 'x' }, 'always write like this'],
    ['forget_preference', {}, 'forget what I told you'],
    ['export_cards', { all: true, format: 'csv' }, 'export to csv'],
    ['restore_version', { card_id, version: 'original' }, 'undo that'],
    ['lock_fields', { card_id, fields: ['title'], locked: true }, 'lock the title'],
    ['improve_cards', { scope: { all: true } }, 'improve all of them'],
    ['score_cards', { scope: { all: true } }, 'score all my cards'],
    ['generate_image', { kind: 'size_chart' }, 'make a size chart'],
    ['edit_image', { image: 'main', operations: ['square'] }, 'square photo please'],
  ];
  it.each(reaching)(
    'lets a model that has read something do %s only when it was asked for',
    async (name, input, asked) => {
      const unasked = guarded(['show me the bottle']);
      await unasked('read_card', { card_id });
      expect(await unasked(name, input)).toContain('has not asked for this');
      const call = guarded([asked]);
      await call('read_card', { card_id });
      expect(await call(name, input)).toBe('ran');
      // What came with a file is no request.
      expect(await guarded(['show me the bottle'], [asked])(name, input)).toContain('has not asked for this');
      // An agreement refers to what the model proposed before.
      expect(await guarded(['yes'])(name, input)).toBe('ran');
    },
  );
});
