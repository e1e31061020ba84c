import { parentPort, workerData } from 'node:worker_threads';
import { type ImproveInput, improveListing } from '@cardwright/listing/improve/improve-listing';
import { answerOnce } from './single-thread.ts';

/** The program of a thread that improves one long listing. */
answerOnce(parentPort, () => improveListing(workerData as ImproveInput));
