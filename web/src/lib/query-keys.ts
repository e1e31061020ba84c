/** Names of server data in the query cache, so that a write can say what it made stale. */
export const queryKeys = {
  site: ['site'] as const,
  plans: ['plans'] as const,
  chats: ['chats'] as const,
  chatList: (search: string) => ['chats', 'list', search] as const,
  chat: (chatId: string) => ['chats', 'one', chatId] as const,
  plan: (chatId: string) => ['plan', chatId] as const,
  cards: ['cards'] as const,
  /** Apart from `cards`: the lists mend themselves, for they may be very long. */
  libraries: ['library'] as const,
  library: (shown: object) => ['library', shown] as const,
  bulkJobs: ['bulk'] as const,
  card: (cardId: string) => ['cards', 'one', cardId] as const,
  cardVersions: (cardId: string, currentId: string) => ['cards', 'one', cardId, 'versions', currentId] as const,
  cardComparison: (cardId: string, from: string, to: string) =>
    ['cards', 'one', cardId, 'comparison', from, to] as const,
  cardFacts: (cardId: string, currentId: string) => ['cards', 'one', cardId, 'facts', currentId] as const,
  cardScore: (cardId: string, versionId: string, marketplace: string) =>
    ['score', cardId, versionId, marketplace] as const,
  cardFile: (importId: string) => ['card-files', importId] as const,
  cardFilePreview: (importId: string, columns: object) => ['card-files', importId, 'preview', columns] as const,
  search: (term: string) => ['search', term] as const,
  publicCase: (caseId: string) => ['cases', caseId] as const,
  publicComparison: (caseId: string, currentId: string) => ['cases', caseId, 'comparison', currentId] as const,
  exports: ['exports'] as const,
  export: (exportId: string) => ['exports', 'one', exportId] as const,
  exportCheck: (request: object) => ['export-check', request] as const,
  canUse: (feature: string) => ['can-use', feature] as const,
  tasks: ['tasks'] as const,
};
