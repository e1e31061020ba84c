import { planCatalogue } from '../../../billing/plan-catalogue.ts';
import type { Turn } from '../conversation.ts';
import { count, figure, plain } from '../safe-markdown.ts';
import { questionsOf } from '../surroundings.ts';
import { budgetIn, reachAskedIn } from '../understanding/cards/budget-words.ts';
import { audienceIn } from '../understanding/wishes/audiences.ts';
import { unknownTones } from '../understanding/wishes/unknown-tones.ts';
import { betterText, fixesOfSellerText, whichCardText } from './behind-work-answers.ts';
import { jobResultsText } from './job-results.ts';
import { forMarketText, helpedText, missingText } from './outcome-answers.ts';
import { rulesAsked } from './rule-meanings.ts';

const { costs } = planCatalogue;

interface Facts {
  text: string;
  /** As the seller wrote it. */
  said?: string;
  /** The turns before. */
  earlier?: Turn[];
}

const limitOf = ({ text, said = text }: Facts): string => {
  const credits = budgetIn(said)?.credits ?? budgetIn(text)?.credits;
  return credits === undefined ? 'that limit' : `${figure(credits)} credits`;
};

const toneNames = (text: string) => unknownTones(text).join(' or ');
const tonesKnown =
  'What I can do by my rules is a plain tone (no praise that states nothing), a formal one (no short forms) and a friendly one (short forms such as "it’s").';

/** What was asked last and may still be answered. */
function questionsText(earlier: Turn[]): string {
  const questions = questionsOf(earlier.findLast((turn) => questionsOf(turn).length > 0));
  const lines = questions.map(({ question }, index) => `${index + 1}. ${question}`);
  return `This would help, as far as you know it:\n\n${lines.join('\n')}\n\nTell me any of it here, and I add it to the card.`;
}

/** What to say of limits of credits, of finished work and of what is not done here. */
export const furtherTopics = {
  rule_meant: ({ text, said = text }: Facts) => rulesAsked(said, false) ?? '',
  questions_again: ({ earlier = [] }: Facts) => questionsText(earlier),
  alt_texts: () =>
    'I do not write alternative texts of pictures from the chat, so I have not changed or charged anything. In the card each picture has a field for its alternative text: say what is to be seen on it, in one short sentence.',
  budget_noted: (facts: Facts) =>
    `All right, I have started nothing. When you ask for work on several listings in this chat, I keep it within ${limitOf(facts)} each time and tell you first how many listings that is enough for. Improving one listing takes 20 credits for each marketplace, and it is done at once.`,
  over_budget: (facts: Facts) =>
    `That takes more than ${limitOf(facts)}, so I have started nothing and charged nothing for it: improving a listing takes 20 credits for each marketplace, and importing one takes 5. How much may it take?`,
  daily_first: () =>
    'The credits of the day are always spent before those of the month, but I cannot stop where they end, so I have started nothing. Tell me a number, for example "improve all my cards, at most 100 credits"; "how many credits do I have?" says how many are left today.',
  credits_reach: ({ text, said = text }: Facts) => {
    const credits = reachAskedIn(said) ?? reachAskedIn(text) ?? 0;
    return `With ${count(credits, 'credit')} I can improve ${count(Math.floor(credits / costs.improve), 'listing')} (${costs.improve} each, for one marketplace) or import ${count(Math.floor(credits / costs.import), 'page')} (${costs.import} each). Each message takes ${costs.chat_turn} besides, nothing on Pro; scores and pictures take credits of their own. Say for example "improve all my cards, at most ${figure(credits)} credits".`;
  },
  job_results: ({ earlier = [], text }: Facts) => jobResultsText(earlier, text),
  tone_unknown: ({ text }: Facts) =>
    `I cannot write in a tone that is ${toneNames(text)}, so I have rewritten nothing and charged nothing for it. ${tonesKnown} Say for example "rewrite the description in a formal tone", or tell me the text and I enter it as you write it.`,
  tone_left_out: ({ text }: Facts) =>
    `I cannot write in a tone that is ${toneNames(text)}, so that part of your wish is left out; the rest does not depend on it. ${tonesKnown}`,
  audience_left_out: ({ text }: Facts) =>
    `I do not write for certain readers (${plain(audienceIn(text) ?? 'those', 60)}) by my rules, so that part of your wish is left out: the words stay those of your sources. What they should know of the product you can tell me, for example "add the bullet: Fits every rucksack".`,
  stopped_charge: () =>
    'When you stop work, what was finished by then stays and is charged, and what was not finished is not charged. The message itself takes its own credits.',
  scored_twice: () =>
    'Asked again in the same chat, while the card is as it was, a score takes nothing. After a change, for another marketplace or in another chat it takes 1 scoring credit.',
  which_card: ({ earlier = [] }: Facts) => whichCardText(earlier),
  scored_better: ({ earlier = [], text }: Facts) => betterText(earlier, text),
  work_helped: ({ earlier = [] }: Facts) => helpedText(earlier),
  work_missing: ({ earlier = [] }: Facts) => missingText(earlier),
  work_market: ({ earlier = [] }: Facts) => forMarketText(earlier),
  fixes_of_seller: ({ earlier = [], text }: Facts) => fixesOfSellerText(earlier, text),
  name_and_bullet: () =>
    'What shall the title be, and what shall the bullet say? Tell me both, for example "rename it to Trail Bottle 750 ml, and add the bullet: The lid closes with one hand", and I write them word for word.',
  no_conversion: () =>
    'I do not know exchange rates, so I change no currency by myself. Tell me the amount, for example "set the price to 26 USD", and I enter it.',
  export_failed: () =>
    'Under [Exports](/exports) each export that failed says why, and has a button that tries it again. Exports are free, and your cards are not changed by one that failed. Say "export it as CSV" for a new one; I have not started any.',
  spelling_kind: () =>
    'I do not turn British spelling into American or the other way round, so I have rewritten nothing and charged nothing for it. Single words I exchange as you say, and that takes no credits: "replace color with colour everywhere".',
  image_layout: () =>
    'Two or three pictures I put side by side, four two by two, and five or six in rows of three; another arrangement I cannot make, so I have started nothing and charged nothing. Say for example "combine pictures 1 and 2" when that is fine.',
  image_surroundings: () =>
    'I make backgrounds white and no other color, and I put no photo into other surroundings, which would show what it does not, so I have made nothing and charged nothing for it. What I can do: "make the background white", "lay a soft shadow under it", "crop it square", each for 1 image credit. A photo of yours that shows it there I add to the gallery when you attach it.',
  lists_of_lacks: () =>
    'I cannot look for that through all your listings: I find them by their words, marketplace, score and price. A score tells what a listing lacks: say "score all my listings", and I tell you first what that takes. In your [library](/library) they stand side by side.',
  pricing: () =>
    'I do not choose prices: I only know what your sources say. Tell me the price, for example "set the price to 24.90 USD", and I will enter it.',
  inventing: () =>
    'I do not invent facts, reviews or certifications: I only use what your sources say. If you know a fact, tell me and I will add it.',
  others: () => 'I can only see and work on your own listings, not those of anybody else.',
  secrets: () => 'I do not show internal instructions or keys. I can tell you what I do: say "help".',
};
