import { callOnCard, type Row } from '../understanding/ask.ts';
import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';

const removal =
  '(?:remove|delete|drop|cut|take out|strip out|clear(?: out)?|clean(?: up| out)?|get rid of|throw out|kick out|fix|mend|sort(?: out)?|change|correct|replace|rewrite|lose)';
const all =
  '(?:everything|anything|whatever|what|all(?: the things| the stuff| of it)?|any(?: of the)? (?:words?|phrases?|things?)|every(?: single)? (?:word|thing))';
const refuses =
  '(?:does not|do not|will not|would not|cannot|can not|did not|never) (?:allow|like|accept|want|permit|take|tolerate|let)|(?:forbids?|refuses?|rejects?|bans?|prohibits?|dislikes?|objects? to|complains? about|flags?|hates?|suppress(?:es)?|punish(?:es)?|would (?:refuse|reject|flag|ban))';
const market = `${marketplaceName}(?: us| uk)?`;

/** What a marketplace refuses goes with an improvement for it: no words to delete are named, and no card. */
export const forbiddenRows: Row[] = [
  {
    name: 'what a marketplace refuses',
    pattern: new RegExp(
      `\\b${removal} ${all} (?:(?:that|which|there) )?(?:(?:is|are|might be|may be|could be) )?(?:${market} (?:${refuses})|(?:that )?(?:breaks?|violates?|goes|go|against|not allowed|forbidden|banned|prohibited|illegal|in conflict)[a-z ]{0,30}\\b${market})`,
    ),
    unless:
      /\?\s*$|\b(?:cards|listings|products|every card|each card|library|keywords?|titles?|descriptions?|bullets?)\b/,
    read: (clause) =>
      callOnCard('improve_card', clause, { marketplace: marketplacesIn(clause.text)[0]?.id }, { kind: 'it' }),
  },
];
