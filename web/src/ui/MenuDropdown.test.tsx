import { Menu } from '@mantine/core';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { MenuDropdown } from './MenuDropdown.tsx';

afterEach(cleanup);

it('takes the keys from the moment in which it comes, and gives the focus back', async () => {
  const menu = (
    <Menu>
      <Menu.Target>
        <button type="button">Open</button>
      </Menu.Target>
      <MenuDropdown>
        <Menu.Item>First</Menu.Item>
      </MenuDropdown>
    </Menu>
  );
  await renderApp(menu, testServices(fakeApi(() => json({}))));
  const button = screen.getByRole('button', { name: 'Open' });
  button.focus();
  fireEvent.click(button);
  const first = screen.getByRole('menuitem', { name: 'First' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button);
});
