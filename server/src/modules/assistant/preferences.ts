import type { KeptPreference } from '@cardwright/contract/preferences';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { userPreferences } from '../../db/schema/preferences.ts';
import { storable } from '../../db/storable-text.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { AssistantPreferences } from './seller-ports.ts';
import type { Preference, PreferenceKind } from './tool-types.ts';

/** More than this is no preference any more, and every improvement reads them all. */
const mostPreferences = 100;
/** Of these the newest counts alone. */
const single = new Set<PreferenceKind>(['brand_voice', 'marketplace']);
/** These are sentences, found by a part of them; a word is found as a whole: "art" is not "smart". */
const sentences: PreferenceKind[] = ['other', 'units', 'brand_voice'];

export interface Preferences extends AssistantPreferences {
  /** With what tells them apart, oldest first. */
  kept(userId: string): Promise<KeptPreference[]>;
  /** False: there is none with this id, or it is somebody else's. */
  remove(userId: string, id: string): Promise<boolean>;
}

/** What sellers told the assistant about their way of working. Every statement names the user. */
export function createPreferences({ orm }: Database, clock: Clock, newId: NewId): Preferences {
  const ofUser = (userId: string) => eq(userPreferences.user_id, userId);
  const { id, kind, value, created_at } = userPreferences;
  return {
    kept: async (userId) => {
      const rows = await orm
        .select({ id, kind, value, created_at })
        .from(userPreferences)
        .where(ofUser(userId))
        .orderBy(asc(created_at), asc(id))
        .limit(mostPreferences);
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
    },
    remove: async (userId, wanted) => {
      const gone = await orm
        .delete(userPreferences)
        .where(and(ofUser(userId), eq(id, wanted)))
        .returning({ id });
      return gone.length > 0;
    },
    list: (userId) =>
      orm
        .select({ kind: userPreferences.kind, value: userPreferences.value })
        .from(userPreferences)
        .where(ofUser(userId))
        .orderBy(asc(userPreferences.created_at), asc(userPreferences.id))
        .limit(mostPreferences),
    remember: (userId, { kind, value }) =>
      orm.transaction(async (tx) => {
        // Two chats of one user remember one after the other, so that the limit and the single kinds hold.
        await tx.execute(sql`select 1 from users where id = ${userId} for update`);
        const own = await tx
          .select({ id: userPreferences.id, kind: userPreferences.kind, value: userPreferences.value })
          .from(userPreferences)
          .where(ofUser(userId));
        const kept = storable(value.trim());
        const isSame = (one: Preference) => one.kind === kind && one.value.toLowerCase() === kept.toLowerCase();
        if (own.some(isSame)) return null;
        const replaced = single.has(kind) ? (own.find((one) => one.kind === kind) ?? null) : null;
        if (replaced === null && own.length >= mostPreferences)
          throw new ProblemError(
            'conflict',
            `I can remember ${mostPreferences} preferences. Let me forget some first.`,
          );
        if (replaced !== null)
          await tx.delete(userPreferences).where(and(ofUser(userId), eq(userPreferences.kind, kind)));
        await tx
          .insert(userPreferences)
          .values({ id: newId(), user_id: userId, kind, value: kept, created_at: clock.now() });
        return replaced === null ? null : { kind: replaced.kind, value: replaced.value };
      }),
    forget: async (userId, { kind, value }) => {
      const wanted = value?.trim().toLowerCase();
      const gone = await orm
        .delete(userPreferences)
        .where(
          and(
            ofUser(userId),
            kind === undefined ? undefined : eq(userPreferences.kind, kind),
            wanted === undefined || wanted === ''
              ? undefined
              : or(
                  sql`lower(${userPreferences.value}) = ${wanted}`,
                  and(
                    inArray(userPreferences.kind, sentences),
                    sql`position(${wanted} in lower(${userPreferences.value})) > 0`,
                  ),
                ),
          ),
        )
        .returning({ kind: userPreferences.kind, value: userPreferences.value });
      return gone;
    },
  };
}
