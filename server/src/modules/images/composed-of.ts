import { ProblemError } from '../../http/problem-error.ts';
import { RefusedPicture } from './picture-maker.ts';

/**
 * The pictures that one is made of, each after its own work. One that already is as it should be goes in as it
 * is, and so does one that cannot be worked on, which the notes say. If one cannot, and no other was changed, it fails.
 */
export async function preparedPictures(
  ids: readonly string[],
  prepare: (id: string) => Promise<{ id: string; credits: number }>,
): Promise<{ ids: string[]; credits: number; notes: string[] }> {
  const ready: string[] = [];
  const notes: string[] = [];
  let credits = 0;
  let failure: ProblemError | null = null;
  for (const [at, id] of ids.entries()) {
    try {
      const made = await prepare(id);
      ready.push(made.id);
      credits += made.credits;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code === 'credits_exhausted') throw error;
      ready.push(id);
      if (error instanceof RefusedPicture && error.reason === 'nothing_to_do') continue;
      failure = error;
      notes.push(`Picture ${at + 1} of them went in as it is: ${error.detail}`);
    }
  }
  if (failure !== null && credits === 0) throw failure;
  return { ids: ready, credits, notes };
}
