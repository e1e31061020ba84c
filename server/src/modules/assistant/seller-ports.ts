import type { Plans, Subscription } from '@cardwright/contract/billing';
import type { CardFile, CardFileImportRequest } from '@cardwright/contract/card-files';
import type { Card, Comparison, CreateCardRequest, PatchCardRequest, Version } from '@cardwright/contract/cards';
import type { PublishedCase } from '@cardwright/contract/cases';
import type { ImagePart } from '@cardwright/contract/chats';
import type { ListQuery, Page } from '@cardwright/contract/common';
import type { CreateExportRequest, Export, ExportFormat } from '@cardwright/contract/exports';
import type { BulkJob, BulkQuote, BulkRequest } from '@cardwright/contract/library';
import type { Marketplace } from '@cardwright/contract/listings';
import type { ScoreBody } from '@cardwright/contract/scores';
import type { CreateTaskRequest, PatchTaskRequest, Task } from '@cardwright/contract/tasks';
import type { Source } from '@cardwright/listing/evidence';
import type { ProductPick } from '@cardwright/listing/import-file/picked-products';
import type { Listing, ListingSection } from '@cardwright/listing/listing';
import type { BriefCard, BriefQuery, PriceOfCard, StateOfCard } from '../cards/cards-list.ts';
import type { ImproveWishes, Preference, PreferenceKind, ToolInput } from './tool-types.ts';

/** The wishes that the listing engine knows, and those that only a writer can follow. */
export interface ImproveOptions {
  title_max?: number;
  description_max?: number;
  description_sentences?: number;
  bullets_max?: number;
  tone?: NonNullable<ImproveWishes['tone']>;
  length?: NonNullable<ImproveWishes['length']>;
  /** Counts for its sections before `length`. */
  lengths?: NonNullable<ImproveWishes['lengths']>;
  /** Preferences of the seller in plain words, such as "We write litres as L". */
  preferences?: string[];
  include_keywords?: string[];
  avoid_words?: string[];
}

/** What a model gets to rewrite a listing, and may use as facts. */
export interface RewriteInput {
  listing: Listing;
  sources: Source[];
  marketplace: Marketplace;
  sections?: ListingSection[];
  options?: ImproveOptions;
}

interface Improvement {
  changes: { path: string; reason: string }[];
  questions: { path: string; question: string; gain: number }[];
  flags: { path: string; text: string }[];
  unchanged?: { path: string; reason: string }[];
}

/** Something that the seller gives with a request: facts of a card may come from it. */
export interface TurnSource {
  kind: 'file' | 'message';
  text: string;
}

/** What the assistant needs of the cards module. Each call is bound to the user that it is given. */
export interface AssistantCards {
  importNow(
    userId: string,
    request: CreateCardRequest,
    options: {
      chat_id?: string;
      part_of?: string;
      /** Names the work that the turn's message asks for: what a try that failed has imported is not imported again. */
      request_id?: string;
      signal: AbortSignal;
      onProgress(step: string): void;
      /** Told when the card is that of an earlier try, which has paid for it. */
      onEarlier?(): void;
    },
  ): Promise<Card>;
  /** Fetches the page of a card again, and answers what it states differently than the last time. */
  reimportNow?(
    userId: string,
    cardId: string,
    options: { part_of?: string; signal: AbortSignal; onProgress(step: string): void },
  ): Promise<{ field: string; before: string; after: string; kept: boolean }[]>;
  get(userId: string, cardId: string): Promise<Card>;
  /** Cards without their listings; a page may have thousands. */
  listBriefly(userId: string, query: BriefQuery): Promise<Page<BriefCard>>;
  /** What these cards cost now, in no order. */
  prices(userId: string, cardIds: string[]): Promise<PriceOfCard[]>;
  /** Brand, availability and what is missing, in no order. */
  states(userId: string, cardIds: string[]): Promise<StateOfCard[]>;
  score(userId: string, cardId: string, marketplace?: Marketplace): Promise<ScoreBody>;
  /** As `score`, for a scoring credit; `key`: the same one again is charged once while the card stays as it is. `partOf`: the turn. */
  paidScore(
    userId: string,
    cardId: string,
    marketplace: Marketplace | undefined,
    key: string,
    partOf?: string,
  ): Promise<{ score: ScoreBody; is_charged: boolean }>;
  improveNow(
    userId: string,
    cardId: string,
    options: {
      marketplace?: Marketplace;
      sections?: ListingSection[];
      options?: ImproveOptions;
      signal?: AbortSignal;
      /** The turn whose step this is. */
      part_of?: string;
      rewrite?: (input: RewriteInput) => Promise<Listing>;
    },
  ): Promise<{ card: Card; improvement: Improvement; score_before: number; score_after: number; charged: number }>;
  compare(userId: string, cardId: string, from: string, to: string): Promise<Comparison>;
  /** What came with a request becomes a source of the card. */
  addSources(userId: string, cardId: string, sources: readonly TurnSource[]): Promise<void>;
  /** What the seller states becomes a source. @throws ProblemError `conflict` when the card has changed meanwhile */
  update(userId: string, cardId: string, change: PatchCardRequest): Promise<Card>;
  versions(userId: string, cardId: string, query: ListQuery): Promise<Page<Version>>;
  restore(userId: string, cardId: string, versionId: string): Promise<Card>;
  /** Makes a new version whose sections are those of earlier ones: the id of a version for each. */
  restoreSections(userId: string, cardId: string, versions: Partial<Record<ListingSection, string>>): Promise<Card>;
}

/** What the assistant needs of the exports module. */
export interface AssistantExports {
  create(userId: string, request: CreateExportRequest): Promise<Export>;
  /** Newest first. */
  list?(userId: string, query: ListQuery): Promise<Page<Export>>;
  /** The same again, or its cards in another format, for those that are still there. @throws ProblemError `conflict` while it is not over */
  retry?(userId: string, id: string, format?: ExportFormat): Promise<Export>;
}

/** What the assistant needs of work on many cards. */
interface AssistantBulk {
  quote(userId: string, request: BulkRequest): Promise<BulkQuote>;
  start(userId: string, request: BulkRequest, turn: { part_of: string; request_key?: string }): Promise<BulkJob>;
  /** Whether an earlier try of the turn has begun this work. */
  isRequested?(userId: string, requestKey: string): Promise<boolean>;
  /** Without these nobody looks on while it goes on. */
  get?(userId: string, jobId: string): Promise<BulkJob>;
  stop?(userId: string, jobId: string): Promise<BulkJob>;
  /** Newest first; without it a price does not tell of work that goes on. */
  list?(userId: string, query: { limit: number }): Promise<{ items: BulkJob[] }>;
  /** The cards that an improving job has changed, at most a hundred. */
  changedCards?(userId: string, jobId: string): Promise<string[]>;
}

/** A file that the seller attached to a chat. */
export interface AssistantFiles {
  /** @throws ProblemError `not_found` for a file of somebody else */
  read(userId: string, fileId: string): Promise<{ name: string; content_type: string; bytes: Uint8Array }>;
}

/** What the assistant needs to make cards of a file of products. */
export interface AssistantCardFiles {
  upload(userId: string, file: { name: string; bytes: Uint8Array }): Promise<CardFile>;
  start(userId: string, id: string, request: CardFileImportRequest & { pick?: ProductPick }): Promise<CardFile>;
  get(userId: string, id: string): Promise<CardFile>;
}

/** What the assistant needs of the images module. Each image that is made takes 1 image credit; `key` names the call. */
export interface AssistantImages {
  edit(
    userId: string,
    request: ToolInput<'edit_image'>,
    options: {
      chat_id: string;
      part_of: string;
      key: string;
      signal: AbortSignal;
      /** Then what is finished is answered. */
      soon: AbortSignal;
      onProgress(step: string): void;
    },
  ): Promise<{ images: ImagePart[]; notes: string[]; credits: number; is_part?: true }>;
  generate(
    userId: string,
    request: ToolInput<'generate_image'>,
    options: { chat_id: string; part_of: string; key: string; signal: AbortSignal; onProgress(step: string): void },
  ): Promise<{ images: ImagePart[]; notes: string[]; credits: number }>;
  /** `last`: the newest image that was made in the chat; `as_main` puts it first. Answers its place in the gallery, from 1. */
  addToGallery(
    userId: string,
    cardId: string,
    image: string,
    options: { chat_id: string; as_main?: boolean | undefined },
  ): Promise<{ image_id: string; position: number }>;
}

/** What the assistant needs of scheduled tasks. */
interface AssistantTasks {
  create(userId: string, request: CreateTaskRequest): Promise<Task>;
  list(userId: string, query: ListQuery): Promise<Page<Task>>;
  change(userId: string, id: string, request: PatchTaskRequest): Promise<Task>;
  /** `turn`: which asks for it; a task whose own run it is a part of is switched off, and its run ends as any other. */
  remove(userId: string, id: string, turn?: string): Promise<void>;
  /** Whether a task sent this message, at one of its times. */
  hasSent(userId: string, messageId: string): Promise<boolean>;
}

/** What the assistant needs of public cases. */
interface AssistantCases {
  publish(userId: string, cardId: string): Promise<PublishedCase>;
  takeBack(userId: string, cardId: string): Promise<void>;
}

/** What the assistant needs of billing. */
interface AssistantUsage {
  subscription(userId: string): Promise<Subscription>;
  plans(): Plans;
}

/** What the seller once said about the way of working, for all chats. */
export interface AssistantPreferences {
  list(userId: string): Promise<Preference[]>;
  /** Of kinds that can have one value only, the new one replaces the old one, which is answered. */
  remember(userId: string, preference: Preference): Promise<Preference | null>;
  /** Answers what was forgotten; without a kind and a value everything is. */
  forget(userId: string, which: { kind?: PreferenceKind; value?: string }): Promise<Preference[]>;
}

/** Everything that the tools reach. Tools whose port is missing are not offered. */
export interface AssistantPorts {
  cards: AssistantCards;
  exports: AssistantExports;
  bulk?: AssistantBulk;
  files?: AssistantFiles;
  cardFiles?: AssistantCardFiles;
  images?: AssistantImages;
  tasks?: AssistantTasks;
  cases?: AssistantCases;
  usage?: AssistantUsage;
  preferences?: AssistantPreferences;
}
