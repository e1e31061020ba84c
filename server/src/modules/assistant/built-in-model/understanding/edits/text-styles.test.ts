import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';

const edits = (text: string) =>
  planOf({ ...conversationAfter('card_shown', text), offered: null }).flatMap(({ tool, input }) =>
    tool === 'edit_card'
      ? (input.edits as { op: string; field: string; style?: string }[]).map(
          ({ op, field, style }) => `${op} ${field} ${style}`,
        )
      : [tool],
  );

describe('how letters are written', () => {
  it.each([
    ['the keywords all in lower case please', 'keywords lower_case'],
    ['all my keywords should be in small letters', 'keywords lower_case'],
    ['decapitalise the keywords', 'keywords lower_case'],
    ['make the keywords title case', 'keywords title_case'],
    ['write the bullets in sentence case', 'bullets sentence_case'],
    ['capital letters at the start of every bullet', 'bullets first_capital'],
    ['start each bullet with a capital', 'bullets first_capital'],
    ['title case please', 'title title_case'],
    ['put all keywords in upper case', 'keywords upper_case'],
    ['small letters for the keywords', 'keywords lower_case'],
    ['i dont want the brand in the title anymore, take out Acme', 'title without_brand'],
    ['the brand should not be in the title any more', 'title without_brand'],
    ['brand out of the title, we are white label now', 'title without_brand'],
    ["I don't want emojis in the title any more", 'title no_emoji'],
  ])('%s', (text, restyled) => expect(edits(text)).toEqual([`restyle ${restyled}`]));

  it.each([
    'why are the keywords in lower case?',
    'the keywords should not be in lower case',
    'lowercase all of them',
    'capitalise them',
  ])('changes nothing: %s', (text) => expect(edits(text).filter((one) => one.startsWith('restyle'))).toEqual([]));
});
