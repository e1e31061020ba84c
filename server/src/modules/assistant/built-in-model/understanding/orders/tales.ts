import type { Ask } from '../ask.ts';
import { holdsDirectOrder, onlyTells } from './order-forms.ts';

const somebody =
  '(?:i|we|he|she|they|it|somebody|someone|who|(?:my|our|the|his|her) (?:new |old |last |former )?[a-z]+)';
const did =
  '(?:(?!need|indeed|instead|feed|speed|bed|red)[a-z]+ed|am|was|were|had|came|got|found|(?:re-?)?made|(?:re-?)?wrote|(?:re-?)?did|saw|gave|told|said|thought|read|put|set|took|went|bought|sold|let|sent|left|kept|lost|forgot|knew|began|ran|spent|felt|met|won|paid|built|drew|chose|grew)';
/** "I corrected it just now", "the title is fixed by contract": what happened, and what is so. */
const happened = new RegExp(
  `(?:^|[\\s,])${somebody} (?:(?:just|only|already|also|then|once|finally|always|never|have|has|had|now|all|both|really) ){0,3}${did}\\b|\\b(?:is|are|was|were|been|got|gets?) (?:already |now )?(?:fixed|set|corrected|changed|updated|given|agreed|written|prescribed|rewritten|improved) (?:by|in|on|at|since|with|through|for|after|before|last|yesterday|today)\\b`,
);
/** "I looked at it and the bullets should be improved": a wish. */
const wished =
  /\b(?:needs?|should|must|has to|have to|ought to|could|would|deserves?|wants?|lacks?|requires?|time (?:for|to))\b/;
const asks = /\b(?:please|(?:can|could|would|will) you|kindly)\b|\?\s*$/;

/** Whether the words tell a story, while others of the same message hold the order. */
export const isTaleBeside = (text: string, others: string[]): boolean =>
  happened.test(text) &&
  !wished.test(text) &&
  onlyTells(text) &&
  others.some((other) => holdsDirectOrder(other) || asks.test(other));

/** Such work is read from a verb or a noun alone: a tone, a length, a word or a value is a wish, however it is told. */
export const isFromVerbAlone = (ask: Ask): boolean =>
  ask.kind === 'call' &&
  ((ask.tool === 'list_cards' && Object.keys(ask.input).every((key) => key === 'query' || key === 'sort')) ||
    (ask.tool === 'edit_image' && (ask.input.operations as string[]).every((one) => one === 'enhance')) ||
    ((ask.tool === 'improve_card' || ask.tool === 'improve_cards' || /^score/.test(ask.tool)) &&
      Object.entries(ask.input).every(
        ([key, value]) => key === 'sections' || key === 'dry_run' || value === 'generic',
      )));
