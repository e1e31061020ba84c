import type { Conversation } from '../conversation.ts';

/** So many are asked at once. */
const mostQuestions = 5;

/** "Which of these can you state: size, weight?" is asked again with other words after the colon. */
const askedFor = (question: string) => question.replace(/:.*$/s, '');

/** Whether an earlier turn has asked a question already. Pure. */
export function askedBefore({ earlier }: Pick<Conversation, 'earlier'>): (question: string) => boolean {
  const asked = new Set(
    earlier.flatMap(({ steps }) =>
      steps
        .flatMap(({ output }) => ('questions' in output ? output.questions.slice(0, mostQuestions) : []))
        .map(({ question }) => askedFor(question)),
    ),
  );
  return (question) => asked.has(askedFor(question));
}
