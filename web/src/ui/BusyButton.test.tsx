import { act, cleanup, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { BusyButton } from './BusyButton.tsx';

afterEach(cleanup);

type State = 'idle' | 'busy' | 'gone';
let become: (state: State) => void = () => undefined;

function Form() {
  const [state, setState] = useState<State>('idle');
  const place = useRef<HTMLHeadingElement>(null);
  become = (next) => act(() => setState(next));
  return (
    <>
      <h2 ref={place} tabIndex={-1}>
        Score
      </h2>
      <input aria-label="Elsewhere" />
      {state !== 'gone' && (
        <BusyButton isBusy={state === 'busy'} heir={place}>
          Go
        </BusyButton>
      )}
    </>
  );
}
const button = () => screen.getByRole('button', { name: 'Go' });
const elsewhere = () => screen.getByLabelText('Elsewhere');

/** Pressed, and switched off: browsers take the focus from it then, which jsdom does not. */
async function press() {
  await renderApp(<Form />, testServices(fakeApi(() => json({}))));
  button().focus();
  become('busy');
  button().blur();
}

describe('a button whose request runs', () => {
  it('has the focus again afterwards, unless that went elsewhere', async () => {
    await press();
    become('idle');
    expect(document.activeElement).toBe(button());
    become('busy');
    elsewhere().focus();
    become('idle');
    expect(document.activeElement).toBe(elsewhere());
  });

  it('hands the focus on when it goes, while it waits or later', async () => {
    await press();
    become('gone');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    become('idle');
    button().focus();
    become('gone');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('takes nothing along when it goes and the focus is elsewhere', async () => {
    await press();
    elsewhere().focus();
    become('gone');
    expect(document.activeElement).toBe(elsewhere());
  });
});
