// Runs before the first paint, so that a dark page never flashes white and a signed-in person never sees a guest's page.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage refused: nobody is signed in, and the colours follow the system.
      return null;
    }
  };
  // Same key and attribute as Mantine's.
  const scheme = read('mantine-color-scheme-value');
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const page = document.documentElement;
  page.setAttribute(
    'data-mantine-color-scheme',
    scheme === 'light' || scheme === 'dark' ? scheme : isDark ? 'dark' : 'light',
  );
  page.toggleAttribute('data-signed-in', read('accessToken') !== null);
})();
