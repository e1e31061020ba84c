import { type Row, say } from '../understanding/ask.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';

const noun = `(?:${marketplaceName} )?(?:cards|listings|products|pages|items)`;
const oneOf = `(?:${marketplaceName} )?(?:card|listing|product|page|item)`;
const many = `(?:(?:all|every one|each one) of (?:them|these|those)|(?:them|these|those) all|all(?: of)?(?: (?:my|the|our|these|those))?(?: imported)? ${noun}|(?:every|each)(?: single)?(?: of my)? ${oneOf}|everything(?: in my library)?|(?:my|our) (?:whole |entire )?(?:${noun}|library|catalog))`;
const those =
  '(?:both|them|these|those)(?=(?: in| please)* (?:once )?(?:again|anew|afresh|once more)\\b|(?: please)?[\\s.!?]*$)';
const again = '(?:once )?(?:again|anew|afresh|once more)';
const theirs =
  '(?:their|the|its|my) (?:own |original |shop |source |web ?)*(?:pages?|sources?|sites?|websites?|shops?|addresses|links|urls)';
const pattern = (scope: string) =>
  new RegExp(
    `\\bre-?(?:import|fetch|load|read|sync)(?:ing)? (?:please )?${scope}|\\b(?:import|fetch|load|read|pull|get) ${scope}(?: in)?(?: please)? ${again}\\b|\\b(?:refresh|update|sync) ${scope}(?: again)? from ${theirs}\\b`,
  );
const ofList = pattern(those);

/** Work on the pages of several cards takes credits for each of them: its price is told first. */
export const manyReimportRows: Row[] = [
  {
    name: 'the pages of all cards again',
    pattern: pattern(`(?:${many}|${those})`),
    unless: /\b(?:files?|sheets?|csv|xlsx|excel|pictures?|photos?|images?|texts?|bullets?|keywords?)\b/,
    read: ({ text, around }) => {
      if (around.isScheduled === true) return null;
      const isListed = around.lastTool === 'list_cards' || !around.hasCard;
      return ofList.test(text) && !isListed ? null : say('reimport_many');
    },
  },
];
