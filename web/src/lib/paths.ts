/** Every address of the app, as route pattern and as builder; nothing else writes an address by hand. */
export const pathPatterns = {
  landing: '/',
  login: '/auth/login',
  registration: '/auth/registration',
  activation: '/auth/activate',
  resetRequest: '/auth/reset-password',
  resetConfirm: '/auth/reset-password-confirm',
  authLanding: '/auth/:provider/callback',
  about: '/about',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  profile: '/profile',
  ledger: '/profile/credits',
  checkoutReturn: '/checkout/return',
  newChat: '/chat',
  chat: '/chat/:chatId',
  library: '/library',
  listingPreview: '/library/:cardId',
  exports: '/exports',
  addProduct: '/add-product',
  search: '/search',
  tasks: '/tasks',
  case: '/case/:caseId',
  sandboxCheckout: '/sandbox/checkout/:sessionId',
  sandboxPortal: '/sandbox/portal/:sessionId',
  notFound: '/404',
} as const;

export type PathKey = keyof typeof pathPatterns;

/** Parts of the About page that can be linked to. */
export type AboutSection = 'mission' | 'offices' | 'contact';

export const paths = {
  landing: () => pathPatterns.landing,
  login: () => pathPatterns.login,
  registration: () => pathPatterns.registration,
  activation: () => pathPatterns.activation,
  resetRequest: () => pathPatterns.resetRequest,
  about: (section?: AboutSection) => (section === undefined ? pathPatterns.about : `${pathPatterns.about}#${section}`),
  pricing: () => pathPatterns.pricing,
  terms: () => pathPatterns.terms,
  privacy: () => pathPatterns.privacy,
  profile: () => pathPatterns.profile,
  /** `feature`: show only these credits. */
  ledger: (feature?: string) =>
    feature === undefined ? pathPatterns.ledger : `${pathPatterns.ledger}?${new URLSearchParams({ feature })}`,
  /** `cardId`: the card that the first message is about. */
  newChat: (cardId?: string) =>
    cardId === undefined ? pathPatterns.newChat : `${pathPatterns.newChat}?card=${cardId}`,
  chat: (chatId: string) => `/chat/${chatId}`,
  library: () => pathPatterns.library,
  listingPreview: (cardId: string, view?: 'comparison') =>
    view === undefined ? `/library/${cardId}` : `/library/${cardId}?view=${view}`,
  exports: () => pathPatterns.exports,
  search: (term?: string) =>
    term === undefined || term === ''
      ? pathPatterns.search
      : `${pathPatterns.search}?${new URLSearchParams({ q: term })}`,
  tasks: () => pathPatterns.tasks,
  case: (caseId: string) => `/case/${caseId}`,
  /** `from`: which of the four ways to start with (`html` and `text` are pasted); `address`: the product page, when it is known. */
  addProduct: (from?: 'address' | 'paste' | 'html' | 'text' | 'file' | 'manual', address?: string) => {
    const search = new URLSearchParams({ ...(from && { from }), ...(address && { address }) });
    return search.size === 0 ? pathPatterns.addProduct : `${pathPatterns.addProduct}?${search}`;
  },
};
