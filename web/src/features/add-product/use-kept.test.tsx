import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { tokenWith } from '../../testing/sample-token.ts';
import { useKept } from './use-kept.ts';

afterEach(cleanup);

function Box() {
  const [text, keep] = useKept('text', '');
  return <input aria-label="Text" value={text} onChange={(event) => keep(event.currentTarget.value)} />;
}
const box = () => screen.getByLabelText<HTMLInputElement>('Text');

it('keeps what is written for the account that wrote it, also what is typed as its session ends', async () => {
  const services = testServices(fakeApi(() => json({})));
  const openAs = async (subject: string) => {
    cleanup();
    services.tokens.save({ access_token: tokenWith({ sub: subject }), refresh_token: 'refresh' });
    await renderApp(<Box />, services);
  };
  await openAs('ada');
  fireEvent.change(box(), { target: { value: 'Half a' } });
  act(() => services.tokens.lose());
  fireEvent.change(box(), { target: { value: 'Half a text' } });
  await openAs('eve');
  expect(box().value).toBe('');
  fireEvent.change(box(), { target: { value: 'Another' } });
  await openAs('ada');
  expect(box().value).toBe('Half a text');
});
