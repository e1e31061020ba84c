import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { SampleComparison } from './SampleComparison.tsx';
import { sampleImproved, sampleOriginal } from './sample-listing.ts';

afterEach(cleanup);

const show = () => renderApp(<SampleComparison />, testServices(fakeApi(() => json({}))));

/** The layer that can be seen; the other two only keep its height. */
const layer = () => {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-shown="true"]')];
  expect(shown).toHaveLength(1);
  return within(shown[0] as HTMLElement);
};

describe('SampleComparison', () => {
  it('shows the changes first, word by word, with both scores', async () => {
    await show();
    expect(screen.getByRole('radio', { name: 'Changes' })).toHaveProperty('checked', true);
    expect(layer().getByText('n/a').tagName).toBe('DEL');
    expect(layer().getByText('The lid seals with a quarter turn and opens with one hand').tagName).toBe('INS');
    expect(screen.getByText('93')).toBeTruthy();
    expect(screen.getByText(/^34 points more/)).toBeTruthy();
  });

  it('switches to the original and the improved text, each with its own score', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Original' }));
    expect(layer().getByText(sampleOriginal.title)).toBeTruthy();
    expect(screen.getByText('3 problems would stop the upload.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Improved' }));
    expect(layer().getByText('Stainless Steel')).toBeTruthy();
    expect(screen.getByText('Nothing stops the upload.')).toBeTruthy();
  });

  it('tells the source of a fact that is pointed at, focused or tapped', async () => {
    await show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Improved' }));
    await user.hover(layer().getByRole('button', { name: 'Leak-proof lid' }));
    expect(screen.getByText(`“${sampleOriginal.bullets[1]}”`)).toBeTruthy();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Hollowell');
    expect(screen.getByText('“Brand: Hollowell”')).toBeTruthy();
    await user.click(layer().getByRole('button', { name: 'Forest green' }));
    expect(screen.getByText('“Colour: Forest green”')).toBeTruthy();
    expect(layer().getByRole('button', { name: 'Forest green' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('marks every part of the improved text as a fact', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Improved' }));
    const marked = layer()
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(marked).toEqual(
      expect.arrayContaining([
        ...sampleImproved.bullets,
        ...sampleImproved.keywords,
        ...sampleImproved.specifications.map(({ value }) => value),
        ...sampleImproved.description.split(/(?<=\.) /u),
      ]),
    );
  });
});
