import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const toolsOf = (given: string, text: string) => {
  return planOf(conversationAfter(given, text))
    .filter(({ tool }, index, all) => tool !== 'list_cards' || index === all.length - 1)
    .map(({ tool }) => tool);
};

describe('everyday wordings', () => {
  it.each([
    ['card_shown', 'what would this get on etsy', 'score_card'],
    ['card_shown', 'how well does my listing do on amazon?', 'score_card'],
    ['card_shown', 'which rules does it break', 'score_card'],
    ['card_shown', 'what must I improve to reach 85?', 'score_card'],
    ['card_shown', 'what else is wrong with it', 'score_card'],
    ['card_shown', 'can i see what the keywords are', 'answer_from_card'],
    ['card_shown', 'what brand did we enter', 'answer_from_card'],
    ['cards_listed', 'which of these score below 70', 'list_cards'],
    ['no_card', 'have i got anything in bamboo?', 'list_cards'],
    ['no_card', 'search: mug', 'list_cards'],
    ['cards_listed', "a-z by title please, I can't find anything like this", 'list_cards'],
    ['no_card', 'improve the dog bed', 'improve_card'],
    ['after_improve', "my customers don't know what borosilicate is, simpler words please", 'improve_card'],
    [
      'file_attached',
      'Here are my spring things, they will be sold on Walmart. Can you import them and improve them?',
      'import_file',
    ],
    ['no_card', 'can you rewrite the phone case', 'improve_card'],
    ['no_card', 'show me only the cards meant for etsy', 'list_cards'],
    ['card_shown', 'bring the score up please', 'improve_card'],
    ['after_score', 'the first point only, ignore the rest', 'improve_card'],
    ['card_shown', 'could we find a shorter title?', 'improve_card'],
    ['card_shown', 'the description could do with some work', 'improve_card'],
    ['card_shown', 'help me with the keywords', 'improve_card'],
    ['no_card', 'an excel of everything I changed in the last 7 days', 'export_cards'],
    ['cards_listed', '1 and 4 as csv', 'export_cards'],
    ['no_card', 'everything I edited this week, score it again', 'score_cards'],
    ['no_card', 'is anything running automatically', 'list_tasks'],
    ['no_card', 'what did you save about how we write', 'list_preferences'],
    ['case_published', 'send me the link', 'publish_case'],
    ['cards_listed', 'a size chart for the third one', 'generate_image'],
    ['no_card', 'if you rewrote all my listings for ebay, what would I have to pay', 'improve_cards'],
    ['no_card', 'how much would it cost to score the whole catalogue', 'score_cards'],
    ['card_shown', 'a customer asks how heavy it is', 'answer_from_card'],
    ['card_shown', 'how different is this from my old version?', 'compare_versions'],
    ['after_import', 'did you get the colour from my page?', 'answer_from_card'],
  ])('%s: %s', (given, text, tool) => {
    expect(toolsOf(given, text)).toContain(tool);
  });

  it.each([
    ['card_shown', 'look up what competitors charge and go lower'],
    ['no_card', 'how much did we earn on etsy this month'],
    ['no_card', 'do most marketplaces need white backgrounds?'],
    ['no_card', 'a colleague exported all her listings last week'],
    ['card_shown', 'my husband said 25 euros but I am not convinced'],
    ['card_shown', 'do not export it, i have to check something first'],
    ['no_card', 'hello, how are things?'],
    ['after_score', 'is 58 low for a new shop?'],
    ['card_shown', 'enter a different brand please'],
  ])('no work is asked for by %s: %s', (given, text) => {
    expect(toolsOf(given, text)).toEqual([]);
  });
});
