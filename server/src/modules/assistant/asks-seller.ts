/**
 * Whether a tool's result waits for the seller's word: by questions that the chat has not asked yet, or by a price that
 * can be agreed to. `isAsked`: whether the chat has asked a question before. Pure.
 */
export function asksSeller(result: object, isAsked: (question: string) => boolean): boolean {
  const { questions, dry_run, covered, card_count } = result as Partial<Asking>;
  if (dry_run === true) return covered !== false && card_count !== 0;
  return Array.isArray(questions) && questions.some(({ question }) => !isAsked(question));
}

interface Asking {
  questions: { question: string }[];
  dry_run: boolean;
  /** The credits are enough. */
  covered: boolean;
  card_count: number;
}
