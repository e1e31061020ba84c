import { createHmac } from 'node:crypto';
import { caseMessagesADay } from '@cardwright/contract/case-limits';
import { and, eq, gte, lt, notLike, or, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { caseMessages } from '../../db/schema/cases.ts';
import { networkOf } from '../../http/client-network.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';

/** Counts what visitors of public cases ask, in the database: over restarts, and for several servers together. */
export interface CaseLimits {
  /**
   * Counts a question from this address, once per request id for a day or more; returns how many the address has left
   * today, and how often this question has come.
   * @throws ProblemError `rate_limited`
   */
  countQuestion(address: string, requestId: string | undefined): Promise<{ left: number; times: number }>;
  /** How many questions this address has left today. */
  questionsLeft(address: string): Promise<number>;
  /** Whether a language model may still answer for this case today; true counts one. */
  takeModelAnswer(caseId: string): Promise<boolean>;
  /** Forgets the days that are over. */
  removeOld(): Promise<void>;
}

/** What the visitors of one case can cost its installation in a day; beyond it the built-in answers go on. */
const modelAnswersADay = 200;
const dayMs = 24 * 3_600_000;

/** `secret` keeps addresses from being found by trying: the hash is keyed, and the key differs each day. */
export function createCaseLimits(deps: { database: Database; clock: Clock; secret: Uint8Array }): CaseLimits {
  const { database, clock, secret } = deps;
  const dayAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString().slice(0, 10);
  const today = () => dayAgo(0);
  const oneMore = { messages: sql`${caseMessages.messages} + 1` };
  /** The new count; null when `most` is reached. One statement, so that requests at once count one after the other. */
  const count = async (counted: string, day: string, most: number, tx = database.orm): Promise<number | null> => {
    const [row] = await tx
      .insert(caseMessages)
      .values({ counted, day, messages: 1 })
      .onConflictDoUpdate({
        target: [caseMessages.counted, caseMessages.day],
        set: oneMore,
        setWhere: lt(caseMessages.messages, most),
      })
      .returning();
    return row?.messages ?? null;
  };
  /** How often the question with this id has come by now; null when it is new. */
  const countAgain = async (counted: string, tx: Orm): Promise<number | null> => {
    // Two requests with it, at once, count one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('case question'), hashtext(${counted}))`);
    const [row] = await tx
      .update(caseMessages)
      .set(oneMore)
      .where(and(eq(caseMessages.counted, counted), gte(caseMessages.day, dayAgo(1))))
      .returning();
    return row?.messages ?? null;
  };
  const leftOf = async (visitor: string, day: string, tx = database.orm): Promise<number> => {
    const [row] = await tx
      .select()
      .from(caseMessages)
      .where(and(eq(caseMessages.counted, visitor), eq(caseMessages.day, day)));
    return caseMessagesADay - (row?.messages ?? 0);
  };
  const visitorOf = (address: string, day: string): string =>
    `visitor ${createHmac('sha256', secret)
      .update(`${day} ${networkOf(address)}`)
      .digest('hex')}`;
  return {
    questionsLeft(address) {
      const day = today();
      return leftOf(visitorOf(address, day), day);
    },
    async countQuestion(address, requestId) {
      const day = today();
      const visitor = visitorOf(address, day);
      const question = requestId === undefined ? null : `question ${requestId}`;
      const counted = await database.orm.transaction(async (tx) => {
        const times = question === null ? null : await countAgain(question, tx);
        if (times !== null) return { left: await leftOf(visitor, day, tx), times };
        const asked = await count(visitor, day, caseMessagesADay, tx);
        if (asked === null) return null;
        if (question !== null) await tx.insert(caseMessages).values({ counted: question, day, messages: 1 });
        return { left: caseMessagesADay - asked, times: 1 };
      });
      if (counted !== null) return counted;
      const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(day) + dayMs - clock.now().getTime()) / 1000));
      throw new ProblemError(
        'rate_limited',
        `You have asked ${caseMessagesADay} questions today, and that is as many as a visitor can ask in a day. Please come back tomorrow.`,
        { retryAfterSeconds },
      );
    },
    takeModelAnswer: async (caseId) => (await count(`case ${caseId}`, today(), modelAnswersADay)) !== null,
    async removeOld() {
      // A question may be sent again for a day.
      const isOver = or(notLike(caseMessages.counted, 'question %'), lt(caseMessages.day, dayAgo(1)));
      await database.orm.delete(caseMessages).where(and(lt(caseMessages.day, today()), isOver));
    },
  };
}
