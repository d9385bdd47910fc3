export type Theme = 'dark' | 'light';

/** The theme in the address, else the one that the machine prefers. */
function firstTheme(): Theme {
  const wanted = new URLSearchParams(location.search).get('theme');
  if (wanted === 'light' || wanted === 'dark') return wanted;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

let theme = firstTheme();

export function themeNow(): Theme {
  return theme;
}

export function setTheme(next: Theme): void {
  theme = next;
  document.documentElement.dataset['theme'] = next;
}
