/** What the web benchmark opens. */
export interface BenchRoute {
  path: string;
  signed_in: boolean;
  /** Lighthouse judges it too. */
  judged: boolean;
}

const guest = (path: string, judged = false): BenchRoute => ({ path, signed_in: false, judged });
const seller = (path: string): BenchRoute => ({ path, signed_in: true, judged: false });

export const benchRoutes: BenchRoute[] = [
  guest('/', true),
  guest('/auth/login', true),
  guest('/pricing', true),
  guest('/auth/registration'),
  guest('/auth/activate'),
  guest('/auth/reset-password'),
  guest('/auth/reset-password-confirm?token=x'),
  guest('/about'),
  guest('/terms'),
  guest('/privacy'),
  guest('/404'),
  seller('/chat'),
  seller('/library'),
  seller('/exports'),
  seller('/add-product'),
  seller('/search'),
  seller('/tasks'),
  seller('/profile'),
];
