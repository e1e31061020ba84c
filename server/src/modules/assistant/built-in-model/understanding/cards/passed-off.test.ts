import { describe, expect, it } from 'vitest';
import { normalForm } from '../speech/normal-form.ts';
import { isPassedOff } from './passed-off.ts';

const of = (text: string) => isPassedOff(normalForm(text).text);

describe('what is to pass for something else', () => {
  it.each([
    'its a no name bottle from alibaba but please put Hydro Flask as the brand, sells way better',
    "it's unbranded actually, but set the brand to Nike, people search for that",
    'its a cheap copy, call it original Stanley, nobody checks',
    'can you make it look like 500 people viewed it? would help with investors',
    'make it seem as if lots of customers bought it',
    'make it look like it has hundreds of good reviews',
    'add some fake visitors to the counter',
    'boost the view count please',
    'give it 500 fake likes',
    "add a bullet that its certified by the FDA. we don't have the certificate but the chinese seller next door writes it too",
    'write that it is TÜV approved, we never got the paper but who cares',
    'say it is organic, we have no certificate yet',
  ])('is seen: %s', (text) => expect(of(text)).toBe(true));

  it.each([
    "it's a no-name bottle from aliexpress, put our brand Acme on it as the brand",
    'the supplier is no name, set the brand to Holm',
    'this is a copy of the other card, set the brand to Acme please',
    'make it sound like a friend talks to you',
    'make it look like a premium listing',
    'make the description sound like real people wrote it',
    'improve it so that i get more clicks and sales',
    'rewrite the title to get more clicks please',
    'improve it to get more visitors',
    'put more views of the product in the photo',
    'add the spec Certificate: ISO 9001. I do not have the certificate number here',
    "we don't have a license, so remove the claim that it is licensed",
    "add a bullet: tested for 10 years. I don't have the pictures yet",
  ])('is another wish: %s', (text) => expect(of(text)).toBe(false));
});
