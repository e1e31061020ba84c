import { type Conversation, cardInHand } from '../conversation.ts';
import type { IntentLabel } from '../learned/guess.ts';
import { readingOf } from '../learned/guess.ts';
import { surroundingsOf } from '../surroundings.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

/** Less likely than this, a work is not worth naming. */
const leastLikely = 0.06;
const mostOffered = 3;

/** How each work is asked for in plain words, and what it takes. */
const waysToSay: Partial<Record<IntentLabel, (section: string | undefined) => string>> = {
  improve_card: (section) =>
    `"improve ${section === undefined ? 'it' : `the ${section}`}" (20 credits for a marketplace)`,
  edit_card: (section) =>
    section === undefined
      ? 'a change in your words, such as "set the weight to 300 g" or "add the bullet: Fits every bag"'
      : `a change in your words, such as "${section === 'title' || section === 'description' ? `set the ${section} to: …` : `add the ${section === 'keywords' ? 'keyword' : section === 'bullets' ? 'bullet' : 'specification'}: …`}"`,
  score_card: () => '"score it" (1 scoring credit)',
  read_card: () => '"show me the card"',
  answer_from_card: () => 'a question that the card answers, such as "what material is it?"',
  compare_versions: () => '"what has changed?"',
  restore_version: () => '"undo"',
  export_cards: () => '"export it as CSV"',
  edit_image: () => '"make the main image white and square" (1 image credit)',
  generate_image: () => '"make a size chart" (1 image credit)',
  list_cards: () => '"show my cards"',
  improve_cards: () => '"improve all my cards": I tell you the price first',
  score_cards: () => '"score all my cards": I tell you the price first',
  create_card: () => '"create a card: …" and the facts of the product (5 credits)',
  import_listing: () => 'the address of a product page, or its text pasted here (5 credits)',
  schedule_task: () => '"every Monday at 9 score all my cards"',
  list_tasks: () => '"show my tasks"',
  remember_preference: () => '"never use the word …"',
  show_usage: () => '"how many credits are left?"',
};
const ofNoCard = new Set<IntentLabel>([
  'list_cards',
  'improve_cards',
  'score_cards',
  'create_card',
  'import_listing',
  'schedule_task',
  'list_tasks',
  'remember_preference',
  'show_usage',
]);

/** What a message that nobody understood most likely asks for, in words that are understood; null where nothing is likely. */
export function likeliest(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const hasCard = cardInHand(earlier, shownCardId) !== null;
  const [section] = sectionNamed(current.text.toLowerCase());
  const offered = readingOf(current.text, surroundingsOf(conversation))
    .guesses.filter(({ label, probability }) => probability >= leastLikely && (hasCard || ofNoCard.has(label)))
    .flatMap(({ label }) => waysToSay[label]?.(section) ?? [])
    .slice(0, mostOffered);
  if (offered.length === 0 || (earlier.length === 0 && !hasCard)) return null;
  return `I did not understand that, and have changed nothing. Do you mean one of these?\n\n${offered.map((way) => `- ${way}`).join('\n')}\n\nSay it in such words; "help" lists all that I can do.`;
}
