import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerFrame, signedInServices } from '../../testing/signed-in.ts';
import { useAppContext } from '../app-context.ts';
import { Header } from './Header.tsx';

afterEach(() => {
  cleanup();
  useAppContext.setState({ hasProduct: false, isProductOpen: false });
});

const open = async (props: { title?: string; level?: number } = {}, address = '/library') => {
  const api = fakeApi((call) => answerFrame(call) ?? json({}));
  const { services, user } = await signedInServices(api);
  let toggles = 0;
  const onMenuToggle = () => {
    toggles += 1;
  };
  await renderApp(<Header isMenuOpen={false} onMenuToggle={onMenuToggle} {...props} />, services, address, user);
  return { user, toggles: () => toggles };
};

describe('the header', () => {
  it.each([
    [1, 1],
    [3, 3],
    [5, 5],
    [0, 1],
    [6, 1],
    [2.5, 1],
    [undefined, 1],
  ])('shows its title at level %s as level %i', async (level, shown) => {
    await open({ title: 'Exports', ...(level === undefined ? {} : { level }) });
    expect(screen.getByRole('heading', { level: shown, name: 'Exports' })).toBeTruthy();
  });

  it('gives the title of a page the direction of its words', async () => {
    await open({ title: 'ספל קרמיקה 12oz' });
    expect(screen.getByRole('heading').dir).toBe('auto');
  });

  it('shows the logo without a title', async () => {
    await open();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', { name: 'Cardwright' }).getAttribute('href')).toBe('/chat');
  });

  it('toggles the menu', async () => {
    const { toggles } = await open({ title: 'Exports' });
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    expect(toggles()).toBe(1);
  });

  it.each([
    ['/library', true],
    ['/chat/1', true],
    ['/chat', false],
  ])('at %s links to a new chat: %s', async (address, isLinked) => {
    await open({ title: 'A page' }, address);
    expect(screen.queryAllByRole('link', { name: 'New Chat' }).length > 0).toBe(isLinked);
  });

  it('offers the product only while the page has one', async () => {
    await open({ title: 'Chat' });
    expect(screen.queryByRole('button', { name: 'Show the product' })).toBeNull();
    useAppContext.setState({ hasProduct: true });
    const toggle = await screen.findByRole('button', { name: 'Show the product' });
    await userEvent.click(toggle);
    expect(useAppContext.getState().isProductOpen).toBe(true);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Hide the product' }));
    expect(useAppContext.getState().isProductOpen).toBe(false);
  });

  it('shows the credits that are left, and brings them up to date', async () => {
    const { user } = await open({ title: 'Exports' });
    const link = screen.getByRole('link', { name: /^Image credits: 8 ?Scoring credits: 15 ?Upgrade$/ });
    expect(link.getAttribute('href')).toBe('/pricing');
    user.getState().updateUsage({ image_credits: { used: 10, limit: 10, reset_date: null } });
    await screen.findByRole('link', { name: /^Image credits: 0 ?Scoring credits: 15/ });
  });

  it('shows no credits before they are known', async () => {
    const { user } = await open({ title: 'Exports' });
    user.getState().clear();
    await expect.poll(() => screen.queryByRole('link', { name: /credits/ })).toBeNull();
  });
});
