import { correctedStatement } from '../facts/corrected-facts.ts';
import { courtesy, declaredFact } from '../facts/declared-facts.ts';
import { exchangeTold } from '../facts/told-asides.ts';

/**
 * "No, the legs are steel, not oak": the words without what stands before them, where they say of which part the other
 * value is; elsewhere it may still be right. Null for other words.
 */
export function partCorrected(said: string): string | null {
  const told = said.replace(courtesy, '');
  const right = correctedStatement(told);
  return right !== null && declaredFact(right)?.field === 'specifications' ? told : null;
}

/** A correction as the words that the tables read: of that part alone, or of all texts. */
export const correctionTold = (command: string): string | null =>
  (command.length <= 120 ? partCorrected(command) : null) ?? exchangeTold(command);
