import type { ImageModelV4 } from '@ai-sdk/provider';
import { APICallError, generateImage, NoImageGeneratedError, RetryError } from 'ai';
import { ProblemError } from '../../http/problem-error.ts';
import {
  cannotInvent,
  cardwrightPictures,
  type ImageModels,
  PictureRefusal,
  type PictureReport,
  type PictureTask,
} from '../../outside/image-model/image-model.ts';
import { createTurns } from './turns.ts';

export interface MadePicture {
  bytes: Uint8Array;
  report: PictureReport;
}

/** Asks the image models, and turns their refusals into sentences for the seller. */
export interface PictureMaker {
  /** Whether pictures can be made from words. */
  invents: boolean;
  /** By rule. @throws ProblemError */
  carryOut(task: PictureTask, pictures: Uint8Array[], signal: AbortSignal): Promise<MadePicture>;
  /** From words, and the pictures that they are about. @throws ProblemError */
  invent(prompt: string, pictures: Uint8Array[], signal: AbortSignal): Promise<MadePicture>;
}

/** A picture of 16 megapixels takes about 200 MB while its pixels are worked on. */
const atOnce = 2;
const builtInMs = 90_000;
const generatorMs = 170_000;
const backgroundPrompt =
  'Replace the background of this product photo with pure white (#FFFFFF). Keep the product exactly as it is: shape, colours, labels, text and proportions. Add nothing.';

export function createPictureMaker(
  { built_in, generator }: ImageModels,
  onError: (error: unknown) => void,
): PictureMaker {
  const inTurn = createTurns(atOnce);

  const ask = async (
    model: ImageModelV4,
    { text, images, task }: { text: string; images: Uint8Array[]; task?: PictureTask },
    limitMs: number,
    signal: AbortSignal,
  ) => {
    const late = AbortSignal.timeout(limitMs);
    try {
      return await generateImage({
        model,
        prompt: images.length === 0 ? text : { images, text },
        maxRetries: task === undefined ? 1 : 0,
        abortSignal: AbortSignal.any([signal, late]),
        ...(task === undefined
          ? {}
          : { providerOptions: { [cardwrightPictures]: { task: JSON.parse(JSON.stringify(task)) } } }),
      });
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted)
        throw new ProblemError('unavailable', 'The work on this picture took too long and was given up.');
      throw failureOf(error, onError);
    }
  };

  const byRule: PictureMaker['carryOut'] = (task, images, signal) =>
    inTurn(async () => {
      const { image, providerMetadata } = await ask(built_in, { text: task.kind, images, task }, builtInMs, signal);
      const [report] = providerMetadata[cardwrightPictures]?.images ?? [];
      return { bytes: image.uint8Array, report: report as unknown as PictureReport };
    });

  const byModel = async (model: ImageModelV4, text: string, images: Uint8Array[], signal: AbortSignal) => {
    const { image } = await ask(model, { text, images }, generatorMs, signal);
    return image.uint8Array;
  };

  return {
    invents: generator !== null,
    async carryOut(task, images, signal) {
      try {
        return await byRule(task, images, signal);
      } catch (error) {
        // A model can separate a product from any background; the seller has to check what it draws.
        const isAskable = task.kind === 'edit' && task.operations[0] === 'white_background';
        if (generator === null || !isAskable || !(error instanceof RefusedPicture) || error.reason !== 'not_plain')
          throw error;
        const bytes = await byModel(generator, backgroundPrompt, images, signal);
        const rest = task.operations.slice(1);
        const note =
          'The background was not plain, so the image model drew the picture anew: check that the product is unchanged.';
        const report = { performed: ['white_background'], notes: [note] };
        if (rest.length === 0) return { bytes, report };
        const made = await byRule({ ...task, operations: rest }, [bytes], signal).catch((failure) => {
          // What the model drew stays, and only that is paid for.
          if (failure instanceof ProblemError) return { bytes, report: { performed: [], notes: [failure.detail] } };
          throw failure;
        });
        return {
          bytes: made.bytes,
          report: { performed: [...report.performed, ...made.report.performed], notes: [note, ...made.report.notes] },
        };
      }
    },
    async invent(prompt, images, signal) {
      if (generator === null) throw new ProblemError('conflict', cannotInvent);
      const bytes = await byModel(generator, prompt, images, signal);
      return { bytes, report: { performed: ['generate'], notes: [] } };
    },
  };
}

/** The sentence for a refusal by the built-in model. */
export class RefusedPicture extends ProblemError {
  readonly reason: PictureRefusal['reason'];

  constructor(refusal: PictureRefusal) {
    super('conflict', refusal.message);
    this.reason = refusal.reason;
  }
}

/** The sentence for a failure of a model or of the connection to it; the seller never reads the error's own words. */
function failureOf(error: unknown, onError: (error: unknown) => void): ProblemError {
  if (error instanceof PictureRefusal) return new RefusedPicture(error);
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) {
    const { statusCode } = last;
    if (statusCode === 400 || statusCode === 422)
      return new ProblemError(
        'conflict',
        'The image model refused this request. Word it in another way, or use another picture.',
      );
    onError(last);
    if (statusCode === 401 || statusCode === 403)
      return new ProblemError(
        'unavailable',
        'The image model does not accept the key of this installation. Please tell support.',
      );
    if (statusCode === 429)
      return new ProblemError(
        'unavailable',
        'The image model has too much to do right now. Please try again in a few minutes.',
      );
    return new ProblemError('unavailable', 'The image model could not be reached. Please try again.');
  }
  onError(last);
  if (NoImageGeneratedError.isInstance(last))
    return new ProblemError('unavailable', 'The image model answered without a picture. Please try again.');
  return new ProblemError('unavailable', 'The picture could not be made. Please try again.');
}
