import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { newDataDir, removeDataDir, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder on which the product was started once: the next start on a copy takes a third of the time. */
    preparedDataDir: string;
  }
}

/** The very first start, with its tables and demo cards, happens once for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newDataDir();
  const dataDir = join(folder, 'prepared');
  const remove = () => removeDataDir(folder);
  try {
    const product = await startProduct(dataDir);
    const code = await product.stop();
    if (code !== 0) throw new Error(`the first start ended with exit code ${code}:\n${product.output()}`);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('preparedDataDir', dataDir);
  return remove;
}
