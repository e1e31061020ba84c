import type { Orm } from '../../db/database.ts';

/** How a module takes part in the deletion of an account. Rows that refer to the account are deleted by the database. */
export interface AccountEraser {
  /** Stops work of the account that is under way. */
  stop?(userId: string): Promise<void>;
  /** Deletes what no foreign key reaches, and returns the keys of the files that nobody will own any more. */
  erase(userId: string, tx: Orm): Promise<string[]>;
}
