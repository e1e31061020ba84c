import { outputFrom, type Turn } from '../conversation.ts';
import { type Ask, say } from '../understanding/ask.ts';

const whole = (words: string) =>
  new RegExp(
    `^(?:(?:ok(?:ay)?|and|so|but|hm+|great|thanks|well|sorry)[\\s,.!]+)*(?:${words})(?: (?:then|now|exactly|actually|by the way))*[\\s?.!]*$`,
  );
const that = '(?:that|this|it|the (?:improvement|rewrite|change|work))';
/** "Did that help?" */
const helped = whole(
  `(?:did|has|have) ${that}(?: (?:really|actually|even|all))* (?:help(?:ed)?(?: (?:me|it|the score|at all|anything|much))*|make (?:any |a )?difference|ma(?:k|d)e (?:it|anything|the score) better|bring anything)|was ${that} worth (?:it|the credits)|(?:is|was) (?:it|that|the listing) (?:any )?better(?: than before)?`,
);
/** "What was missing?" */
const missed = whole(
  `what (?:was|were|has been|had been) (?:missing|lacking|wrong)(?: (?:with it|in it|there|before))*`,
);
/** "For which marketplace?" */
const market = '(?:marketplace|market|platform|shop|site)';
export const forWhich = whole(
  `(?:for )?(?:which|what) ${market}(?: for)?(?: (?:did you|was|is|have you)\\b.{0,30})?|(?:which|what) ${market} (?:was|is) (?:that|this|it) for`,
);

/** The last turn that did more than look for cards. */
export const lastOutcome = (earlier: Turn[]): Turn | undefined =>
  earlier.findLast(({ steps }) => steps.some(({ tool }) => tool !== 'list_cards'));

/** What a seller asks about the last score or improvement: whether it helped, what was missing, what it was for. */
export function askedOfOutcome(said: string, earlier: Turn[]): Ask[] | null {
  const steps = lastOutcome(earlier)?.steps ?? [];
  const isImproved = outputFrom(steps, 'improve_card') !== null;
  const score = outputFrom(steps, 'score_card');
  if (!isImproved && score === null) return null;
  if (helped.test(said)) return [say('work_helped')];
  if (score !== null && missed.test(said)) return [say('work_missing')];
  return forWhich.test(said) ? [say('work_market')] : null;
}
