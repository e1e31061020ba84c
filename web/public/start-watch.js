// Speaks for the app while its scripts cannot be had, and reloads the page when the server is back.
(() => {
  const longMs = 8_000;
  const askEveryMs = 3_000;
  const answerMs = 10_000;
  const countKey = 'reloads';
  // Files that are missing for good must not make the page reload for ever.
  const mostReloads = 2;
  const countedMs = 60_000;

  const isServerThere = async () => {
    try {
      return (await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })).ok;
    } catch {
      return false;
    }
  };
  const mayReload = () => {
    try {
      const recent = JSON.parse(sessionStorage.getItem(countKey) ?? '[]').filter((at) => Date.now() - at < countedMs);
      sessionStorage.setItem(countKey, JSON.stringify([...recent, Date.now()]));
      return recent.length < mostReloads;
    } catch {
      // Nothing can be counted, so it is left to the person.
      return false;
    }
  };
  /** `isUnused`: nothing is shown that counts, so the page is also reloaded when the server was never away: a new version may be out. */
  window.reloadWhenBack = async (signal, isUnused = false) => {
    let wasAway = isUnused;
    while (!signal?.aborted) {
      const isThere = await isServerThere();
      if (isThere && !wasAway) return;
      if (isThere && !signal?.aborted) return void (mayReload() && location.reload());
      wasAway = true;
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
  };

  const root = () => document.getElementById('root');
  const texts = () => JSON.parse(document.getElementById('brought').textContent).texts.common;
  /** What a guest can read stays; everybody else has an empty page. */
  const isReadable = () =>
    root().hasAttribute('data-written-ahead') && !document.documentElement.hasAttribute('data-signed-in');
  const element = (name, text, more = {}) =>
    Object.assign(document.createElement(name), { textContent: text, ...more });
  let note;
  const show = (role, ...parts) => {
    const { routeError } = texts();
    const box = element('div', '', { className: 'start-note', role });
    const reload = element('button', routeError.reload, { type: 'button', onclick: () => location.reload() });
    box.append(...parts, reload);
    document.querySelector('.start-note')?.remove();
    note = box;
    if (isReadable()) document.body.prepend(box);
    else if (root().hasAttribute('data-written-ahead')) root().before(box);
    else root().replaceChildren(box);
  };
  let isOver = false;
  let isUnstyled = false;
  const giveUp = () => {
    if (isOver) return;
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', giveUp);
    isOver = true;
    const { routeError } = texts();
    show('alert', element('h1', routeError.missingTitle), element('p', routeError.missingText));
    void window.reloadWhenBack(undefined, true);
  };
  addEventListener('app-missing', giveUp);
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') giveUp();
      if (isOver || !(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
      isUnstyled = true;
      giveUp();
    },
    true,
  );
  // A network that is gone in the middle reports no error for minutes.
  const waiting = setTimeout(() => {
    if (!isOver && !isReadable()) show('status', element('p', texts().stillLoading));
  }, longMs);
  addEventListener('app-started', () => {
    isOver = true;
    clearTimeout(waiting);
    document.querySelector('.start-note')?.remove();
    // The app works without its looks, below the words for them.
    if (isUnstyled && note !== undefined) document.body.prepend(note);
  });
})();
