import { interruptedStep } from '@cardwright/contract/chats';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { ToolLine } from './ToolLine.tsx';

afterEach(cleanup);

const show = (output: unknown) =>
  renderApp(
    <ToolLine
      part={{ type: 'tool-import_listing', toolCallId: 'call', state: 'output-available', input: {}, output }}
      isLive={false}
    />,
    testServices(fakeApi(() => json({}))),
  );

describe('a step of the assistant', () => {
  it('is done when its tool has answered', async () => {
    await show({ card: { id: 'card' } });
    expect(screen.getByText('Imported the listing')).toBeTruthy();
  });

  it('has failed when its tool answers that it could not do the work', async () => {
    await show({ error: { code: 'blocked_by_site', message: 'The shop showed a check for robots.' } });
    expect(screen.getByText('The listing could not be imported')).toBeTruthy();
    expect(screen.queryByText('Imported the listing')).toBeNull();
  });

  it('has done nothing yet when it was asked for a price, or goes on in the background', async () => {
    await show({ dry_run: true, card_count: 3, job_id: null });
    expect(screen.getByText('Looked up what it costs')).toBeTruthy();
    cleanup();
    await show({ dry_run: false, card_count: 300, job_id: 'job' });
    expect(screen.getByText('Started the work')).toBeTruthy();
    cleanup();
    await show({ dry_run: false, card_count: 3, job_id: 'job', done: { done_count: 3 } });
    expect(screen.getByText('Imported the listing')).toBeTruthy();
  });

  it('has not failed when the server stopped before its end was known', async () => {
    const part = { type: 'tool-import_listing', toolCallId: 'call', state: 'output-error', input: {} } as const;
    await renderApp(
      <ToolLine part={{ ...part, errorText: interruptedStep }} isLive={false} />,
      testServices(fakeApi(() => json({}))),
    );
    expect(screen.getByText('Importing the listing: interrupted')).toBeTruthy();
  });

  it('has not failed when there was nothing to change', async () => {
    await show({ error: { code: 'nothing_to_change', message: 'The picture is square already.' } });
    expect(
      screen
        .getByText(/: nothing to change$/)
        .closest('[data-phase]')
        ?.getAttribute('data-phase'),
    ).toBe('unchanged');
  });
});
