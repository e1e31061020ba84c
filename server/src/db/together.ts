/**
 * Statements of one transaction that do not depend on each other: PostgreSQL gets them at once, in this order, without a round
 * trip for each. Resolves when all have ended, so that none comes after the end of the transaction.
 * @throws the error that came first, not what PostgreSQL refused because of it, even if that ended before
 */
export async function together<Results extends readonly unknown[]>(
  ...work: { [Place in keyof Results]: Promise<Results[Place]> }
): Promise<Results> {
  const failures: unknown[] = [];
  const results = await Promise.all(
    work.map((one) =>
      one.catch((error: unknown) => {
        failures.push(error);
      }),
    ),
  );
  if (failures.length > 0) throw failures.find((error) => !isRefusedAfterFailure(error)) ?? failures[0];
  return results as unknown as Results;
}

/** SQLSTATE of a statement in a transaction that has failed already. */
const inFailedTransaction = '25P02';

/** Drizzle wraps the driver's error as its cause. */
function isRefusedAfterFailure(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if ('code' in inner && inner.code === inFailedTransaction) return true;
  return false;
}
