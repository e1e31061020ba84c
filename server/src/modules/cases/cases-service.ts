import type { Comparison, Version } from '@cardwright/contract/cards';
import type { CaseMessageRequest, PublicCase, PublicVersion, PublishedCase } from '@cardwright/contract/cases';
import type { UIMessageChunk } from 'ai';
import type { Orm } from '../../db/database.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { type Entitlements, planRequired } from '../billing/entitlements.ts';
import type { CardsService } from '../cards/cards-service.ts';
import { type CaseChatDeps, caseAnswer } from './case-chat.ts';
import type { CaseLimits } from './case-limits.ts';
import { casePictures, keyOfForm, type StoredPicture } from './case-pictures.ts';
import type { CaseRow, CasesStore } from './cases-store.ts';
import { createOpenCases } from './open-cases.ts';

/** Cards that their sellers show to everybody: as they are now, with nothing that leads to the seller. */
export interface CasesService {
  /**
   * Publishes a card; one that is already published keeps its case.
   * @throws ProblemError `conflict` for a card without a listing yet, `plan_required` above the plan's number of cases
   */
  publish(userId: string, cardId: string): Promise<PublishedCase>;
  /** From now on the address answers 404 for good: publishing again makes another one. */
  takeBack(userId: string, cardId: string): Promise<void>;
  get(caseId: string): Promise<PublicCase>;
  /** `from` and `to` are `original`, `current` or the id of one of these two; no other version is public. */
  compare(caseId: string, from: string, to: string): Promise<Comparison>;
  /** Key of the file of a picture of the case, in a form that `casePictures` names. */
  pictureKey(caseId: string, imageId: string, form: string): Promise<string>;
  /**
   * Answers a visitor's question from the case alone; nothing is kept except that it was asked. The answer ends with an
   * `error` chunk once the case is taken back.
   * @param address of the visitor, for counting
   * @param requestId of a request that may be sent again: it is answered again, and counted once
   * @throws ProblemError `rate_limited` after a day's questions
   */
  ask(caseId: string, question: CaseMessageRequest, address: string, requestId?: string): Promise<CaseAnswer>;
  /** How many questions a visitor of this address has left today. */
  questionsLeft(address: string): Promise<number>;
  /** Forgets what was counted on days that are over. */
  removeOld(): Promise<void>;
  /** How the module takes part in the deletion of an account. */
  eraser: { erase(userId: string, tx: Orm): Promise<string[]> };
}

interface CaseAnswer {
  /** Questions that the visitor has left today. */
  left: number;
  chunks(signal: AbortSignal): AsyncGenerator<UIMessageChunk>;
}

export interface CasesServiceDeps {
  store: CasesStore;
  cards: Pick<CardsService, 'get' | 'compare'>;
  picturesOf(cardId: string): Promise<StoredPicture[]>;
  entitlements: Pick<Entitlements, 'canUse' | 'limitOf'>;
  limits: CaseLimits;
  chat: CaseChatDeps;
  clock: Clock;
  /** Makes an id that cannot be guessed. */
  newCaseId(): string;
  /** Makes an address of ours absolute. */
  publicUrl(path: string): string;
}

/** How often one request may ask the model, so that sending it again cannot get around the daily limit. */
const modelAnswersAQuestion = 3;
const takenBack = 'This listing is not public any more.';

export function createCasesService(deps: CasesServiceDeps): CasesService {
  const { store, cards, picturesOf, entitlements, limits, chat, clock, newCaseId, publicUrl } = deps;
  const openCases = createOpenCases(async (caseId) => (await store.byId(caseId)) !== null);
  const rowOf = async (caseId: string): Promise<CaseRow> => {
    const row = await store.byId(caseId);
    if (row === null) throw notFound('Case');
    return row;
  };
  const shown = async (caseId: string) => {
    const row = await rowOf(caseId);
    return { row, card: await cardOf(row) };
  };
  /** A card that was deleted between two reads takes its case with it. */
  const cardOf = (row: CaseRow) =>
    cards.get(row.user_id, row.card_id).catch((error: unknown) => {
      throw error instanceof ProblemError && error.code === 'not_found' ? notFound('Case') : error;
    });

  return {
    eraser: {
      async erase(userId, tx) {
        await store.forgetCounts(userId, tx);
        return [];
      },
    },
    async publish(userId, cardId) {
      const card = await cards.get(userId, cardId);
      if (card.status === 'importing' || (card.status === 'failed' && card.current.listing.title === ''))
        throw new ProblemError('conflict', 'This card has no listing to show yet. Publish it once it is imported.');
      const limit = await entitlements.limitOf(userId, 'public_cases');
      const case_id = await store.publish(userId, cardId, newCaseId(), clock.now(), limit);
      if (case_id === 'full') throw planRequired(await entitlements.canUse(userId, 'public_cases'));
      if (case_id === null) throw notFound('Card');
      return { case_id, url: publicUrl(`/case/${case_id}`) };
    },
    async takeBack(userId, cardId) {
      if (!(await store.takeBack(userId, cardId))) throw notFound('Card');
      openCases.check();
    },
    async get(caseId) {
      const { row, card } = await shown(caseId);
      return {
        case_id: row.id,
        marketplace: card.marketplace,
        brand_store: card.brand_store,
        original: publicVersion(card.original),
        current: publicVersion(card.current),
        images: casePictures(row.id, card.images, await picturesOf(row.card_id)),
        score: card.score,
        published_at: row.published_at.toISOString(),
        updated_at: card.updated_at,
      };
    },
    async compare(caseId, from, to) {
      const { row, card } = await shown(caseId);
      const open = ['original', 'current', card.original.id, card.current.id];
      if (!open.includes(from) || !open.includes(to)) throw notFound('Version');
      return withoutSources(await cards.compare(row.user_id, row.card_id, from, to));
    },
    async pictureKey(caseId, imageId, form) {
      const row = await rowOf(caseId);
      const picture = (await picturesOf(row.card_id)).find(({ id }) => id === imageId);
      const key = picture === undefined ? null : keyOfForm(picture, form);
      if (key === null) throw notFound('Image');
      return key;
    },
    async ask(caseId, { text, earlier = [] }, address, requestId) {
      const { card } = await shown(caseId);
      const { left, times } = await limits.countQuestion(address, requestId);
      const withModel = chat.model !== null && times <= modelAnswersAQuestion && (await limits.takeModelAnswer(caseId));
      const question = { id: requestId ?? chat.newId(), listing: card.current.listing, text, earlier };
      return {
        left,
        async *chunks(gone) {
          const open = openCases.watch(caseId, gone);
          try {
            for await (const chunk of caseAnswer(chat, question, withModel, open.signal)) {
              if (open.signal.aborted) break;
              yield chunk;
            }
            if (open.signal.aborted && !gone.aborted) yield { type: 'error', errorText: takenBack };
          } finally {
            open.release();
          }
        },
      };
    },
    questionsLeft: (address) => limits.questionsLeft(address),
    removeOld: () => limits.removeOld(),
  };
}

const publicVersion = ({ id, number, created_at, listing }: Version): PublicVersion => ({
  id,
  number,
  created_at,
  listing,
});

/** Removes the words of sources: they may be what the seller said or attached. */
function withoutSources({ facts, ...comparison }: Comparison): Comparison {
  if (facts === undefined) return comparison;
  const added = facts.added.map(({ path, kind, text }) => ({ path, kind, text }));
  return { ...comparison, facts: { ...facts, added } };
}
