import { seller } from './product.ts';
import { press, type Screen, unknown } from './screens.ts';
import { submitLogin } from './sign-in.ts';

/** An address to which the outbox holds an e-mail. */
export const stranger = 'newcomer@seller.test';

export const guestScreens: Screen[] = [
  { name: 'landing', path: '/', shows: 'Questions and answers' },
  { name: 'login', path: '/auth/login', shows: 'Welcome back' },
  {
    name: 'login in error',
    path: '/auth/login',
    shows: 'Welcome back',
    act: async (page) => {
      await press('Sign in')(page);
      await page.getByText('Please enter a valid email address').waitFor();
    },
  },
  {
    name: 'login refused',
    path: '/auth/login',
    shows: 'Welcome back',
    act: async (page) => {
      await submitLogin(page, { email: seller.email, password: 'not the password' });
      await page.getByText('Invalid email or password.').waitFor();
    },
  },
  { name: 'registration', path: '/auth/registration', shows: 'Free to start' },
  {
    name: 'registration in error',
    path: '/auth/registration',
    shows: 'Free to start',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Please confirm your password').waitFor();
    },
  },
  { name: 'activation', path: '/auth/activate?token=x', shows: 'This link does not work' },
  { name: 'reset request', path: '/auth/reset-password', shows: 'Send the link' },
  {
    name: 'reset request in error',
    path: '/auth/reset-password',
    shows: 'Send the link',
    act: async (page) => {
      await press('Send the link')(page);
      await page.getByText('Please enter a valid email address').waitFor();
    },
  },
  {
    name: 'reset request sent',
    path: '/auth/reset-password',
    shows: 'Send the link',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@seller.test');
      await press('Send the link')(page);
      await page.getByText('If there is an account').waitFor();
    },
  },
  // Before the token, which the entry in the history keeps.
  { name: 'reset confirm without a token', path: '/auth/reset-password-confirm', shows: 'This link does not work' },
  {
    name: 'reset confirm in error',
    path: '/auth/reset-password-confirm?token=x',
    shows: 'Set new password',
    act: async (page) => {
      await press('Set new password')(page);
      await page.getByText('Please enter a new password').waitFor();
    },
  },
  { name: 'reset confirm', path: '/auth/reset-password-confirm?token=x', shows: 'Set new password' },
  { name: 'callback', path: '/auth/google/callback?code=x&state=y', shows: 'You are not signed in' },
  { name: 'about', path: '/about', shows: /./ },
  { name: 'pricing of a guest', path: '/pricing', shows: 'Free' },
  { name: 'terms', path: '/terms', shows: /./ },
  { name: 'privacy', path: '/privacy', shows: /./ },
  { name: 'sandbox payment', path: '/sandbox/checkout/none', shows: 'No payment is waiting here' },
  { name: 'not found', path: '/404', shows: 'Learn More' },
  { name: 'no such page', path: '/nothing/here', shows: 'Learn More' },
  { name: 'unknown case', path: `/case/${unknown}`, shows: 'This listing is not public' },
  { name: 'outbox', path: '/dev/outbox', shows: stranger },
];
