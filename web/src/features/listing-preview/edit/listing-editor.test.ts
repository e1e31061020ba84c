// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openEditor, openServer } from './testing/editor-stage.ts';

beforeEach(() => vi.useFakeTimers());

describe('autosave', () => {
  it('waits for a pause in typing, sends what changed, and names its session', async () => {
    const server = openServer();
    const editor = openEditor(server);
    for (const title of ['Mug b', 'Mug bl', 'Mug blue']) {
      editor.change('title', title);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(server.saves()).toEqual([]);
    expect(editor.state().status).toBe('changed');
    await vi.advanceTimersByTimeAsync(800);
    expect(server.saves()).toEqual([
      { listing: { title: 'Mug blue' }, base_version: 'version-1', draft_session: 'session-1' },
    ]);
    expect(editor.state().status).toBe('saved');
    editor.change('bullets', ['Blue', 'Big']);
    await vi.advanceTimersByTimeAsync(800);
    expect(server.saves()[1]).toMatchObject({ base_version: 'version-2', draft_session: 'session-1' });
  });

  it('does not wait for ever while somebody types on', async () => {
    const server = openServer();
    const editor = openEditor(server);
    for (let count = 0; count < 20; count += 1) {
      editor.change('title', `Mug ${count}`);
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(server.saves().length).toBeGreaterThanOrEqual(1);
  });

  it('keeps the text over a dead network and a reload, and saves it when the network is back', async () => {
    const server = openServer();
    server.setDown(true);
    const editor = openEditor(server);
    editor.change('title', 'Mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(editor.state().status).toBe('retrying');
    editor.close();
    const after = openEditor(server, editor.drafts);
    expect(after.state()).toMatchObject({ status: 'changed', draft: { title: 'Mine' } });
    server.setDown(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.card().current.listing.title).toBe('Mine');
    expect(openEditor(server, editor.drafts).state()).toMatchObject({ status: 'saved', draft: { title: 'Mine' } });
  });

  it('begins a new session after half an hour without a save', async () => {
    const server = openServer();
    const editor = openEditor(server);
    editor.change('title', 'One');
    await editor.flush();
    await vi.advanceTimersByTimeAsync(31 * 60_000);
    editor.change('title', 'Two');
    await editor.flush();
    expect(server.saves()[1]).toMatchObject({ draft_session: 'session-2' });
  });

  it('tells why a text is refused and saves the next one', async () => {
    const server = openServer();
    const editor = openEditor(server);
    editor.change('title', 'refuse');
    expect(await editor.flush()).toBe(false);
    expect(editor.state()).toMatchObject({ status: 'refused', refusal: 'The title is too long.' });
    editor.change('title', 'fine');
    expect(await editor.flush()).toBe(true);
  });

  it('waits while the card is being improved', async () => {
    const server = openServer();
    const editor = openEditor(server);
    server.setStatus('improving');
    server.write({ title: 'Improved' });
    server.setStatus('improving');
    editor.change('bullets', ['Mine']);
    expect(await editor.flush()).toBe(false);
    expect(editor.state().status).toBe('retrying');
    server.setStatus('ready');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.card().current.listing).toMatchObject({ title: 'Improved', bullets: ['Mine'] });
  });
});

describe('another tab', () => {
  it('that changed another field costs nobody a word', async () => {
    const server = openServer();
    const editor = openEditor(server);
    server.write({ bullets: ['Theirs'] });
    editor.change('title', 'Mine');
    expect(await editor.flush()).toBe(true);
    expect(server.card().current.listing).toMatchObject({ title: 'Mine', bullets: ['Theirs'] });
    expect(editor.state().draft.bullets).toEqual(['Theirs']);
  });

  it('that changed the same field leaves both texts, for the seller to choose', async () => {
    const server = openServer();
    const editor = openEditor(server);
    server.write({ title: 'Theirs', bullets: ['Theirs'] });
    editor.change('title', 'Mine');
    editor.change('bullets', ['Mine']);
    expect(await editor.flush()).toBe(false);
    expect(editor.state()).toMatchObject({
      status: 'conflict',
      draft: { title: 'Mine', bullets: ['Mine'] },
      conflict: { fields: ['title', 'bullets'], theirs: { listing: { title: 'Theirs' } } },
    });
    // Typing on saves nothing over the other tab's text, and a reload asks again.
    editor.change('title', 'Mine too');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.card().current.listing.title).toBe('Theirs');
    expect(openEditor(server, editor.drafts).state()).toMatchObject({
      status: 'conflict',
      draft: { title: 'Mine too' },
    });
    expect(await editor.resolve({ title: 'mine', bullets: 'theirs' })).toBe(true);
    expect(server.card().current.listing).toMatchObject({ title: 'Mine too', bullets: ['Theirs'] });
  });

  it('is followed while nothing is typed here, and older answers are not', () => {
    const server = openServer();
    const editor = openEditor(server);
    const old = server.card();
    editor.adopt(server.write({ title: 'Theirs' }));
    expect(editor.state()).toMatchObject({ status: 'saved', draft: { title: 'Theirs' }, takenIn: ['title'] });
    editor.adopt(old);
    expect(editor.state().draft.title).toBe('Theirs');
  });

  it('speaks of no other tab where the seller asked for the change here', () => {
    const server = openServer();
    const editor = openEditor(server);
    editor.adopt(server.write({ title: 'Restored' }), true);
    expect(editor.state()).toMatchObject({ status: 'saved', draft: { title: 'Restored' }, takenIn: [] });
    // The page learns of the same card a moment later.
    editor.adopt(server.card());
    expect(editor.state().takenIn).toEqual([]);
  });

  it('may be this one, when the answer to a save was lost', async () => {
    const server = openServer();
    const editor = openEditor(server);
    editor.change('title', 'Mine');
    server.write({ title: 'Mine' });
    expect(await editor.flush()).toBe(true);
    expect(server.saves()).toHaveLength(1);
  });
});
