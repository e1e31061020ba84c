/** Every address of the app, as route pattern and as builder; nothing else writes an address by hand. */
export const pathPatterns = {
  landing: '/',
  login: '/auth/login',
  about: '/about',
  newChat: '/chat',
  chat: '/chat/:chatId',
  library: '/library',
  listingPreview: '/library/:cardId',
  exports: '/exports',
  addProduct: '/add-product',
  notFound: '/404',
} as const;

export type PathKey = keyof typeof pathPatterns;

export const paths = {
  landing: () => pathPatterns.landing,
  login: () => pathPatterns.login,
  about: () => pathPatterns.about,
  /** `cardId`: the card that the first message is about. */
  newChat: (cardId?: string) =>
    cardId === undefined ? pathPatterns.newChat : `${pathPatterns.newChat}?card=${cardId}`,
  chat: (chatId: string) => `/chat/${chatId}`,
  library: () => pathPatterns.library,
  listingPreview: (cardId: string, view?: 'comparison') =>
    view === undefined ? `/library/${cardId}` : `/library/${cardId}?view=${view}`,
  exports: () => pathPatterns.exports,
  /** `from`: which of the three ways to start with; `address`: the product page, when it is known. */
  addProduct: (from?: 'address' | 'html' | 'text', address?: string) => {
    const search = new URLSearchParams({ ...(from && { from }), ...(address && { address }) });
    return search.size === 0 ? pathPatterns.addProduct : `${pathPatterns.addProduct}?${search}`;
  },
};
