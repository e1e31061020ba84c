import { type Ask, isCall } from './ask.ts';
import { marketplacesIn } from './marketplace-words.ts';

const workBehind =
  /[\s.,;:-]*\b(?:(?:and|then|please|also) )*(?:and|then|after(?:wards| that)?),? (?:(?:please|also|then|directly) )*(improve|optimi[sz]e|polish|score|rate) (?:it|this|that|the (?:card|listing))\b[^.:\n]{0,40}[.!]*$/i;

/** "..., then improve it": what follows the facts is done with the new card, and is none of them. */
export function withWorkBehind(made: Ask): Ask[] {
  const text = isCall(made) && made.tool === 'create_card' ? String(made.input.text) : '';
  const [said = '', verb] = workBehind.exec(text) ?? [];
  if (verb === undefined || !isCall(made)) return [made];
  const marketplace = made.input.marketplace ?? marketplacesIn(said.toLowerCase())[0]?.id;
  const tool = /^(?:score|rate)/i.test(verb) ? 'score_card' : 'improve_card';
  const input = marketplace === undefined ? {} : { marketplace };
  return [
    { ...made, input: { ...made.input, text: text.replace(workBehind, '') } },
    { kind: 'call', tool, input, target: { kind: 'it' } },
  ];
}
