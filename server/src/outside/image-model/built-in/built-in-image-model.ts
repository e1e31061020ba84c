import type { ImageModelV4, ImageModelV4CallOptions, ImageModelV4File } from '@ai-sdk/provider';
import {
  cannotInvent,
  cardwrightPictures,
  PictureRefusal,
  type PictureReport,
  type PictureTask,
} from '../image-model.ts';
import { collage } from './collage.ts';
import { drawGraphic } from './graphics.ts';
import { operations } from './operations.ts';
import { encodePicture, openPicture } from './pixels.ts';

const modelId = 'built-in';
/** Of composed pictures: what the strictest marketplace takes. */
const composedMegabytes = 5;

/** Works on pictures by rule, with no network and no key. It changes and arranges what there is, and invents nothing. */
export function createBuiltInImageModel(): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'cardwright',
    modelId,
    maxImagesPerCall: 1,
    supportsFileInputs: true,
    supportsMaskInputs: false,
    async doGenerate({ files, providerOptions, abortSignal }) {
      const task = providerOptions[cardwrightPictures]?.task as PictureTask | undefined;
      if (task === undefined) throw new PictureRefusal('unsuitable', cannotInvent);
      const { bytes, report } = await carryOut(task, (files ?? []).map(bytesOf), abortSignal);
      return {
        images: [bytes],
        warnings: [],
        providerMetadata: { [cardwrightPictures]: { images: [{ ...report }] } },
        // The same input gives the same answer, so there is no time in it.
        response: { timestamp: new Date(0), modelId, headers: undefined },
      };
    },
  };
}

function bytesOf(file: ImageModelV4File): Uint8Array {
  if (file.type === 'url') throw new Error('addresses are fetched before the model is asked');
  return typeof file.data === 'string' ? Buffer.from(file.data, 'base64') : file.data;
}

type Signal = ImageModelV4CallOptions['abortSignal'];
interface Outcome {
  bytes: Uint8Array;
  report: PictureReport;
}

async function carryOut(task: PictureTask, files: Uint8Array[], signal: Signal): Promise<Outcome> {
  if (task.kind === 'edit') return edit(task, files[0] ?? new Uint8Array(), signal);
  if (task.kind === 'compose') {
    const pictures = [];
    for (const file of files) pictures.push((await openPicture(file)).pixels);
    return {
      bytes: await encodePicture(await collage(pictures), composedMegabytes),
      report: { performed: ['compose'], notes: [] },
    };
  }
  const [file] = files;
  const picture = file === undefined ? null : (await openPicture(file)).pixels;
  return { bytes: await drawGraphic(task, picture, signal), report: { performed: [task.kind], notes: [] } };
}

async function edit(task: Extract<PictureTask, { kind: 'edit' }>, file: Uint8Array, signal: Signal): Promise<Outcome> {
  const opened = await openPicture(file);
  const report: PictureReport = { performed: [], notes: [] };
  let { pixels } = opened;
  for (const operation of task.operations) {
    signal?.throwIfAborted();
    const edited = await operations[operation](pixels, {
      size: task.size,
      wasTransparent: opened.wasTransparent,
      signal,
    });
    if (edited.note !== null) report.notes.push(edited.note);
    if (edited.pixels === null) continue;
    pixels = edited.pixels;
    report.performed.push(operation);
  }
  if (report.performed.length === 0) throw new PictureRefusal('nothing_to_do', report.notes.join(' '));
  if (opened.wasReduced) report.notes.push('The picture was made smaller first: its longer side is 4,000 pixels now.');
  return { bytes: await encodePicture(pixels, task.megabytes), report };
}
