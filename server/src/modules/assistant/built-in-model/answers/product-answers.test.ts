import { describe, expect, it } from 'vitest';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';
import { normalForm } from '../understanding/normal-form.ts';
import { productAnswer } from './product-answers.ts';

const answered = (text: string) => productAnswer(normalForm(text).text);

describe('questions about Cardwright itself', () => {
  it.each([
    ['do unused credits roll over?', /^Credits do not add up/],
    ['what happens when i run out of credits?', /^Then I stop before the work/],
    ['why does a message cost credits', /^A request in the chat takes 10 credits/],
    ['what are scoring credits', /^A score of a card .* takes 1 scoring credit/],
    ['can i cancel my subscription anytime?', /^You can cancel whenever you like/],
    ['how do i cancel my plan', /^You can cancel whenever you like/],
    ['can i get an invoice?', /^Invoices of a paid plan/],
    ['do you accept paypal?', /^A plan is paid on the page/],
    ['do you have an api', /openapi\.json/],
    ['is my data safe?', /belongs to your account alone/],
    ['who can see my cards?', /belongs to your account alone/],
    ['can my colleague use it too?', /^An account is for one person/],
    ['how do i contact support', /under Support/],
    ['can i talk to a human', /^I am a program/],
    ['i found a bug', /^I am sorry about that/],
    ['is there a mobile app', /^There is no app to install/],
    ['can i import my whole shop at once?', /^I do not sign in to shops, and I read no whole shop/],
    ['can you connect to my shopify store?', /^No: I do not sign in to shops/],
    ['how many files can i attach?', /up to 20 files of at most 10 MB/],
    ['can you read pdf', /^You can attach pictures, CSV, XLSX, TXT and PDF/],
    ['do you speak german?', /^I answer in English/],
    ['do you need internet?', /need no outside service/],
    ['what is a card?', /^A card is one product of yours/],
    ['what does generic mean', /is for no marketplace/],
    ['how do i add pictures', /^Attach them here/],
    ['where are my exports', /^Under \[Exports\]/],
    ['where do i find old chats', /^Your chats stand in the list/],
    ['can you change the name of this chat?', /the button beside a chat renames it/],
    ['can you rewrite it in British English?', /^I keep the spelling of your sources/],
    ['can you add a colleague?', /^An account is for one person/],
    ['can i rename a chat', /the button beside a chat renames it/],
    ['how do i log out?', /^Open the menu with your name/],
    ['how long does it take to import a page?', /^Mostly some seconds/],
    ['how long does an improvement take', /^Mostly some seconds/],
    ['can you work while i sleep', /^Yes: a task works at its times/],
    ["what can't you do", /^I do not invent facts/],
    ['what happens when i run out', /^Then I stop before the work/],
    ['can two people use one account', /^An account is for one person/],
    ['what formats do you take', /^You can attach pictures/],
    ['how big can a photo be', /^A picture may be JPEG, PNG, WEBP, AVIF or GIF/],
    ['can i upload a heic', /HEIC photos of a phone/],
    ['do you accept webp?', /^A picture may be JPEG/],
    ['whats my email here', /^Your e-mail address stands in the menu/],
    ['where is dark mode', /between the light and the dark theme/],
    ['do you remind me by email?', /^After each run of a task you get an e-mail/],
    ['how do i cancel if i dont like it', /^A paid plan you cancel whenever you like/],
    ['can i cancel any time?', /^A paid plan you cancel whenever you like/],
    ['how many cards can I have in the library?', /^As many as you like/],
  ])('%s', (text, said) => {
    expect(answered(text)).toMatch(said);
    expect(callsAfter('card_shown', text)).toEqual([]);
  });

  it.each([
    'can you read the page https://shop.test/mug?',
    'export it please',
    'where is it made?',
    'how long is the cable?',
    'how long does it take to charge?',
    'how many cards are ready?',
    'can you import my file?',
    'is it safe for the dishwasher?',
    'what is the card worth?',
    'does the lamp work with an app?',
    'improve the description of my phone app holder',
    'how do i cancel the task',
    'how big is the photo?',
    'what image size does ebay want?',
    'export the jpg to the gallery',
    'does the lamp have a night light?',
    'what is the e-mail of the buyer?',
    'show my cards',
    'add pictures to the gallery',
    'lock the title',
    'the bottle is broken in the photo',
    'can you improve the receipt book?',
    'is the price with VAT?',
    "the card says dishwasher safe, that's wrong",
    'can you make the listing sound safe for kids?',
    'can you add a bullet that it works on a phone?',
    'can you remove the mobile app from the description?',
    'can you get it ready for my Etsy shop?',
    'can you add to the description that husband and wife can use it together?',
    'can you use my texts for the bullets?',
    'the card is shared with my team, can you export it?',
  ])('not: %s', (text) => expect(answered(text)).toBeNull());

  it('tells when credits are new', () =>
    expect(doneAfter('no_card', 'how many credits do i have left?').said).toContain('new ones on December 1'));
});
