// Runs before the first paint, so that a dark page never flashes white. Same key and attribute as Mantine's.
(() => {
  let scheme = null;
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage refused: follow the system.
  }
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute(
    'data-mantine-color-scheme',
    scheme === 'light' || scheme === 'dark' ? scheme : isDark ? 'dark' : 'light',
  );
})();
