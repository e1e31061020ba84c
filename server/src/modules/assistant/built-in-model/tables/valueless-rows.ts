import { type Row, say } from '../understanding/ask.ts';
import { shopWholeRows } from './shop-rows.ts';

/** What changes something and does not say to what, among other wishes as much as alone. */
export const valuelessRows: Row[] = [
  {
    name: 'another name, and not which',
    pattern:
      /^(?:(?:please|pls|ok(?:ay)?|hi|hello|and|now|also|then|can you|could you|i want you to|first)[ ,]+)*(?:rename|re-name|retitle|re-title|change the name of|give a (?:new|different|better) name to) (?:it|this|that|the card|the listing|the product|this (?:card|listing|product|one))(?: (?:please|pls|too|as well|first|now))*[\s.!?]*$/,
    read: (clause) => (clause.around.hasCard ? say('edit_what') : null),
  },
  ...shopWholeRows.filter(({ name }) => name.startsWith('a bullet about something')),
];
