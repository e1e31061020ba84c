import { describe, expect, it } from 'vitest';
import { onCard } from '../../../testing/request-around.ts';
import { parseRequest } from '../../request.ts';
import { withGivenCorrected } from './given-wrongly.ts';

const specsOf = (text: string) =>
  parseRequest(text, onCard).asks.flatMap((ask) =>
    ask.kind === 'call' && ask.tool === 'edit_card'
      ? (ask.input.edits as { name?: string; value?: string }[]).map(({ name, value }) => [name, value])
      : [ask.kind],
  );

describe('a value that is given wrongly', () => {
  it.each([
    ['The weight stated here is wrong. I put the box on the scale and it is 410 grams.', 'Weight', '410 grams'],
    ['the height you show is not right, I measured and it is 25 cm', 'Height', '25 cm'],
    ["Hi, capacity is not correct. I filled it and it's 520 ml.", 'Capacity', '520 ml'],
    ['The length on the card is off, my tape says 42 cm, please correct it', 'Length', '42 cm'],
    ['Your weight is not right!! I checked and it is only 1.2 kg. Can you fix that?', 'Weight', '1.2 kg'],
    ["The width that is listed isn't right: just measured, it is 12.5 cm", 'Width', '12.5 cm'],
    ['The wattage shown on the page is incorrect, the label says 60 W', 'Wattage', '60 W'],
    ['The material given is not right. It is 18/10 steel.', 'Material', '18/10 steel'],
  ])('is set to what was found out: %s', (text, name, value) => expect(specsOf(text)).toEqual([[name, value]]));

  it.each([
    'The weight is wrong. It says 300 g but it is 335 g',
    'The weight is wrong. It was 300 g in my old shop',
    'The weight is wrong, I think it is 300 g but I am not sure',
    'The weight is right, it is 335 g',
    'is the weight wrong? my scale says 300 g',
    'the title is wrong. It is 300 g',
    'The weight is not right on the other card, there it is 335 g',
    'The weight is wrong.',
  ])('stays as it is said where the value is not plain: %s', (text) => expect(withGivenCorrected(text)).toBe(text));
});
