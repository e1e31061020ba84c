import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { Thumbnail } from './Thumbnail.tsx';

afterEach(cleanup);

it('tells its style when the picture is there: white boxes would flash on a dark page before', async () => {
  const services = testServices(fakeApi(() => json({})));
  const { container } = await renderApp(<Thumbnail src="/files/mug.png" fallback={null} />, services);
  const loaded = () => container.querySelectorAll('img[data-loaded]').length;
  expect(loaded()).toBe(0);
  fireEvent.load(container.querySelector('img') as HTMLImageElement);
  expect(loaded()).toBe(1);
});
