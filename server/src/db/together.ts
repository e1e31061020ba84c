/**
 * Statements of one transaction that need nothing of each other: PostgreSQL gets them at once, in this order, without a round
 * trip for each. Over when all are over, so that none comes behind the end of the transaction.
 * @throws what failed first
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
  if (failures.length > 0) throw failures[0];
  return results as unknown as Results;
}
