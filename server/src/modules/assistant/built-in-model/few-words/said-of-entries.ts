import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, type Turn } from '../conversation.ts';
import { lead, tail } from '../said-around.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const as = (pattern: string) => new RegExp(`^${lead}${pattern}${tail}`, 'iu');
const words = "([\\p{L}\\d][\\p{L}\\d'’ %-]{1,40}?)";
const oneWith = `(?:the|that) (?:one|point|line) (?:about|with|on|that (?:says|mentions|is about)) (?:the )?${words}`;
/** "Remove the one about hooks", where bullets were spoken of. */
const removes = as(`(?:remove|delete|drop|take out|cut|lose|kick out|get rid of) ${oneWith}`);
/** "Drop the last one", where bullets were spoken of. */
const removesPlace = as(
  `(remove|delete|drop|take out|cut|lose|kick out|get rid of) (?:the )?(first|second|third|fourth|fifth|sixth|last)(?: one)?`,
);
/** "And the one with the paint last". */
const moves = as(
  `(?:(?:put|move|bring) )?${oneWith} (?:(?:comes |goes |should (?:be|come|go) )?(last|first)|(?:to|at) the (?:very )?(end|bottom|top|start|beginning|front))`,
);
/** "Drop 'for Children' from it", behind the title. */
const dropsFrom = as(
  `(?:remove|delete|drop|take|cut|leave|lose) (?:out )?(?:the words? )?(["“'‘][^"”'’\\n]{2,60}["”'’]) (?:from|out of|of|in) (?:it|there|that)`,
);
/** "Add "rucksack" to them", "remove led lamp from there", where bullets or keywords were spoken of. */
const inList = as(
  `(add|put|include|insert|remove|delete|drop|take|cut|leave|kick|throw) (?:out )?(?:the words? )?(["“][^"”\\n]{2,80}["”]|(?!(?:it|that|this|them|these|those|all|both|everything|one|some|more|another)\\b)[\\p{L}\\d][\\p{L}\\d'’ %,-]{1,60}?) (?:to|in|into|from|out of|of) (?:it|there|them|these|those|the list)`,
);
const adds = /^(?:add|put|include|insert)$/i;

/** So many messages back a text is still spoken of. */
const recently = 3;

/** What is said of one entry or of words of the text that was spoken of last, in full; null for other words. */
export function saidOfEntries({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 160 || cardInHand(earlier, shownCardId) === null) return null;
  const spoken = earlier.slice(-recently).findLast((turn) => sectionsOf(turn).length > 0);
  const [section, ...others] = spoken === undefined ? [] : sectionsOf(spoken);
  if (section === undefined || others.length > 0) return null;
  if (section === 'bullets') {
    const [, gone] = removes.exec(said) ?? [];
    if (gone !== undefined) return `remove the bullet about ${gone}`;
    const [, , entryPlace] = removesPlace.exec(said) ?? [];
    if (entryPlace !== undefined) return `remove the ${entryPlace.toLowerCase()} bullet`;
    const [, moved, place, edge] = moves.exec(said) ?? [];
    const isFirst = /^(?:first|top|start|beginning|front)$/i.test(place ?? edge ?? '');
    if (moved !== undefined) return `put the bullet with ${moved} ${isFirst ? 'first' : 'last'}`;
  }
  const [, order = '', entry] = isList.has(section) ? (inList.exec(said) ?? []) : [];
  if (entry !== undefined) {
    const own = /^["“]/.test(entry) || section === 'keywords' ? entry : `"${entry}"`;
    return `${adds.test(order) ? 'add' : 'remove'} the ${section.slice(0, -1)}${/,| and /.test(entry) ? 's' : ''} ${own}`;
  }
  const [, dropped] = dropsFrom.exec(said) ?? [];
  return dropped === undefined || section === 'keywords' ? null : `remove ${dropped} from the ${section}`;
}

const isList = new Set(['bullets', 'keywords']);

/** The texts that a turn changed; where it changed none, those that were spoken of. */
function sectionsOf({ text, steps }: Turn): string[] {
  const changed = steps.flatMap(({ tool, input, output }) => {
    if (!isDone(output)) return [];
    if (tool === 'edit_card') return ((input?.edits ?? []) as ListingEdit[]).map(({ field }) => field);
    return tool === 'improve_card' ? ((input?.sections as string[] | undefined) ?? ['all']) : [];
  });
  return [...new Set(changed.length > 0 ? changed : sectionNamed(text.toLowerCase()))];
}
