import type { ImproveWishes } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { saidAs } from '../said-around.ts';

const part = '(title|headline|description|bullets?|text)';
const howLong = '(?:short|long|tiny|brief)';
const why = '(?:why|how come|what for)';
const much = '(?:(?:so|that|such|this|still|only|too|really|very|rather|an?|the|now) )*';
/** "How come the title of the lamp is so short?" */
const whyLong = saidAs(
  `${why}(?: is| are| was)? (?:the |my |its |your )?${part}(?: (?:of|on|for) ((?:the|my) [\\p{L}\\d'’ -]{2,40}?|it|this|that))?(?: is| are| was)? ${much}${howLong}\\s*\\?*`,
);
/** "How come my blue mug has such a short title?" */
const whyHas = saidAs(
  `${why}(?: does| do| has)? ((?:the|my) [\\p{L}\\d'’ -]{2,40}?|it|this|that|this one)(?: has| have| got| have got)? ${much}${howLong} (?:an? )?${part}\\s*\\?*`,
);
const isPronoun = /^(?:it|this|that|this one)$/i;
/** "Shorten it to 80": so many characters have titles, and no other text that is not named. */
const cutTo = saidAs(
  '(?:yes[\\s,.!]+)?(shorten|cut|trim|bring|get|make) (?:it|that|this|this one|that one)(?: down)? (?:to|under|below|at most|max(?:imum)?) (\\d{2,3})( (?:characters|chars|letters|max))?',
);
const titleLengths = { least: 20, most: 200 };

/**
 * "Why is the title so short?" asks for its length, which the card tells for nothing, and "shorten it to 80", behind work on the
 * texts, is said of the title; null for other words.
 */
export function lengthAsked({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 160) return null;
  const isRewritten = earlier
    .slice(-2)
    .some(({ steps }) => steps.some(({ tool }) => tool === 'improve_card' || tool === 'edit_card'));
  if (isRewritten) {
    const [, verb = '', figures, unit] = cutTo.exec(said) ?? [];
    const limit = Number(figures ?? 0);
    const steps = earlier.findLast((turn) => turn.steps.length > 0)?.steps ?? [];
    const improved = steps.findLast(({ tool }) => tool === 'improve_card')?.input as ImproveWishes | undefined;
    const sections = improved?.sections ?? ['title'];
    // "Bring it down to 45" may be its price.
    const isCut = unit !== undefined || /^(?:shorten|cut|trim)$/i.test(verb);
    const isLength = limit >= titleLengths.least && limit <= titleLengths.most && steps.at(-1)?.tool !== 'edit_card';
    const [section, ...others] = sections;
    const isMeant = others.length === 0 && (section === 'title' || section === 'description');
    return isLength && isCut && isMeant ? `shorten the ${section} to ${limit} characters` : null;
  }
  const [, section, of = 'it'] = whyLong.exec(said) ?? [];
  if (section !== undefined) return lengthOf(section, of);
  const [, owner = '', its] = whyHas.exec(said) ?? [];
  return its === undefined ? null : lengthOf(its, owner);
}

const lengthOf = (section: string, of: string) => `how long is the ${section}${isPronoun.test(of) ? '' : ` of ${of}`}?`;
