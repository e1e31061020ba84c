// Starts the app on a page that is written already: what is on the screen, and its font, come first on a slow line.
(() => {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const { app, scripts } = JSON.parse(document.getElementById('brought').textContent);
    for (const path of [...app, ...scripts]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = path;
      document.head.append(link);
    }
    // One after the other: a slow phone answers in between.
    app
      .reduce((earlier, path) => earlier.then(() => import(path)), Promise.resolve())
      .catch((error) => {
        dispatchEvent(new Event('app-missing'));
        throw error;
      });
  };
  if (document.documentElement.hasAttribute('data-signed-in')) start();
  else {
    // The frame is painted between the two. A tab in the background has no frames, so it starts by the clock.
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 1_000);
  }
})();
