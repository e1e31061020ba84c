import type { Orm } from '../../db/database.ts';

/** How a module takes part in the deletion of an account. Rows that refer to the account go by themselves. */
export interface AccountEraser {
  /** Stops work of the account that is under way. */
  stop?(userId: string): Promise<void>;
  /** Deletes what no reference reaches, and answers the keys of the files that nobody will own any more. */
  erase(userId: string, tx: Orm): Promise<string[]>;
}
