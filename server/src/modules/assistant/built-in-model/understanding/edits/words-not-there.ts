import { quotedPattern } from '../speech/normal-form.ts';
import { ordinalPattern } from '../speech/number-words.ts';

const courtesy = '(?:(?:please|pls|and|also|ok(?:ay)?|but|so)[\\s,.!]+)*';
const words = `(?:the |any )?(?:words? |term |phrase )?(${quotedPattern}|[\\p{L}\\d-]+)`;
const bullet = `(?:the |my |its )?((?:${ordinalPattern}) bullet(?: point)?|bullet(?: point)?(?: number| no\\.?)? ?\\d{1,2})`;
const denied = new RegExp(
  `^(${courtesy})(?:(?:never|do not|don['’]?t|dont)(?: ever)? (?:use|say|write|mention|put|have|want)|(?:i|we) (?:do not|don['’]?t|dont|never) want(?: to (?:see|have|read))?|no(?: more)?) ${words} (?:any ?more )?(?:in|into|on) ${bullet}((?:,? (?:please|pls|again|any ?more))*[\\s.!]*)$`,
  'iu',
);

/** "Never use the word eco in the second bullet": it goes out of that one, and is no rule for all texts. */
export const withWordOutThere = (command: string): string =>
  command.length > 200
    ? command
    : command.replace(
        denied,
        (_, lead: string, word: string, place: string, tail: string) =>
          `${lead}remove the word ${word} from the ${place}${tail}`,
      );

const claim = new RegExp(
  `^(${courtesy}(?:(?:can|could) you )?)(?:remove|delete|drop|take out|cut|scrap|strike|lose|get rid of) (?:the |that |this )?(?:claims?|promise|parts?|bits?|statement|thing|line|passage|stuff|mention)(?: (?:about|with|on|of|saying|that says))? (?:the |our )?(${quotedPattern}|[^,.;:!?\\n"]{2,40}?)(?:(?:,| -|\\.|;| because| since| as| cuz) *[^\\n"]{0,40}\\b(?:can['’]?t|cannot|can not|not|never|no|don['’]?t|isn['’]?t)\\b[^\\n"]{0,60}|(?:,? (?:please|pls|too))*[\\s.!]*)$`,
  'iu',
);
const said = new RegExp(
  `^(${courtesy})say (${quotedPattern}) in ${bullet}((?:,? (?:please|pls|instead))*[\\s.!]*)$`,
  'iu',
);
/** So many words are a bullet of their own. */
const fewestWords = 3;
const ofPart = /\b(?:title|headline|description|keywords?|tags?|spec\w*|bullets?|photo|picture|image|card|listing)\b/i;
/** "Remove the claim about 7 days, can't prove it", "say "Fits any bag" in the first bullet": orders about a bullet. */
export function inBullet(command: string): string {
  if (command.length > 200) return command;
  const [whole, lead = '', what = ''] = claim.exec(command) ?? [];
  if (whole !== undefined && !ofPart.test(what)) return `${lead}remove the bullet about ${what}`;
  return command.replace(said, (same, before: string, words: string, place: string, tail: string) =>
    words.trim().split(/\s+/).length < fewestWords ? same : `${before}the ${place} should say ${words}${tail}`,
  );
}
