import type { Conversation } from '../conversation.ts';
import { lead, tail } from '../said-around.ts';

const section = '(title|headline|description|bullets|bullet points|keywords|tags|specifications|specs)';
const card = "((?:(?!(?:old|new|original|earlier|previous|current)\\b)[\\p{L}\\d'’-]+ ){0,3}?)";
const asBefore =
  '(?:(?:to )?(?:like|as|how|what|the way) (?:(?:it|they) (?:was|were)(?: before)?|before)|back(?: again)?)';
const goesBack = `(?:and |so |please |pls |just |can you )*(?:(?:make|put|change|set|turn|bring|leave|take|have|get|do) (?:it|them|that)(?: one)? (?:back )?${asBefore}|(?:undo|revert) (?:it|them|that)|back to the (?:old|previous) one|(?:use|take|give me|go back to|i want) (?:it|them|that)(?: one)?(?: again| back)?)`;
const as = (pattern: string) => new RegExp(`^${lead}${pattern}${tail}`, 'iu');
/** "I liked the old title more, put it back". */
const liked = as(
  `i (?:(?:really|actually|honestly|think i) )*(?:liked?|loved?|prefer(?:red)?) (?:the |my )?(?:old|original|earlier|previous) ${card}${section}(?: (?:much|way|a lot|far|better|more|best))*[,.;:! -]+${goesBack}`,
);
/** "I don't like the mug description, make it like before". */
const disliked = as(
  `(?:i|we) (?:do(?: not|n['’]?t)|did(?: not|n['’]?t)|no longer|never) (?:really |quite )?(?:like|love|want|need) (?:the |my |your |this |that |its )*(?:new )?${card}${section}(?: (?:now|at all|like (?:this|that)|any ?more))*[,.;:! -]+${goesBack}`,
);
/** "The original is better. Take it", behind a comparison. */
const originalTaken = as(
  `(?:the |my )?original(?: one| version| text)? (?:is|was|looks|reads|sounds) (?:(?:much|a lot|way|far|even|still) )*(?:better|nicer|clearer|best)[,.;:! -]+(?:and |so |please |pls |just |can you )*(?:take|use|keep|restore|go with|put|bring|i want|give me) (?:it|that|this)(?: one)?(?: back| again)?`,
);

/** What was not liked and shall be as before, said in the words of going back; null for other words. */
export function saidOfGoingBack({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 160 || earlier.every(({ steps }) => steps.length === 0)) return null;
  const [, name, part] = liked.exec(said) ?? disliked.exec(said) ?? [];
  if (part !== undefined) return `put the ${name ?? ''}${part.toLowerCase()} back`;
  return originalTaken.test(said) ? 'restore the original' : null;
}
