import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import type { FilesState } from './attachments.ts';
import { Composer } from './Composer.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface BoxProps {
  initial: string;
  onSend(message: string): void;
  onStop: (() => void) | undefined;
}

function Box({ initial, onSend, onStop }: BoxProps) {
  const [text, setText] = useState(initial);
  return <Composer text={text} onChange={setText} onSend={onSend} onStop={onStop} />;
}

function Uploading({ onSend, state }: Pick<BoxProps, 'onSend'> & { state: FilesState }) {
  const [files, setFiles] = useState(state);
  return (
    <>
      <Composer text="Look at these" onChange={() => undefined} onSend={onSend} files={files} />
      <button type="button" onClick={() => setFiles('ready')}>
        Arrive
      </button>
    </>
  );
}

function AfterSignIn() {
  const [isIn, setIsIn] = useState(false);
  const box = <Composer text="" onChange={() => undefined} onSend={() => undefined} autoFocus />;
  return isIn ? box : <input aria-label="Password" onKeyDown={() => setIsIn(true)} />;
}

async function open(initial = '', onStop?: () => void) {
  const sent: string[] = [];
  await renderApp(
    <Box initial={initial} onSend={(message) => sent.push(message)} onStop={onStop} />,
    testServices(fakeApi(() => json({}))),
  );
  return { sent, box: screen.getByLabelText<HTMLTextAreaElement>('Message to the assistant'), user: userEvent.setup() };
}

describe('the message box', () => {
  it('sends with Enter and starts a line with Shift and Enter', async () => {
    const { sent, box, user } = await open();
    await user.type(box, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    expect(sent).toEqual(['one\ntwo']);
  });

  it('starts a line with Enter where the keys are on the screen, and keeps them away when an answer is stopped', async () => {
    const stopped: string[] = [];
    const { sent, box, user } = await open('', () => stopped.push('stopped'));
    const plain = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...plain(query),
      matches: query.includes('coarse'),
    }));
    await user.type(box, 'one{Enter}two');
    expect(box.value).toBe('one\ntwo');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop the answer' }));
    expect(stopped).toEqual(['stopped']);
    expect(document.activeElement).toBe(box.form);
    await user.type(box, '{Control>}{Enter}{/Control}');
    expect(sent).toEqual(['one\ntwo']);
  });

  it('goes on in the box once files were chosen, for Enter on the button would ask for more of them', async () => {
    const files: string[] = [];
    const onFiles = (chosen: File[]) => files.push(...chosen.map(({ name }) => name));
    await renderApp(
      <Composer text="" onChange={() => undefined} onSend={() => undefined} onFiles={onFiles} />,
      testServices(fakeApi(() => json({}))),
    );
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    screen.getByRole('button', { name: 'Attach files' }).focus();
    await userEvent.setup().upload(field as HTMLInputElement, new File(['x'], 'a.csv', { type: 'text/csv' }));
    expect(files).toEqual(['a.csv']);
    expect(document.activeElement).toBe(screen.getByLabelText('Message to the assistant'));
  });

  it('has the focus on the page that the field of the password leads to', async () => {
    await renderApp(<AfterSignIn />, testServices(fakeApi(() => json({}))));
    await userEvent.setup().type(screen.getByLabelText('Password'), '{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Message to the assistant'));
  });

  it.each([
    ['pending', 'The message can be sent once its files are there.'],
    ['failed', 'Try the failed files again or remove them, then send the message.'],
  ] as const)('says that a message waits for its %s files once somebody tries to send it', async (state, note) => {
    const sent: string[] = [];
    const box = <Uploading onSend={(text) => sent.push(text)} state={state} />;
    await renderApp(box, testServices(fakeApi(() => json({}))));
    const user = userEvent.setup();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText('Message to the assistant'), '{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(note);
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText('Message to the assistant'), '{Enter}');
    expect(sent).toEqual(['Look at these']);
  });

  it('does not send while an input method composes', async () => {
    const { sent, box } = await open('にほん');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(sent).toEqual([]);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(sent).toEqual(['にほん']);
  });

  it('does not send an empty message', async () => {
    const { sent, box, user } = await open('  \n ');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    await user.type(box, '{Enter}');
    expect(sent).toEqual([]);
  });

  it('counts near the limit and refuses a longer message with its reason', async () => {
    const { box, sent } = await open('x'.repeat(49_999));
    expect(screen.getByText('49,999 of 50,000 characters')).toBeTruthy();
    fireEvent.change(box, { target: { value: 'x'.repeat(50_001) } });
    expect(screen.getByRole('alert').textContent).toContain('too long: 50,001 of 50,000');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(sent).toEqual([]);
  });

  it('does not send on the key code of an input method either', async () => {
    const { sent, box } = await open('にほん');
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(sent).toEqual([]);
  });

  it('offers to stop and to send next while an answer runs', async () => {
    let stops = 0;
    const { sent, user } = await open('next', () => {
      stops += 1;
    });
    await user.click(screen.getByRole('button', { name: 'Stop the answer' }));
    await user.click(screen.getByRole('button', { name: 'Send when this answer is ready' }));
    expect([sent, stops]).toEqual([['next'], 1]);
  });
});
