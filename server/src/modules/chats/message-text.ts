import { maxMessageCharacters } from '@cardwright/contract/chats';
import { isBlank } from '@cardwright/contract/common';
import { storable } from '../../db/storable-text.ts';
import { ProblemError } from '../../http/problem-error.ts';

/**
 * The text of a message as it is kept: empty when it shows nothing, which it may when files come with it.
 * @throws ProblemError `invalid_request`, `too_large`
 */
export function messageText(given: string, hasFiles: boolean): string {
  const text = isBlank(given) ? '' : storable(given);
  if (text === '' && !hasFiles)
    throw new ProblemError('invalid_request', 'Please write a message', {
      errors: [{ path: 'text', message: 'Please write a message' }],
    });
  if (text.length > maxMessageCharacters)
    throw new ProblemError(
      'too_large',
      `This message is too long: it has ${text.length.toLocaleString('en-US')} characters, and ${maxMessageCharacters.toLocaleString('en-US')} are allowed. Send the address of the page instead, or a shorter text.`,
    );
  return text;
}
