import type { ListingEdit } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';
import { lead } from './after-list.ts';

const degree = '(?:(?:a (?:little |tiny )?(?:bit )?|a lot |much |even |way |far |somewhat |slightly |still |really )*)';
/** How a text may be wished; "bigger" and "cheaper" is said of pictures and prices. */
const how = `${degree}(?:(?:more|less|not so|not as|not that) [a-z]+|longer|shorter|better|(?:friendl|punch|catch|snapp|witt|live?l|funn|fanc|sexi|pepp|chatt)ier|(?:simpl|clear|strong|crisp|nic|warm|fresh|plain|tight|rich|full|brief|sharp|bold|calm|smart|neat)e?r|easier to read)`;
const writing =
  '(?:re-?writ(?:e|ing)|re-?phras(?:e|ing)|re-?word(?:ing)?|re-?do(?:ing)?|re-?work|shorten|lengthen|extend|expand|stretch|trim|tighten|condense|simplify|spice up|jazz up|cut down)';
const pointing = '(it|that|this|them|those|these|that one|this one)';
const complaint =
  "(?:(?:it|they|that|this|those|these)(?:['’](?:s|re)| is| are| looks?| sounds?| reads?| seems?) [^.;:!?\\n]{2,40}[.,;!?-]+ )?";
const start = `^(\\s*${lead}${complaint}${lead}`;
const wished = new RegExp(
  `${start}(?:make|keep|write|get|have|turn|want|need)) ${pointing}(?= (?:to be )?${how}\\b)`,
  'i',
);
const written = new RegExp(`${start}(?:please )?${writing}) ${pointing}(?=$|[\\s.!?])`, 'i');
const alone = new RegExp(`^\\s*${lead}(${how})(?: (?:please|pls|then|now|again|instead))*[\\s.!]*$`, 'i');
const ofMore =
  /\b(?:listings?|cards?|products?|everything|all|whole|both|images?|pictures?|photos?|pics?|prices?|files?|tasks?|credits)\b|\d ?(?:[$€£%]|eur|usd)/i;

/** "Too long", "that's way too long now". */
const tooLong = new RegExp(
  `^\\s*${lead}(?:(?:it|that|this)(?:['’]?s| is) )?(?:still |now )?(?:(?:a (?:little |tiny )?bit|way|much|far|a little|slightly) )?too (long|short)(?: (?:now|for me|i think|though))*[\\s.!]*$`,
  'i',
);

/** The words with what they point at in its place; null where they wish nothing of a text. */
export function wishOf(text: string, thing: string, isList: boolean): string | null {
  if (text.length > 160 || ofMore.test(text) || marketplacesIn(text.toLowerCase()).length > 0) return null;
  if (sectionNamed(text.toLowerCase()).length > 0) return null;
  const found = wished.exec(text) ?? written.exec(text);
  if (found !== null) {
    if (!isList && /^th[eo]/i.test(found[2] ?? '')) return null;
    return `${found[1]} the ${thing}${text.slice(found[0].length)}`;
  }
  const over = tooLong.exec(text)?.[1]?.toLowerCase();
  if (over !== undefined && !isList) return `make the ${thing} ${over === 'long' ? 'shorter' : 'longer'}`;
  const bare = alone.exec(text)?.[1];
  return bare === undefined ? null : `make the ${thing} ${bare}`;
}

/** "Keep this one and lock it". */
const locked = new RegExp(
  `^\\s*${lead}(?:(?:great|good|perfect|nice|yes|fine|i like (?:it|that|this)(?: one)?|(?:keep|leave) (?:it|that|this)(?: one)?(?: (?:as it is|like that|like this))?)[\\s,.!]+(?:and |then |now |please )*)*(?:lock|protect|freeze) (?:it|that|this)(?: one| text| version| part)?(?: (?:please|pls|then|now|too|as it is|like that))*[\\s.!]*$`,
  'i',
);
/** "It should start with the brand": so is spoken of a text, and of no product. */
const demanded =
  /^(\s*(?:(?:and|but|so|ok(?:ay)?|no|also|hm+|well|please)[\s,.!]+)*)(?:it|that|this)(?= (?:(?:really|always|also) )?(?:should|must|has to|have to|needs? to|ought to) (?:(?:really|always|also) )?(?:start|begin|end|finish|open) with\b)/i;

const aside = new Set<string>(['show_usage', 'list_tasks', 'list_preferences']);
const beside = new Set<string>(['answer_from_card', 'read_card', 'score_card', 'compare_versions', 'list_cards']);

/** The one section that a turn was about, as far as it was about no more. */
function sectionOf({ text, steps }: Turn): string | null {
  const sections = new Set<string>();
  for (const { tool, input } of steps) {
    if (tool === 'edit_card') for (const { field } of (input?.edits ?? []) as ListingEdit[]) sections.add(field);
    else if (tool === 'improve_card') for (const one of (input?.sections ?? ['all']) as string[]) sections.add(one);
    else if (!beside.has(tool)) return null;
  }
  if (sections.size === 0) for (const one of sectionNamed(text.toLowerCase())) sections.add(one);
  const [section, ...others] = sections;
  return section !== undefined && others.length === 0 && isText.has(section) ? section : null;
}
const isText = new Set(['title', 'description', 'bullets', 'keywords']);

/** "Put coffee in it", "and get wool in there": a word, and no thing that has a place of its own. */
const putsWord =
  /((?:^|[,.;!] |\b(?:and|then|but) )(?:(?:and|then|please|also|now|ok(?:ay)?)[\s,]+)*(?:please )?)(?:put|get|work|squeeze|fit|add) (?:the (?:word|words) )?['"’]?((?!(?:rid|it|that|this|them|these|those|the|an?|my|our|its|all|both|more|less|some|everything|something|pictures?|photos?|images?|cards?|prices?)\b)[\p{L}\d][\p{L}\d'’ -]{1,40}?)['"’]? (?:in|into|to) (?:it|that|there)(?=\s*(?:[.,;!]|$)|\s+(?:too|please|pls|as well|somewhere|then|instead)\b)/iu;

/** So many turns back something is still spoken of. */
const mostTurns = 3;
/** "So make it longer!", where the title was asked about, changed or rewritten last: said of the title alone. */
export function ofSpokenSection(text: string, earlier: Turn[]): string | null {
  const section = spokenSection(earlier);
  if (section === null) return null;
  if (locked.test(text)) return `lock the ${section}`;
  const isOne = section === 'title' || section === 'description';
  if (isOne && demanded.test(text)) return text.replace(demanded, `$1the ${section}`);
  const wish = wishOf(text, section, !isOne);
  const isPut = text.length <= 160 && putsWord.test(text);
  return isPut ? (wish ?? text).replace(putsWord, `$1put $2 in the ${section}`) : wish;
}

/** The one text that was asked about, changed or rewritten last; null for more, or for none. */
function spokenSection(earlier: Turn[]): string | null {
  const last = earlier
    .slice(-mostTurns)
    .findLast(
      ({ text: said, steps }) =>
        steps.some(({ tool }) => !aside.has(tool)) || sectionNamed(said.toLowerCase()).length > 0,
    );
  return last === undefined ? null : sectionOf(last);
}
