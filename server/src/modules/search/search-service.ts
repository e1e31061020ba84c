import type { SearchAnswer, SearchHit, SearchQuery, SearchType } from '@cardwright/contract/search';
import type { Listing } from '@cardwright/listing/listing';
import { htmlToText } from '@cardwright/listing/text/html-to-text';
import { exactPattern, firstMatchIn, matchesIn, onesOf, queryWords, typoRegex } from '../../db/search-words.ts';
import { plainMarkdown } from '../../http/plain-markdown.ts';
import type { SearchIndex } from './search-index.ts';
import type { SaidWords, SearchedWords, SearchStore } from './search-store.ts';
import { snippetOf } from './snippet.ts';

/** Finds chats by title, messages by what was said and cards by their current listing. */
export interface SearchService {
  /**
   * Every word must be found, from its beginning or in the singular, without regard to case
   * and accents; whole words come first, and cards by their titles before others. When no group has a hit, words of
   * four letters and more may differ by one letter.
   */
  search(userId: string, query: SearchQuery): Promise<SearchAnswer>;
}

export interface SearchDeps {
  store: SearchStore;
  index: Pick<SearchIndex, 'catchUp'>;
  onError(error: unknown): void;
}

export function createSearchService({ store, index, onError }: SearchDeps): SearchService {
  const find = async (userId: string, { type, limit }: SearchQuery, words: SearchedWords) => {
    const asks = (group: SearchType) => type === undefined || type === group;
    // One more than is shown, which says whether there are more.
    const most = limit + 1;
    const [chats, messages, cards, files] = await Promise.all([
      asks('chats') ? store.chats(userId, words, most) : [],
      asks('messages') ? store.messages(userId, words, most) : [],
      asks('documents') ? store.cards(userId, words, most) : [],
      asks('documents') ? store.files(userId, words, most) : [],
    ]);
    const patterns = words.beginnings.map((pattern) => new RegExp(pattern, 'u'));
    const hit = (row: { id: string; title: string; at: Date }, text: string, url: string): SearchHit => ({
      id: row.id,
      title: row.title,
      title_ranges: matchesIn(row.title, patterns),
      snippet: snippetOf(text, patterns),
      url,
      at: row.at.toISOString(),
    });
    const documents = withRoomForFiles(
      cards.map((row) => hit(row, bestText(row.listing, patterns), `/library/${row.id}`)),
      files.map((row) => ({ ...hit(row, row.content ?? '', messageAddress(row)), kind: 'file' as const })),
      limit,
    );
    const found = {
      chats: chats.map((row) => hit(row, textOf(row), `/chat/${row.id}`)),
      messages: messages.map((row) => hit(row, textOf(row), messageAddress({ ...row, message_id: row.id }))),
      documents,
    };
    return {
      chats: found.chats.slice(0, limit),
      messages: found.messages.slice(0, limit),
      documents: found.documents.slice(0, limit),
      more: searchTypes.filter((group) => found[group].length > limit),
    };
  };

  return {
    async search(userId, query) {
      const words = queryWords(query.q);
      const none = { chats: [], messages: [], documents: [], more: [] };
      if (words.length === 0) return { approximate: false, ...none };
      // If indexing fails, the rest can still be found.
      await index.catchUp(userId).catch(onError);
      const found = await find(userId, query, asTyped(words));
      const close = hasHits(found) ? null : approximately(words);
      if (close === null) return { approximate: false, ...found };
      const nearby = await find(userId, query, close);
      return { approximate: hasHits(nearby), ...nearby };
    },
  };
}

const searchTypes = ['chats', 'messages', 'documents'] as const;
const hasHits = (answer: Record<SearchType, SearchHit[]>) => searchTypes.some((group) => answer[group].length > 0);

/** As many cards as fit beside the files, which get a third of the places, or more if there are fewer cards. */
function withRoomForFiles(cards: SearchHit[], files: SearchHit[], limit: number): SearchHit[] {
  const forFiles = Math.max(limit - cards.length, Math.ceil(limit / 3));
  const shownFiles = files.slice(0, forFiles);
  const shownCards = cards.slice(0, limit - shownFiles.length);
  return [...shownCards, ...shownFiles, ...cards.slice(shownCards.length), ...files.slice(shownFiles.length)];
}

/** The address of a chat; its page scrolls to the message that the address names. */
const messageAddress = ({ chat_id, message_id }: { chat_id: string; message_id: string }) =>
  `/chat/${chat_id}#message-${message_id}`;

function asTyped(words: string[]): SearchedWords {
  const typed = words.map((word) => exactPattern(word).regex);
  // In scripts without spaces, words have no end.
  const wholes = typed.map((regex) => (regex.startsWith(' ') ? `${regex} ` : regex));
  const beginnings = words.map((word, place) => orOne(word, typed[place] ?? ''));
  return { words, isClose: false, beginnings, wholes };
}

/** The index also finds the singular of a word, so it is marked, and counts in titles. */
function orOne(word: string, regex: string): string {
  const ones = onesOf(word).map((one) => ` ${one} `);
  return ones.length === 0 ? regex : `(?:${[regex, ...ones].join('|')})`;
}

/** Null when no word of the query may differ. */
function approximately(words: string[]): SearchedWords | null {
  const typos = words.map(typoRegex);
  if (typos.every((typo) => typo === null)) return null;
  // A typo may be anywhere in a word, so all of it is marked.
  const patterns = words.map((word, place) => {
    const typo = typos[place] ?? null;
    return orOne(word, typo === null ? exactPattern(word).regex : `${typo}[^ ]*`);
  });
  return { words, isClose: true, beginnings: patterns, wholes: patterns };
}

/** Sellers do not write markdown, so their characters stay as they are. */
function textOf({ role, parts }: SaidWords): string {
  const text = (parts ?? []).flatMap((part) => (part.type === 'text' && part.text ? [part.text] : [])).join('\n');
  return role === 'assistant' ? plainMarkdown(text) : text;
}

/** The text of the listing, apart from its title, that holds most of the words. */
function bestText(listing: Listing, patterns: RegExp[]): string {
  const texts = [
    htmlToText(listing.description),
    ...listing.bullets,
    ...listing.specifications.map(({ name, value }) => `${name}: ${value}`),
    listing.keywords.join(', '),
    listing.brand ?? '',
    listing.category ?? '',
    ...Object.entries(listing.identifiers).map(([name, value]) => `${name.toUpperCase()}: ${value}`),
  ].filter((text) => text !== '');
  const matched = texts.map((text) => patterns.filter((pattern) => firstMatchIn(text, [pattern]) !== null).length);
  return texts[matched.indexOf(Math.max(...matched))] ?? '';
}
