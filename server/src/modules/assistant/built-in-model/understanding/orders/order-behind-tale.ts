import { normalForm } from '../speech/normal-form.ts';
import { beginsWithOrder } from './order-forms.ts';

/** A tale has so many sentences before the order, or so many words. */
const fewestSentences = 4;
const fewestWords = 40;
const longest = 4_000;
const sentenceEnd = /(?<!\b(?:max|min|incl|excl|no|nr|approx|ca|etc|vs|mr|mrs|dr|st))[.!?]+\s+/i;
/** "So,", "anyway": the tale is over. */
const lead =
  /^(?:(?:so|anyway|anyways|well|whatever|now|ok|okay|right|in short|long story short|to cut it short|that said|in any case|hence|therefore|please|and|but|what i need(?: now)? is|what i want is)[\s,.:!-]+)+/i;
/** These ask, rule or wish in the tale itself, or hold what the order needs: the message is read as a whole. */
const heldInTale =
  /["“”«»:;]|\?|\b(?:please|pls|kindly|never|always|remember|from now on|in (?:the )?future|if|unless|until|when(?:ever)? you|instead|don['’]?t (?:want|change|touch|use|say|write)|do not (?:change|touch|use|say|write)|without)\b|\b(?:i|we)(?: just| only| really| also)* (?:want|need|wish|prefer|would like|['’]d like|ask)\b|\b(?:can|could|would|will|should|shall|may|must) (?:you|we|i)\b|\b(?:must|should|shall|has to|have to|needs? to|ought to|supposed to)\b|\bneeds? (?:a|an|some|more|better|work)\b|https?:/i;
/** What somebody else says is no wish of the seller's. */
const reported = /\b(?:says?|said|thinks?|thought|believes?|told (?:me|us)|tells (?:me|us)|claims?|keeps? saying)\b.*/i;
/** Points at what the tale names. */
const pointsBack = /\b(?:that|those|these|them|they|there|both|same|such|instead|so that|one of)\b/i;

/** "My father built this business … I took over in 2015 … Improve all my cards": the order alone; null for other messages. */
export function orderBehindTale(said: string): string | null {
  const text = said.trim();
  if (text.length > longest || text.includes('\n')) return null;
  const sentences = text.split(sentenceEnd).filter((one) => one.trim() !== '');
  const last = sentences.at(-1)?.trim() ?? '';
  const tale = sentences.slice(0, -1);
  const words = tale.join(' ').split(/\s+/).length;
  // A question in it wants its own answer.
  if (text.slice(0, text.length - last.length).includes('?')) return null;
  if (tale.length === 0 || (tale.length < fewestSentences && words < fewestWords)) return null;
  const isPolite = /\b(?:please|pls|kindly)\b/i.test(last);
  const order = last.replace(lead, '');
  if (pointsBack.test(order) || order.length > 200 || order.split(/\s+/).length < 2) return null;
  if (!beginsWithOrder(normalForm(order).text) || (!isPolite && /\?/.test(text.slice(-2)))) return null;
  const isTold = tale.every(
    (one) => !heldInTale.test(one.replace(reported, '')) && !beginsWithOrder(normalForm(one.replace(lead, '')).text),
  );
  return isTold ? order : null;
}
