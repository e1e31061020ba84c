import { allLooks, onDesktop, onPhone } from './accessible.ts';
import { button, openDialog, press, type Screen, unknown } from './screens.ts';

/** What the demo seller sees, with the things that `makeThings` makes. */
export const sellerScreens: Screen[] = [
  {
    name: 'chat with an answer',
    path: '/chat/{chat}',
    shows: 'My cards',
    act: async (page) => {
      await page.getByLabel('Message to the assistant').fill('List my cards');
      await page.keyboard.press('Enter');
      await page
        .getByRole('list', { name: 'Conversation' })
        .getByText(/walnut/i)
        .first()
        .waitFor();
      await button(page, 'Stop the answer').waitFor({ state: 'detached' });
    },
  },
  { name: 'new chat', path: '/chat', shows: /./, looks: allLooks },
  {
    name: 'deleting a chat',
    path: '/exports',
    shows: /Download/,
    looks: onDesktop(allLooks),
    act: openDialog(/^Delete the chat/),
  },
  { name: 'drawer', path: '/exports', shows: /Download/, looks: onPhone(allLooks), act: openDialog('Open the menu') },
  {
    name: 'deleting a chat on a phone',
    path: '/exports',
    shows: /Download/,
    looks: onPhone(allLooks),
    act: async (page) => {
      await openDialog('Open the menu')(page);
      await press(/^Delete the chat/)(page);
      await page.getByRole('dialog', { name: 'Delete this chat?' }).waitFor();
    },
  },
  {
    name: 'user menu',
    path: '/exports',
    shows: /Download/,
    looks: allLooks,
    act: async (page) => {
      await press('Your account')(page);
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
  },
  { name: 'exports', path: '/exports', shows: /Download/ },
  { name: 'library', path: '/library', shows: /walnut/i },
  { name: 'library as a table', path: '/library?layout=table', shows: /walnut/i },
  { name: 'listing', path: '/library/{card}', shows: 'Improve the listing' },
  { name: 'comparison', path: '/library/{card}?view=comparison', shows: /./ },
  { name: 'add product', path: '/add-product', shows: /./ },
  {
    name: 'add product in error',
    path: '/add-product?from=text',
    shows: /./,
    act: async (page) => {
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.locator('[aria-invalid=true]').filter({ visible: true }).first().waitFor();
    },
  },
  { name: 'search', path: '/search', shows: 'What are you looking for?' },
  { name: 'search with results', path: '/search?q=lamp', shows: /\d results?/ },
  { name: 'search that finds a chat', path: '/search?q=cards', shows: /\d results?/ },
  { name: 'search without a result', path: '/search?q=zzxxqq', shows: 'Nothing found' },
  {
    name: 'search over a page',
    path: '/exports',
    shows: /Download/,
    looks: allLooks,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('lamp');
      await page.getByText(/\d results?/).waitFor();
    },
  },
  { name: 'tasks', path: '/tasks', shows: 'Look at the lamp' },
  {
    name: 'task form in error',
    path: '/tasks',
    shows: 'Look at the lamp',
    act: async (page) => {
      await openDialog('Schedule a task')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
      await page.getByText('Please enter a title').waitFor();
    },
  },
  {
    name: 'question before a task that was written goes',
    path: '/tasks',
    shows: 'Look at the lamp',
    act: async (page) => {
      await openDialog('Schedule a task')(page);
      await page.getByLabel('Title', { exact: true }).fill('Nightly look');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Discard what you wrote?' }).waitFor();
    },
  },
  { name: 'tasks with one that is not saved', path: '/tasks', shows: /have not saved it: .*Nightly look/ },
  { name: 'profile', path: '/profile', shows: 'Public cases', looks: allLooks },
  {
    name: 'deleting the account in error',
    path: '/profile',
    shows: 'Public cases',
    act: async (page) => {
      await openDialog('Delete my account')(page);
      await press('Delete everything')(page);
      await page.getByText('Please enter your password').waitFor();
    },
  },
  { name: 'where credits went', path: '/profile/credits', shows: 'Credits of the month', looks: allLooks },
  { name: 'return without a payment', path: '/checkout/return', shows: 'No payment is known here' },
  {
    name: 'sandbox checkout with a declined card',
    path: '/pricing',
    shows: 'Upgrade to Plus',
    looks: allLooks,
    act: async (page) => {
      await press('Upgrade to Plus')(page);
      await page.waitForURL('**/sandbox/checkout/**');
      await press('Pay with a card that is declined')(page);
      await page.getByText('The card was declined.').waitFor();
    },
  },
  { name: 'sandbox checkout without a payment', path: '/sandbox/checkout/none', shows: 'No payment is waiting here' },
  { name: 'sandbox portal of nobody', path: '/sandbox/portal/none', shows: 'Open it again from your profile' },
  { name: 'published case', path: '/case/{case}', shows: 'Made with Cardwright' },
  { name: 'pricing', path: '/pricing', shows: 'Free' },
  { name: 'unknown chat', path: `/chat/${unknown}`, shows: 'This chat does not exist' },
  { name: 'unknown listing', path: `/library/${unknown}`, shows: /./ },
];

/** What somebody sees who has nothing yet. */
export const newcomerScreens: Screen[] = [
  { name: 'empty library', path: '/library', shows: /./ },
  { name: 'no exports', path: '/exports', shows: /./ },
  { name: 'no tasks', path: '/tasks', shows: 'Nothing is scheduled' },
];
