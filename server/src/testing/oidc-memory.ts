import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = Map<string, AdapterPayload>;

/** Where a test's provider keeps its sessions, codes and tokens: one map for each provider. */
export function memoryAdapters(): (model: string) => Adapter {
  const kept: Kept = new Map();
  return (model) => new MemoryAdapter(model, kept);
}

class MemoryAdapter implements Adapter {
  readonly #prefix: string;
  readonly #kept: Kept;

  constructor(model: string, kept: Kept) {
    this.#prefix = `${model}:`;
    this.#kept = kept;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#kept.set(this.#prefix + id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#kept.get(this.#prefix + id);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.userCode === userCode);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.uid === uid);
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(this.#prefix + id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(key);
  }

  async #where(fits: (payload: AdapterPayload) => boolean): Promise<AdapterPayload | undefined> {
    for (const [key, payload] of this.#kept) if (key.startsWith(this.#prefix) && fits(payload)) return payload;
    return undefined;
  }
}
