// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../../lib/storage.ts';
import { openEditor, openServer } from './testing/editor-stage.ts';

beforeEach(() => vi.useFakeTimers());

const unsaved = 'listing-edit:card';
const session = 'listing-edit-session:card';

/** Two tabs that have changed the title, with the question open in this one. */
async function openConflict() {
  const server = openServer();
  const editor = openEditor(server);
  server.write({ title: 'Theirs', bullets: ['Theirs'] });
  editor.change('title', 'Mine');
  await editor.flush();
  expect(editor.state().conflict?.fields).toEqual(['title']);
  return { server, editor };
}

describe('while the seller has to choose', () => {
  it('another field is edited from the text that was taken over, and saved with the choice', async () => {
    const { server, editor } = await openConflict();
    expect(editor.state()).toMatchObject({ draft: { bullets: ['Theirs'] }, takenIn: ['bullets'] });
    editor.change('bullets', ['Theirs', 'and mine']);
    expect(editor.state().conflict?.fields).toEqual(['title']);
    expect(await editor.resolve({ title: 'theirs' })).toBe(true);
    expect(server.card().current.listing).toMatchObject({ title: 'Theirs', bullets: ['Theirs', 'and mine'] });
  });

  it('a field that both change meanwhile is asked about too', async () => {
    const { server, editor } = await openConflict();
    editor.change('bullets', ['Mine']);
    editor.adopt(server.write({ bullets: ['Theirs again'] }));
    expect(editor.state().conflict?.fields).toEqual(['title', 'bullets']);
    // A choice of before is no answer to the new question.
    expect(await editor.resolve({ title: 'mine' })).toBe(false);
    expect(editor.state()).toMatchObject({ status: 'conflict', conflict: { fields: ['bullets'] } });
    expect(server.card().current.listing.title).toBe('Theirs');
    expect(await editor.resolve({ bullets: 'theirs' })).toBe(true);
    expect(server.card().current.listing).toMatchObject({ title: 'Mine', bullets: ['Theirs again'] });
  });

  it('a save of the other tab between two looks asks again before it is written over', async () => {
    const { server, editor } = await openConflict();
    server.write({ title: 'Theirs, newer' });
    expect(await editor.resolve({ title: 'mine' })).toBe(false);
    expect(editor.state()).toMatchObject({
      status: 'conflict',
      draft: { title: 'Mine' },
      conflict: { theirs: { listing: { title: 'Theirs, newer' } } },
    });
  });

  it('a choice that is made without a connection is saved later, over a reload too', async () => {
    const { server, editor } = await openConflict();
    editor.change('bullets', ['Mine']);
    server.setDown(true);
    expect(await editor.resolve({ title: 'mine' })).toBe(false);
    expect(editor.state().status).toBe('retrying');
    editor.close();
    server.setDown(false);
    const after = openEditor(server, editor.drafts);
    expect(await after.flush()).toBe(true);
    expect(server.card().current.listing).toMatchObject({ title: 'Mine', bullets: ['Mine'] });
  });

  it('a reload keeps the question and what was typed since', async () => {
    const { server, editor } = await openConflict();
    editor.change('title', 'Mine, longer');
    editor.change('bullets', ['Mine']);
    const after = openEditor(server, editor.drafts);
    expect(after.state()).toMatchObject({
      conflict: { fields: ['title'] },
      draft: { title: 'Mine, longer', bullets: ['Mine'] },
    });
    expect(await after.resolve({ title: 'mine' })).toBe(true);
    expect(server.card().current.listing).toMatchObject({ title: 'Mine, longer', bullets: ['Mine'] });
  });

  it('the text that was not chosen stays a version, also that of a copy of this tab', async () => {
    const server = openServer();
    const drafts = memoryStore();
    const first = openEditor(server, drafts);
    first.change('title', 'First');
    await first.flush();
    const copied = memoryStore();
    copied.setItem(session, drafts.getItem(session) ?? '');
    const copy = openEditor(server, copied);
    first.change('title', 'Words of the first');
    await first.flush();
    copy.change('title', 'Words of the copy');
    await copy.flush();
    expect(await copy.resolve({ title: 'mine' })).toBe(true);
    expect(server.versions().map(({ title }) => title)).toEqual(['Mug', 'Words of the first', 'Words of the copy']);
  });
});

describe('what was typed during a save', () => {
  it('is saved after it', async () => {
    const server = openServer();
    const editor = openEditor(server);
    const letGo = server.hold();
    editor.change('title', 'Mug b');
    const saved = editor.flush();
    editor.change('title', 'Mug blue');
    editor.change('bullets', ['Big']);
    letGo();
    await saved;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.card().current.listing).toMatchObject({ title: 'Mug blue', bullets: ['Big'] });
    expect(editor.state().status).toBe('saved');
  });

  it('is asked about when that save meets one of another tab', async () => {
    const server = openServer();
    const editor = openEditor(server);
    server.write({ title: 'Theirs', bullets: ['Theirs'] });
    const letGo = server.hold();
    editor.change('title', 'Mine');
    const saved = editor.flush();
    editor.change('bullets', ['Mine']);
    letGo();
    await saved;
    expect(editor.state()).toMatchObject({ status: 'conflict', conflict: { fields: ['title', 'bullets'] } });
  });
});

describe('a save whose answer was lost', () => {
  it.each(['in the same page', 'after a reload'])('is not taken for one of another tab, %s', async (where) => {
    const server = openServer();
    const editor = openEditor(server);
    server.loseAnswers(true);
    editor.change('title', 'Mug b');
    expect(await editor.flush()).toBe(false);
    editor.change('title', 'Mug blue');
    server.loseAnswers(false);
    const after = where === 'after a reload' ? openEditor(server, editor.drafts) : editor;
    if (after !== editor) editor.close();
    expect(await after.flush()).toBe(true);
    expect(after.state()).toMatchObject({ conflict: null, draft: { title: 'Mug blue' } });
    expect(server.card().current.listing.title).toBe('Mug blue');
  });

  it('is not taken for one of another tab when the page is reloaded during it', async () => {
    const server = openServer();
    const editor = openEditor(server);
    const letGo = server.hold();
    editor.change('title', 'Mug b');
    void editor.flush();
    editor.change('title', 'Mug blue');
    const left = memoryStore();
    left.setItem(unsaved, editor.drafts.getItem(unsaved) ?? '');
    letGo();
    await vi.advanceTimersByTimeAsync(0);
    const after = openEditor(server, left);
    expect(await after.flush()).toBe(true);
    expect(server.card().current.listing.title).toBe('Mug blue');
  });

  it('leaves the question open when another tab has saved other words since', async () => {
    const server = openServer();
    const editor = openEditor(server);
    server.loseAnswers(true);
    editor.change('title', 'Mine');
    await editor.flush();
    server.loseAnswers(false);
    server.write({ title: 'Theirs' });
    expect(await editor.flush()).toBe(false);
    expect(editor.state().conflict).toMatchObject({ fields: ['title'], theirs: { listing: { title: 'Theirs' } } });
  });
});

describe('what the server has tidied', () => {
  const untidy = { gtin: '4006381333931', asin: 'B000000001' };

  it('is neither sent again and again nor taken for a change of another tab', async () => {
    const server = openServer();
    const editor = openEditor(server);
    editor.change('description', '<b onclick="x">Warm</b>');
    await editor.flush();
    editor.change('identifiers', untidy);
    await editor.flush();
    editor.change('brand', 'Norvik');
    await editor.flush();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.saves()).toHaveLength(3);
    server.write({ title: 'Theirs' });
    editor.change('description', '<b onclick="x">Warm</b> and round');
    expect(await editor.flush()).toBe(true);
    expect(server.card().current.listing).toMatchObject({ description: 'Warm and round', title: 'Theirs' });
  });

  it('is not taken for a change of another tab after a reload', async () => {
    const server = openServer();
    const editor = openEditor(server);
    editor.change('description', '<b onclick="x">Warm</b>');
    await editor.flush();
    editor.change('description', '<b onclick="x">Warm</b> and round');
    editor.close();
    const after = openEditor(server, editor.drafts);
    expect(await after.flush()).toBe(true);
    expect(server.card().current.listing.description).toBe('Warm and round');
  });

  it('shows once editing ends', async () => {
    const server = openServer();
    const editor = openEditor(server);
    editor.change('description', '<b onclick="x">Warm</b>');
    await editor.flush();
    editor.settle('description');
    expect(editor.state()).toMatchObject({ status: 'saved', draft: { description: 'Warm' } });
  });
});

it('an editor that was closed saves nothing and keeps nothing over the one that was opened after it', async () => {
  const server = openServer();
  server.setDown(true);
  const old = openEditor(server);
  old.change('title', 'Older');
  await old.flush();
  const editor = openEditor(server, old.drafts);
  old.close();
  editor.change('title', 'Newer');
  server.setDown(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.versions().map(({ title }) => title)).toEqual(['Mug', 'Newer']);
  expect(await old.flush()).toBe(false);
});
