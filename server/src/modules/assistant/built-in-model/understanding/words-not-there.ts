import { quotedPattern } from './normal-form.ts';
import { ordinalPattern } from './number-words.ts';

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
