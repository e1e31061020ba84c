import { rulesAsked } from '../answers/rule-meanings.ts';
import { meaningsAsked } from '../answers/word-meanings.ts';
import { type Row, say } from '../understanding/ask.ts';

/** Questions of beginners, which no card answers. */
export const meaningRows: Row[] = [
  {
    name: 'what a rule of the score is',
    pattern: /\b(?:rules?|[tdbski]\d{1,2}|check)\b/,
    read: ({ whole, around }) => (rulesAsked(whole.raw(0), around.hasCard) === null ? null : say('rule_meant')),
  },
  {
    name: 'what a word of ours means',
    pattern: /\b(?:what|explain|define)\b/,
    // With an order beside it, the order is done.
    unless: /\b(?:improve|rewrite|make (?:it|the)|set the|add the|export (?:it|all)|score (?:it|all|this))\b/,
    read: ({ whole }) => (meaningsAsked(whole.raw(0)) === null ? null : say('word_meant')),
  },
  {
    name: 'how many versions there are',
    pattern:
      /^(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:(?:how many|which|what|show me (?:the|all)|list (?:the|all)|where are (?:the|all)) (?:old |earlier |other |my )?versions\b(?! of (?:the|my) (?:title|description|bullets))|what (?:changed|is different|is the difference) (?:between|from) versions? \d)[^.;!]{0,60}$/,
    read: ({ around }) => (around.hasCard ? say('versions_where') : null),
  },
];
