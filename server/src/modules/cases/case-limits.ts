import { createHmac } from 'node:crypto';
import { caseMessagesADay } from '@cardwright/contract/case-limits';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/client-network.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';

/** Counts what visitors of public cases ask, in the database: over restarts, and for several servers together. */
export interface CaseLimits {
  /** Counts a question of this address; how many it has left today. @throws ProblemError `rate_limited` */
  countQuestion(address: string): Promise<number>;
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

/** `secret` keeps addresses from being found by trying: the hash is keyed, and another one each day. */
export function createCaseLimits(deps: { database: Database; clock: Clock; secret: Uint8Array }): CaseLimits {
  const { database, clock, secret } = deps;
  const today = () => clock.now().toISOString().slice(0, 10);
  /** The new count; null when `most` is reached. One statement, so that requests at once count one after the other. */
  const count = async (counted: string, day: string, most: number): Promise<number | null> => {
    const [row] = await database.query<{ messages: number }>(
      `insert into case_messages (counted, day, messages) values ($1, $2::date, 1)
       on conflict (counted, day) do update set messages = case_messages.messages + 1
         where case_messages.messages < $3::integer
       returning messages`,
      [counted, day, most],
    );
    return row?.messages ?? null;
  };
  const visitorOf = (address: string, day: string): string =>
    `visitor ${createHmac('sha256', secret)
      .update(`${day} ${networkOf(address)}`)
      .digest('hex')}`;
  return {
    async questionsLeft(address) {
      const day = today();
      const [row] = await database.query<{ messages: number }>(
        'select messages from case_messages where counted = $1 and day = $2::date',
        [visitorOf(address, day), day],
      );
      return caseMessagesADay - (row?.messages ?? 0);
    },
    async countQuestion(address) {
      const day = today();
      const asked = await count(visitorOf(address, day), day, caseMessagesADay);
      if (asked !== null) return caseMessagesADay - asked;
      const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(day) + dayMs - clock.now().getTime()) / 1000));
      throw new ProblemError(
        'rate_limited',
        `You have asked ${caseMessagesADay} questions today, and that is as many as a visitor can ask in a day. Please come back tomorrow.`,
        { retryAfterSeconds },
      );
    },
    takeModelAnswer: async (caseId) => (await count(`case ${caseId}`, today(), modelAnswersADay)) !== null,
    async removeOld() {
      await database.query('delete from case_messages where day < $1::date', [today()]);
    },
  };
}
