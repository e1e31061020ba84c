import type { BackendModule, InitOptions, ReadCallback, Services } from 'i18next';

/** i18next's own reader of text files, fetched only when a text is missing: the first page brings its own texts. */
export function textsBackend(): BackendModule<object> {
  let start: ((backend: BackendModule<object>) => void) | undefined;
  let loading: Promise<BackendModule<object>> | undefined;
  const load = async () => {
    const { default: HttpBackend } = await import('i18next-http-backend');
    const backend: BackendModule<object> = new HttpBackend();
    start?.(backend);
    return backend;
  };
  return {
    type: 'backend',
    init(services: Services, options: object, i18nextOptions: InitOptions) {
      start = (backend) => backend.init(services, options, i18nextOptions);
    },
    read(language: string, namespace: string, callback: ReadCallback) {
      loading ??= load();
      // The second argument says that a retry is worthwhile; without it a failure is never retried.
      const fail = (error: Error | string) => callback(error, true);
      loading.then(
        (backend) =>
          backend.read(language, namespace, (error, texts) => {
            if (error) fail(error);
            else if (typeof texts !== 'object' || texts === null) fail(`no texts in ${namespace}`);
            else callback(null, texts);
          }),
        (error) => {
          loading = undefined;
          fail(error);
        },
      );
    },
  };
}
