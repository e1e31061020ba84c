/** Masks hold 1 where something is, row by row. */
export type Mask = Uint8Array;

/** Where the background is: a brush that is moved in from the edges does not pass through gaps narrower than itself. */
export function floodFromEdges(isLike: Mask, width: number, height: number, brush: number): Mask {
  const isWide = eroded(isLike, width, height, brush);
  const outside = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  const enter = (at: number) => {
    if (isWide[at] === 1 && outside[at] === 0) {
      outside[at] = 1;
      queue[end++] = at;
    }
  };
  for (let x = 0; x < width; x++) {
    enter(x);
    enter((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    enter(y * width);
    enter(y * width + width - 1);
  }
  for (let begin = 0; begin < end; begin++) visitBeside(queue[begin] ?? 0, width, height, enter);
  // The brush's own width back, up to what is not like the background.
  let from = 0;
  for (let step = 0; step < brush + 1; step++) {
    const until = end;
    for (; from < until; from++)
      visitBeside(queue[from] ?? 0, width, height, (at) => {
        if (isLike[at] === 1 && outside[at] === 0) {
          outside[at] = 1;
          queue[end++] = at;
        }
      });
  }
  return outside;
}

/** The places of a mask that hold `value`, each with all that it is connected with. */
export function* partsOf(mask: Mask, value: 0 | 1, width: number): Generator<Int32Array> {
  const height = mask.length / width;
  const known = new Uint8Array(mask.length);
  const queue = new Int32Array(mask.length);
  let end = 0;
  const enter = (at: number) => {
    if (mask[at] !== value || known[at] === 1) return;
    known[at] = 1;
    queue[end++] = at;
  };
  for (let start = 0; start < mask.length; start++) {
    const begin = end;
    enter(start);
    for (let next = begin; next < end; next++) visitBeside(queue[next] ?? 0, width, height, enter);
    if (end > begin) yield queue.subarray(begin, end);
  }
}

function visitBeside(at: number, width: number, height: number, visit: (at: number) => void): void {
  const x = at % width;
  if (x > 0) visit(at - 1);
  if (x < width - 1) visit(at + 1);
  if (at >= width) visit(at - width);
  if (at < width * (height - 1)) visit(at + width);
}

/** Where everything within `reach` is 1; beyond the edges counts as 1. */
function eroded(mask: Mask, width: number, height: number, reach: number): Mask {
  const lines = (source: Uint8Array, count: number, length: number, step: number, stride: number) => {
    const target = new Uint8Array(source.length);
    for (let line = 0; line < count; line++) {
      let run = reach;
      const place = (index: number) => line * stride + index * step;
      for (let index = 0; index < length + reach; index++) {
        const isSet = index >= length || source[place(index)] === 1;
        run = isSet ? run + 1 : 0;
        const middle = index - reach;
        if (middle >= 0 && run > 2 * reach) target[place(middle)] = 1;
      }
    }
    return target;
  };
  return lines(lines(mask, height, width, 1, width), width, height, width, 1);
}
