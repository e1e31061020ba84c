import { isFailure } from '../../tool-types.ts';
import type { Conversation, ToolStep } from '../conversation.ts';
import { parseRequest, type Request } from '../request.ts';
import type { Surroundings } from '../understanding/ask.ts';
import { holdsDirectOrder } from '../understanding/orders/order-forms.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

/** "58?? are you kidding me, why so low": a number first, and somebody who does not like it. */
const begins =
  /^(?:(?:why|only|just|still|again|what|really|wow|oh|hm+|hey|come on|so|and|but|ok(?:ay)?|sorry|no|wait|seriously|a|it is|it got|it has|that is|you give it|i only got|i got)[\s,.!?]+)*(\d{1,3})(?: ?\/ ?100| ?%| points?| (?:out )?of (?:a )?100| again| now)*(?=\s*(?:[.,!?]|$)|\s+(?:is|was|are you|and|but|why|how|seriously|really|what|only|come on)\b)/;
const doubts =
  /\?|\b(?:why|how come|so low|too low|that low|kidding|joking|joke|serious(?:ly)?|really|bad|nonsense|ridiculous|wrong|what the|wtf|terrible|unfair)\b/;

/** The score that a step told last. */
function scoreIn({ output }: ToolStep): number | null {
  if (isFailure(output)) return null;
  if ('total' in output && typeof output.total === 'number') return output.total;
  if ('score_after' in output && typeof output.score_after === 'number') return output.score_after;
  return 'card' in output && output.card !== null ? output.card.score : null;
}
/** So many turns back a score is still spoken of. */
const mostTurns = 2;

/** Who is cross misreads a number. */
const mostAside = 2;
/** A score that was just told and is doubted is explained, by the same score, for which nothing is taken twice. */
export function scoreDoubted({ earlier, current, isScheduled }: Conversation, around: Surroundings): Request | null {
  const { text } = normalForm(current.text);
  const said = Number(begins.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(said) || isScheduled === true || text.length > 120 || !doubts.test(text)) return null;
  const steps = earlier.slice(-mostTurns).flatMap((turn) => turn.steps);
  const step = steps.findLast((one) => Math.abs((scoreIn(one) ?? Number.NaN) - said) <= mostAside);
  if (step === undefined || holdsDirectOrder(text)) return null;
  const marketplace = step.input?.marketplace;
  return {
    ...parseRequest('why is the score so low?', around),
    text,
    asks: [
      {
        kind: 'call',
        tool: 'score_card',
        input: marketplace === undefined ? {} : { marketplace },
        target: { kind: 'it' },
      },
    ],
  };
}
