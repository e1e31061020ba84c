import type { Conversation } from '../conversation.ts';
import { saidAs } from '../said-around.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';

/** "Ok then just the title". */
const onlyPart = saidAs(
  `(?:just|only|at least)(?: do| make)? ((?:the |its )?${sectionNoun})(?: (?:of it|for me|only|alone))*`,
);
const translates = /\btranslat\w*/i;
/** "And write friendly", "also always sound formal". */
const alsoTone = saidAs(
  '(?:(?:also|and|plus|always|please|you should)[\\s,]+)*(?:write|sound|be|stay|keep it)(?: (?:always|it|them|all|everything|more|a bit))* (?:in an? )?(friendly|formal|plain|warm|playful|casual|serious|simple|professional)(?: (?:tone|style|way|language|voice))?',
);

/** What narrows or goes on with the message before, which began no work on a card; null for other words. */
export function narrowedBefore({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  const last = earlier.at(-1);
  if (last === undefined || said.length > 80) return null;
  const [, part] = onlyPart.exec(said) ?? [];
  if (part !== undefined && last.steps.length === 0 && translates.test(last.text)) return `translate ${part}`;
  const [, tone] = alsoTone.exec(said) ?? [];
  return tone !== undefined && last.steps.at(-1)?.tool === 'remember_preference' ? `our brand voice is ${tone}` : null;
}
