import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { factsFirst } from './facts-first.ts';
import { ofAllFormats } from './of-all-formats.ts';
import { ofBulletsAlone } from './of-bullets-alone.ts';
import { ofDoubtedWork } from './of-doubted-work.ts';
import { ofFilePart } from './of-file-part.ts';
import { ofIdleWords } from './of-idle-words.ts';
import { ofMeasuredWork } from './of-measured-work.ts';
import { ofNoValue } from './of-no-value.ts';
import { ofNothingShown } from './of-nothing-shown.ts';
import { ofOneBullet } from './of-one-bullet.ts';
import { ofPartLengths } from './of-part-lengths.ts';
import { ofSectionRule } from './of-section-rule.ts';
import { ofUnknownCondition } from './of-unknown-condition.ts';

/** What was read, on all that the words name and on nothing that they leave out. */
export const noMoreThanAsked = (conversation: Conversation, request: Request): Request =>
  [
    ofSectionRule,
    ofNoValue,
    ofIdleWords,
    ofOneBullet,
    ofAllFormats,
    ofMeasuredWork,
    ofPartLengths,
    factsFirst,
    (one: Request) => ofBulletsAlone(conversation, one),
    (one: Request) => ofDoubtedWork(conversation, one),
    (one: Request) => ofUnknownCondition(conversation, one),
    (one: Request) => ofNothingShown(conversation, one),
    (one: Request) => ofFilePart(conversation, one),
  ].reduce((read, meant) => meant(read), request);
