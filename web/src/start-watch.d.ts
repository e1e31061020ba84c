interface Window {
  /** Reloads the page once the server was away and is back; in every page's file (`public/start-watch.js`). */
  reloadWhenBack?: (signal?: AbortSignal, isUnused?: boolean) => Promise<void>;
}
