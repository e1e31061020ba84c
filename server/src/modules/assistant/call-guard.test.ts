import { emptyListing } from '@cardwright/listing/listing';
import { type Tool, type ToolSet, tool } from 'ai';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { type CallGuardDeps, guardCalls } from './call-guard.ts';
import { type ToolName, toolInputs } from './tool-types.ts';

const card_id = newUuid();
const listing = { ...emptyListing, title: 'Steel bottle', bullets: ['Keeps drinks cold for 24 hours'] };

const other_id = newUuid();
const seen_task = newUuid();
const cardOf = (id: string) => ({ card_id: id, title: id === card_id ? 'Steel bottle' : 'Linen apron' });

/** The tools of a turn, each of which only says that it ran; the seller is looking at the bottle. */
function guarded(sellerTexts: string[], fileTexts: string[] = [], more: Partial<CallGuardDeps> = {}) {
  const tools: ToolSet = Object.fromEntries(
    (Object.keys(toolInputs) as ToolName[]).map((name) => [
      name,
      tool({
        inputSchema: toolInputs[name] as never,
        execute: async (input: object) => ({
          ran: name,
          source_url: 'https://shop.example/known',
          ...('card_id' in input ? { card: cardOf(String(input.card_id)) } : {}),
          ...(name === 'list_tasks' ? { tasks: [{ task_id: seen_task, schedule: '0 9 * * 1' }] } : {}),
          ...(name === 'list_cards' ? { cards: [cardOf(card_id), cardOf(other_id)] } : {}),
        }),
      }) as Tool,
    ]),
  );
  const guards = guardCalls(tools, {
    sellerTexts,
    fileTexts,
    lastAnswer: '',
    hasReadBefore: false,
    cardsInChat: new Set(),
    cardsSeen: new Map(),
    tasksSeen: new Set(),
    activeCardId: card_id,
    listingOf: async () => listing,
    isTrusted: (id) => id === 'own',
    ...more,
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
  it('lets tasks be changed that were listed or that the seller named by their id, and no others', async () => {
    const task_id = newUuid();
    const moved = { task_id: seen_task, instruction: 'Score all my cards', schedule: '0 8 * * 1' };
    const listing = `<html><body>Task ${task_id}</body></html>`;
    const call = guarded([`move my weekly task to 8 and cancel the other one ${listing}`]);
    expect(await call('schedule_task', moved)).toContain('no task that was listed');
    expect(await call('list_tasks', {})).toBe('ran');
    expect(await call('schedule_task', moved)).toBe('ran');
    for (const other of [{ ...moved, task_id }, { task_id }])
      expect(await call('instruction' in other ? 'schedule_task' : 'cancel_task', other)).toContain('no task that was');
    expect(await guarded([`cancel the task ${task_id}`])('cancel_task', { task_id })).toBe('ran');
    const before = guarded(['cancel the task'], [], { tasksSeen: new Set([task_id]), hasReadBefore: true });
    expect(await before('cancel_task', { task_id })).toBe('ran');
  });

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
    const call = guarded(['make the title better, drop the first bullet, it is blue and costs 29 euros, brand Acme']);
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
    expect(await guarded(['thanks'], [], { hasReadBefore: true })('publish_case', { card_id })).toContain(
      'has not asked for this',
    );
    expect(await guarded(['publish it'], [], { hasReadBefore: true })('publish_case', { card_id })).toBe('ran');
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

  it('changes only cards that the seller named, points at, looks at or just brought', async () => {
    const improve = { card_id: other_id };
    const listed = async (text: string, more: Partial<CallGuardDeps> = {}) => {
      const call = guarded([text], [], more);
      await call('list_cards', {});
      return call;
    };
    expect(await (await listed('improve it'))('improve_card', improve)).toContain('has not named this card');
    expect(await (await listed('improve it'))('improve_card', { card_id })).toBe('ran');
    expect(await (await listed('improve the apron'))('improve_card', improve)).toBe('ran');
    expect(await (await listed('improve the worst one'))('improve_card', improve)).toBe('ran');
    expect(await (await listed('improve it', { cardsInChat: new Set([other_id]) }))('improve_card', improve)).toBe(
      'ran',
    );
    const question = { lastAnswer: 'Your Linen apron has a weak title. Shall I improve it?' };
    expect(await (await listed('yes', question))('improve_card', improve)).toBe('ran');
    expect(await (await listed('yes'))('improve_card', improve)).toContain('has not asked');
    expect(await guarded(['improve the worst one'])('read_card', { card_id: other_id })).toBe('ran');
    const brought = guarded(['import shop.example/a and improve it']);
    await brought('create_card', { card_id: other_id, text: '' });
    expect(await brought('improve_card', improve)).toBe('ran');
  });

  it('strips and moves a card only when that was asked for', async () => {
    const edit = (op: string, field: string, value?: string) => ({
      card_id,
      edits: [{ op, field, value, position: 1 }],
    });
    const after = async (text: string, input: object) => {
      const call = guarded([text]);
      await call('read_card', { card_id });
      return call('edit_card', input);
    };
    for (const input of [
      edit('remove', 'bullets'),
      edit('set', 'title', ' '),
      edit('set', 'marketplace', 'ebay'),
      edit('set', 'availability', 'out_of_stock'),
      edit('set', 'description', 'Visit our other shop'),
    ])
      expect(await after('show me the bottle', input)).toContain('has not asked to');
    expect(await after('remove the first bullet', edit('remove', 'bullets'))).toBe('ran');
    expect(await after('move it to eBay', edit('set', 'marketplace', 'ebay'))).toBe('ran');
    expect(await after('it is sold out', edit('set', 'availability', 'out_of_stock'))).toBe('ran');
    expect(await after('Visit our other shop', edit('set', 'description', 'Visit our other shop'))).toBe('ran');
  });

  it('spends no more than the seller asked for', async () => {
    const times = async (text: string, name: ToolName, input: object) => {
      const call = guarded([text]);
      let ran = 0;
      for (let n = 0; n < 12; n++) if ((await call(name, input)) === 'ran') ran += 1;
      return ran;
    };
    expect(await times('improve it', 'improve_card', { card_id })).toBe(2);
    expect(await times('improve it for Etsy, eBay and Amazon', 'improve_card', { card_id })).toBe(4);
    expect(await times('improve all my cards', 'improve_cards', { scope: { all: true } })).toBe(1);
    expect(await times('import https://shop.example/a', 'import_listing', { url: 'https://shop.example/a' })).toBe(1);
    expect(await times('make a size chart', 'generate_image', { card_id, kind: 'size_chart' })).toBe(6);
    expect(await times('import the file', 'import_file', { file_id: newUuid() })).toBe(1);
  });
});
