import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement that came this often has come to stay; lists of any length make texts that never come again. */
const often = 20;
/** So many texts are counted, and at most as many plans kept on a connection. */
const mostTexts = 500;

/** The same text has the same name on every connection. */
export const planName = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** How often texts have come, and the names of those that come often. */
export function createPlanNames() {
  const known = new Map<string, { count: number; name: string | undefined }>();
  return {
    /** Undefined: its plan is not kept. */
    of(text: string): string | undefined {
      const seen = known.get(text) ?? { count: 0, name: undefined };
      if (seen.count === 0 && known.size >= mostTexts) return undefined;
      known.set(text, seen);
      seen.count += 1;
      if (seen.count === often) seen.name = planName(text);
      return seen.name;
    },
  };
}

type Names = ReturnType<typeof createPlanNames>;

/**
 * Connections that keep the plans of what is done again and again inside of transactions, which are statements about single
 * rows: planning takes PostgreSQL longer than carrying them out. Searches, whose best plan depends on the words, are not.
 */
export function clientsWithPlans(names: Names): new () => pg.ClientBase {
  class ClientWithPlans extends pg.Client {
    private send = super.query as (...args: unknown[]) => unknown;
    override query = ((query: unknown, ...rest: unknown[]) => {
      const isOfRows = isUnnamed(query) && Array.isArray(rest[0]) && rest[0].length > 0;
      const name = isOfRows && this.getTransactionStatus() === 'T' ? names.of(query.text) : undefined;
      return this.send(name === undefined ? query : { ...(query as object), name }, ...rest);
    }) as pg.Client['query'];
  }
  return ClientWithPlans as new () => pg.ClientBase;
}

const isUnnamed = (query: unknown): query is { text: string } => {
  const { text, name } = (query ?? {}) as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined;
};
