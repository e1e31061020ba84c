import type { CardImage } from '@cardwright/contract/cards';
import type { ImageChecks, ImageEdit, ImageEdits } from '@cardwright/contract/images';
import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { EditableGallery } from './EditableGallery.tsx';
import { sampleImage as image } from './testing/sample-image.ts';

const checks: ImageChecks = {
  marketplace: 'amazon',
  rules_checked_on: '2026-03-01',
  images: [
    { image_id: 'a', checks: [{ id: 'size', state: 'passed', message: 'Large enough.', fix: null }] },
    { image_id: 'b', checks: [{ id: 'size', state: 'refused', message: 'Too small.', fix: 'Use a larger one.' }] },
  ],
};

const nothing: ImageEdits = { items: [], can_generate: false };

/** With a button for a picture that comes from elsewhere. */
function Growing({ images }: { images: CardImage[] }) {
  const [shown, setShown] = useState(images);
  return (
    <>
      <button type="button" onClick={() => setShown([...shown, image('new')])}>
        One more
      </button>
      <EditableGallery cardId="card" images={shown} marketplace="amazon" />
    </>
  );
}

async function show(images: CardImage[], answer: (call: RecordedCall) => Response = () => json({}), edits = nothing) {
  const api = fakeApi((call) => {
    if (call.path.endsWith('/checks')) return json(checks);
    return call.method === 'GET' && call.path.endsWith('/images/edits') ? json(edits) : answer(call);
  });
  await renderApp(<Growing images={images} />, testServices(api));
  return {
    api,
    user: userEvent.setup(),
    calls: () => api.calls.filter(({ path }) => !/\/(?:checks|edits|plans)$/.test(path)),
  };
}
const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const drop = (files: File[]) => {
  const dataTransfer = { types: ['Files'], files, dropEffect: 'none' };
  fireEvent.drop(screen.getByRole('region', { name: 'Images' }), { dataTransfer });
};

afterEach(cleanup);

describe('EditableGallery', () => {
  it('shows each picture in the smallest form that fits, and marks the main one', async () => {
    await show([image('a', { alt: 'A bottle' }), image('b')]);
    const tile = screen.getByRole('button', { name: 'Move image 1' }).closest('li') as HTMLElement;
    within(tile).getByText('Main');
    const picture = within(tile).getByAltText('A bottle');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '900']);
    const sources = [...(picture.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => [source.type, source.srcset])).toEqual([
      ['image/avif', '/api/files/images/a-320.avif 320w'],
      ['image/webp', '/api/files/images/a-320.webp 320w'],
    ]);
  });

  it('folds a long gallery, and opens it for a picture that comes to its end', async () => {
    const many = Array.from({ length: 14 }, (_, index) => image(`i${index}`));
    const { user } = await show(many);
    const handles = () => screen.getAllByRole('button', { name: /^Move image/ }).length;
    expect(handles()).toBe(12);
    await user.click(screen.getByRole('button', { name: 'Show all 14 images' }));
    expect(handles()).toBe(14);
    await user.click(screen.getByRole('button', { name: 'Show fewer images' }));
    expect(handles()).toBe(12);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    screen.getByRole('button', { name: 'Move image 15' });
  });

  it('tries again what could not be loaded beside the pictures', async () => {
    let isDown = true;
    const api = fakeApi((call) => {
      if (isDown) return problem(500, 'internal_error', 'Something broke.');
      return json(call.path.endsWith('/checks') ? checks : nothing);
    });
    await renderApp(<Growing images={[image('a')]} />, testServices(api));
    await screen.findByText('The images could not be checked.');
    await screen.findByText('The edited images could not be loaded.');
    isDown = false;
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says what the marketplace thinks of each', async () => {
    const { user } = await show([image('a'), image('b')]);
    await screen.findByText('Too small. Use a larger one.');
    screen.getByRole('img', { name: '1 rule broken' });
    expect(screen.queryByText('Large enough.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all checks' }));
    screen.getByText('Large enough.');
  });

  it('sends dropped files and puts them into the gallery; a failure is told and can be tried again', async () => {
    let works = false;
    const { user, calls } = await show([], ({ path }) =>
      path === '/images'
        ? json(image('new'), 201)
        : works
          ? json(image('new'), 201)
          : problem(503, 'unavailable', 'The server is busy.'),
    );
    screen.getByText('This listing has no images.');
    drop([png('bottle.png')]);
    await screen.findByText('Failed to add image to gallery.');
    screen.getByText('The server is busy.');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again: bottle.png' }));
    await waitFor(() => expect(screen.queryByText('bottle.png')).toBeNull());
    expect(calls().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/images', { file: 'bottle.png' }],
      ['POST', '/cards/card/images', { image_id: 'new' }],
      ['POST', '/cards/card/images', { image_id: 'new' }],
    ]);
  });

  it('says how many pictures have come of those that were chosen together', async () => {
    await show([image('a')], ({ body }) => json(image(JSON.stringify(body)), 201));
    drop([png('one.png'), png('two.png')]);
    await screen.findByText('2 images added.');
  });

  it('says why a file is not taken', async () => {
    const { calls } = await show([], () => problem(422, 'invalid_request', 'This image is damaged or incomplete.'));
    const large = png('large.png');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    drop([large, new File(['x'], 'notes.pdf', { type: 'application/pdf' }), png('damaged.png')]);
    screen.getByText('File is too large. Maximum size is 10MB');
    screen.getByText('Invalid file type. Please use JPEG, PNG, WebP, AVIF or GIF.');
    await screen.findByText('Failed to upload image. Please change file and try again.');
    screen.getByText('This image is damaged or incomplete.');
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    expect(calls()).toHaveLength(1);
  });

  it("says the server's reason when a picture of few bytes is too large", async () => {
    const reason = 'The image has more than 50 megapixels. Use a smaller version of it.';
    await show([], () => problem(413, 'too_large', reason));
    drop([png('wide.png')]);
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
  });

  it('moves a picture by its menu', async () => {
    const { user, calls } = await show([image('a'), image('b')], () => json([]));
    await user.click(screen.getByRole('button', { name: 'More for image 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make it the main image' }));
    await waitFor(() =>
      expect(calls()[0]).toMatchObject({
        method: 'PATCH',
        path: '/cards/card/images',
        body: { image_ids: ['b', 'a'] },
      }),
    );
  });

  it('opens a picture large, which is moved through by the keys; one that is gone says so', async () => {
    const { user } = await show([image('a', { alt: 'front' }), image('b', { url: 'https://shop.example/b.jpg' })]);
    await user.click(screen.getAllByRole('button', { name: 'Open image 1 of 2' })[0] as HTMLElement);
    const viewer = await screen.findByRole('dialog');
    within(viewer).getByRole('img', { name: 'front' });
    expect(within(viewer).getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('image-1.webp');
    await user.keyboard('{ArrowRight}');
    within(viewer).getByText('Failed to load image.');
    expect(within(viewer).getByRole('link', { name: 'Open it at its source' }).getAttribute('href')).toBe(
      'https://shop.example/b.jpg',
    );
    await user.keyboard('{ArrowLeft}{+}');
    await waitFor(() =>
      expect(within(viewer).getByRole('img', { name: 'front' }).style.transform).toContain('scale(1.5)'),
    );
    // What can do no more keeps the focus.
    const smaller = within(viewer).getByRole<HTMLButtonElement>('button', { name: 'Zoom out' });
    await user.click(smaller);
    expect([smaller.getAttribute('aria-disabled'), smaller.disabled]).toEqual(['true', false]);
  });

  const edited = (fields: Partial<ImageEdit> = {}): ImageEdit => ({
    id: 'run',
    run_id: 'run',
    status: 'done',
    operations: ['white_background', 'square'],
    card_id: 'card',
    before: image('a'),
    image: image('result', { origin: 'assistant' }),
    notes: ['It is 1600 × 1600 pixels now.'],
    progress: null,
    credits: 2,
    error: null,
    created_at: '2026-03-01T12:00:00.000Z',
    ...fields,
  });
  const withEdit = (fields?: Partial<ImageEdit>): ImageEdits => ({ items: [edited(fields)], can_generate: false });

  it('shows a picture that was made anew in its own shape, a very high one not to its end', async () => {
    for (const [width, height, shape] of [
      [2528, 864, 2528 / 864],
      [400, 1600, 0.75],
    ] as const) {
      await show(
        [image('a')],
        undefined,
        withEdit({ operations: ['compose'], image: image('made', { width, height }) }),
      );
      // There is nothing that it could be compared with.
      const made = await screen.findByRole('button', { name: 'View: Images put together' });
      expect(Number.parseFloat(made.style.aspectRatio)).toBeCloseTo(shape);
      cleanup();
    }
  });

  it('asks for the chosen work in the order that makes it easy', async () => {
    const { user, calls } = await show([image('a')], () => json({ run_id: 'run' }, 202));
    await user.click(screen.getByRole('button', { name: 'More for image 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit image 1' });
    expect(within(dialog).getByRole('button', { name: /Edit the image/ })).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Square' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'White background' }));
    await user.click(within(dialog).getByRole('button', { name: /Edit the image/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls().map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/images/edit',
        body: {
          image_id: 'a',
          operation: 'white_background',
          options: { card_id: 'card', marketplace: 'amazon', also: ['square'] },
        },
      },
    ]);
  });

  it('shows before and after, what it took, and puts the result in front of the others', async () => {
    const { user, calls } = await show(
      [image('a')],
      ({ method, path }) =>
        json(
          method === 'GET' ? { images: [image('a'), image('kept')] } : path.endsWith('/images') ? image('kept') : {},
        ),
      withEdit(),
    );
    await screen.findByText('White background, Square');
    screen.getByText('It is 1600 × 1600 pixels now.');
    screen.getByText('2 image credits used');
    await user.click(screen.getByRole('button', { name: 'Compare larger: After' }));
    await screen.findByRole('dialog', { name: 'After · Image 2 of 2' });
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Before · Image 1 of 2' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Use as main picture' }));
    await waitFor(() => expect(calls().at(-1)?.body).toEqual({ image_ids: ['kept', 'a'] }));
    expect(calls()[0]).toMatchObject({ path: '/cards/card/images', body: { image_id: 'result' } });
  });

  it.each([
    [() => json(edited({ status: 'stopped', image: null })), 'Stopped. Nothing was charged.'],
    [() => problem(503, 'unavailable', 'The server is busy.'), 'The work could not be stopped. Please try again.'],
  ])('tells what became of a stop: %#', async (answer, sentence) => {
    const edits = withEdit({ status: 'running', image: null });
    const notice = vi.spyOn(notifications, 'show').mockReturnValue('');
    const { user } = await show([image('a')], answer, edits);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const told = () => [...notice.mock.calls.map(([{ title }]) => title), screen.queryByText(sentence)?.textContent];
    await waitFor(() => expect(told()).toContain(sentence));
    if (notice.mock.calls.length === 0)
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Edited images' }));
    notice.mockRestore();
  });

  it('asks before a picture that was paid for is discarded', async () => {
    const { user, calls } = await show([image('a')], () => new Response(null, { status: 204 }), withEdit());
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('dialog', { name: 'Discard the edited image?' });
    within(question).getByText(/The 2 image credits that it took stay spent\.$/);
    expect(calls()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await screen.findByText('The image was discarded.');
    expect(calls()).toMatchObject([{ method: 'DELETE', path: '/images/edits/run' }]);
  });

  it('says of a picture that was already as it was asked for what that is, as no failure', async () => {
    const notes = ['The background is white already. There was nothing to change, and nothing was charged.'];
    const edits = withEdit({ status: 'done', image: null, notes, credits: 0 });
    const { user } = await show([image('a')], () => new Response(null, { status: 204 }), edits);
    await screen.findByText(notes[0] ?? '');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('The note was put away.');
    expect(screen.queryByText(notes[0] ?? '')).toBeNull();
  });

  it('says what goes on and stops it, and why something failed', async () => {
    const { user, calls } = await show(
      [image('a')],
      () => json({}),
      withEdit({ status: 'running', image: null, progress: 'Making it square' }),
    );
    await screen.findByText('Making it square');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(calls()[0]).toMatchObject({ method: 'POST', path: '/images/edits/run/stop' }));
    cleanup();
    const error = { code: 'conflict', message: 'The background is not plain. Nothing was charged for it.' };
    await show([image('a')], () => json({}), withEdit({ status: 'failed', image: null, error, credits: 0 }));
    expect((await screen.findByRole('alert')).textContent).toBe(error.message);
    screen.getByRole('button', { name: 'Dismiss' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('tries again what failed for a while', async () => {
    const error = { code: 'unavailable', message: 'The image model could not be reached. Please try again.' };
    const edits = withEdit({ status: 'failed', image: null, error, credits: 0 });
    const { user, calls } = await show([image('a')], () => json({ run_id: 'next' }, 202), edits);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('It is being tried again.');
    expect(calls()[0]).toMatchObject({ method: 'POST', path: '/images/edits/run/retry' });
  });
});
