import type { ChatFile, FilePart } from '@cardwright/contract/chats';
import type { Database, Orm } from '../../../db/database.ts';
import { forgetRemoved, rememberToRemove } from '../../../db/files-to-remove.ts';
import type { NewId } from '../../../db/ids.ts';
import type { ChatFileFacts } from '../../../db/schema/chats.ts';
import { storable } from '../../../db/storable-text.ts';
import { notFound, ProblemError } from '../../../http/problem-error.ts';
import type { Clock } from '../../../outside/clock/clock.ts';
import type { FileStore } from '../../../outside/file-store/file-store.ts';
import type { SignedAddresses } from '../../../outside/file-store/signed-addresses.ts';
import { imageKind } from '../../images/image-kind.ts';
import type { ImagesService } from '../../images/images-service.ts';
import type { StoredFilePart } from '../message-parts.ts';
import { type ChatFileFactsRow, type ChatFileRow, createChatFilesStore } from './chat-files-store.ts';
import { createDocumentReader, type DocumentReader } from './read-document.ts';

export interface ChatFilesDeps {
  database: Database;
  files: FileStore;
  addresses: SignedAddresses;
  images: Pick<ImagesService, 'upload'>;
  clock: Clock;
  newId: NewId;
  onError(error: unknown): void;
}

/** The files of conversations. A file of somebody else, or of another chat, is as good as absent. */
export interface ChatFilesService {
  /**
   * Keeps a file that a message may name. The caller has checked that the chat is the user's.
   * @throws ProblemError `too_large`, `unsupported_type`, `invalid_request`, or `conflict` when too many wait
   */
  upload(userId: string, chatId: string, file: { name: string; bytes: Uint8Array }): Promise<ChatFile>;
  /** Forgets a file that was not sent. @throws ProblemError `not_found`, or `conflict` when a message has it */
  remove(userId: string, chatId: string, fileId: string): Promise<void>;
  /** All files of a chat, oldest first. */
  ofChat(userId: string, chatId: string): Promise<ChatFile[]>;
  /** Those of these files that are in the chat. */
  named(tx: Orm, userId: string, chatId: string, ids: readonly string[]): Promise<FilePart[]>;
  /** The parts for a message with these files, which belong to it from now on. @throws ProblemError `not_found` */
  attach(tx: Orm, userId: string, chatId: string, messageId: string, ids: readonly string[]): Promise<StoredFilePart[]>;
  /** The message is not sent after all: its files wait for another. */
  detach(tx: Orm, chatId: string, messageId: string): Promise<void>;
  /** What files of a chat say, so many characters of each; `characters` by the files' ids. */
  contents(chatId: string, characters: ReadonlyMap<string, number>): Promise<Map<string, string>>;
  /** The bytes of a file, for tools that work on it. @throws ProblemError `not_found` */
  read(userId: string, fileId: string): Promise<{ name: string; content_type: string; bytes: Uint8Array }>;
  /** Remembers in the transaction that removes them which files go, and answers their keys. */
  forget(tx: Orm, of: { chat: string } | { user: string }): Promise<string[]>;
  /** Removes what `forget` answered, once that is there to stay. */
  removeStored(keys: string[]): Promise<void>;
  /** Removes what was never sent, a day after it came. */
  removeOld(): Promise<void>;
  close(): Promise<void>;
}

const unsentLifeMs = 24 * 3_600_000;
/** So many files of a chat wait to be sent. */
const mostUnsent = 50;
/** Addresses of downloads are new with each view of a chat; they last as long as a page is left open. */
const downloadLifeMs = 24 * 3_600_000;

const contentTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: 'text/plain',
  pdf: 'application/pdf',
  image: 'image/webp',
} as const;
const endings = { csv: 'csv', xlsx: 'xlsx', text: 'txt', pdf: 'pdf' } as const;

export function createChatFiles(
  deps: ChatFilesDeps,
  reader: DocumentReader = createDocumentReader(),
): ChatFilesService {
  const { database, files, addresses, images, clock, newId, onError } = deps;
  const store = createChatFilesStore(database);

  const view = (row: ChatFileFactsRow): ChatFile => ({
    ...partOf(row),
    id: row.id,
    message_id: row.message_id,
    created_at: row.created_at.toISOString(),
  });
  const partOf = ({ id, name, kind, bytes, file_key, image_id, facts }: ChatFileFactsRow): FilePart => {
    const { picture, ...shown } = facts;
    const key = file_key ?? (image_id === null ? null : (picture?.file_key ?? null));
    const thumbnail = image_id === null ? null : (picture?.thumbnail_key ?? null);
    const until = new Date(clock.now().getTime() + downloadLifeMs);
    return {
      file_id: id,
      name,
      kind,
      bytes,
      ...shown,
      image_id,
      url: key === null ? '' : kind === 'image' ? addresses.ofImage(key) : addresses.ofDownload(key, name, until),
      thumbnail_url: thumbnail === null ? null : addresses.ofImage(thumbnail),
    };
  };

  /** What is kept of a file besides who has it; its own file is written when it has one. */
  const read = async (
    userId: string,
    id: string,
    { name, bytes }: { name: string; bytes: Uint8Array },
  ): Promise<Pick<ChatFileRow, 'kind' | 'file_key' | 'image_id' | 'content' | 'facts'>> => {
    if (imageKind(bytes) !== null) {
      const { id: image_id, width, height, file_key, thumbnail_key } = await images.upload(userId, { bytes, alt: '' });
      const facts = { ...noFacts, width, height, picture: { file_key, thumbnail_key } };
      return { kind: 'image', file_key: null, image_id, content: null, facts };
    }
    const { kind, content, rows, columns, pages, is_cut } = storable(await reader.read({ name, bytes }));
    const file_key = `chat-files/${id}.${endings[kind]}`;
    // A process that dies before the row is there leaves a file that the maintenance removes.
    await rememberToRemove(database.orm, [file_key], new Date(clock.now().getTime() + unsentLifeMs));
    await files.put(file_key, bytes);
    const facts = { ...noFacts, rows, columns, pages, is_cut, characters: content.length };
    return { kind, file_key, image_id: null, content, facts };
  };

  return {
    async upload(userId, chatId, file) {
      if ((await store.countUnsent(chatId, database.orm)) >= mostUnsent)
        throw new ProblemError(
          'conflict',
          `${mostUnsent} files wait to be sent in this chat. Send or remove some of them first.`,
        );
      const id = newId();
      const row: ChatFileRow = {
        id,
        user_id: userId,
        chat_id: chatId,
        message_id: null,
        name: storable(file.name),
        bytes: file.bytes.length,
        created_at: clock.now(),
        ...(await read(userId, id, file)),
      };
      await store.transaction(async (tx) => {
        await store.insert(row, tx);
        if (row.file_key !== null) await forgetRemoved(tx, [row.file_key]);
      });
      return view(row);
    },
    async remove(userId, chatId, fileId) {
      const row = await store.byId(userId, fileId);
      if (row === null || row.chat_id !== chatId) throw notFound('File');
      const removed = await store.transaction(async (tx) => {
        const gone = await store.removeUnsent(tx, userId, chatId, fileId);
        if (gone?.file_key) await rememberToRemove(tx, [gone.file_key], clock.now());
        return gone;
      });
      if (removed === null) throw new ProblemError('conflict', 'This file belongs to a message and stays with it.');
      if (removed.file_key !== null) await files.remove([removed.file_key]).catch(onError);
    },
    ofChat: async (userId, chatId) => (await store.ofChat(userId, chatId)).map(view),
    named: async (tx, userId, chatId, ids) => (await store.some(tx, userId, chatId, [...ids])).map(partOf),
    async attach(tx, userId, chatId, messageId, ids) {
      const wanted = [...new Set(ids)];
      const rows = await store.some(tx, userId, chatId, wanted);
      if (rows.length < wanted.length) throw notFound('File');
      await store.bind(tx, wanted, messageId);
      return rows.map((row) => ({
        type: 'data-file',
        id: row.id,
        data: { ...partOf(row), url: '', thumbnail_url: null },
      }));
    },
    detach: (tx, chatId, messageId) => store.unbind(tx, chatId, messageId),
    contents: (chatId, characters) => store.contents(chatId, characters),
    async read(userId, fileId) {
      const row = await store.byId(userId, fileId);
      const key = row?.file_key ?? (row?.image_id == null ? null : row.facts.picture?.file_key);
      if (row === null || key == null) throw notFound('File');
      return { name: row.name, content_type: contentTypes[row.kind], bytes: await files.get(key) };
    },
    async forget(tx, of) {
      const keys = await store.keysOf(tx, of);
      await rememberToRemove(tx, keys, clock.now());
      return keys;
    },
    removeStored: (keys) => files.remove(keys).catch(onError),
    async removeOld() {
      const now = clock.now();
      const keys = await store.transaction(async (tx) => {
        const rows = await store.removeUnsentBefore(tx, new Date(now.getTime() - unsentLifeMs));
        const gone = rows.flatMap(({ file_key }) => (file_key === null ? [] : [file_key]));
        await rememberToRemove(tx, gone, now);
        return gone;
      });
      await files.remove(keys);
    },
    close: reader.close,
  };
}

const noFacts: ChatFileFacts = {
  rows: null,
  columns: null,
  pages: null,
  characters: null,
  is_cut: false,
  width: null,
  height: null,
  picture: null,
};
