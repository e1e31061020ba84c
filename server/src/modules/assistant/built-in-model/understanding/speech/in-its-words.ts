import { withoutWrongValue } from '../facts/corrected-facts.ts';
import { withChoice } from '../facts/further-choices.ts';
import { withMarketBehind } from './market-behind.ts';
import { withFactOfNote, withTextsOfAll } from './texts-complained-of.ts';
import { withoutPlaceOfValue } from './told-to-mend.ts';

/** An order in the words that the tables know: what is said around its values stands apart from them. */
export const inItsWords = (command: string): string =>
  withoutWrongValue(
    withoutPlaceOfValue(withMarketBehind(withFactOfNote(withTextsOfAll(withChoice(withDayApart(command)))))),
  );

/** "Everyday at 6 pm". */
const withDayApart = (command: string) =>
  command.replace(/\beveryday(?=,? (?:at|around|by|before|after|in the)\b)/gi, 'every day');
