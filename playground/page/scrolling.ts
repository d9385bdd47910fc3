const NEAR = 80;
/** For so many milliseconds after a touch of wheel, finger or key, scrolling counts as somebody's own. */
const OWN = 1000;

/** Keeps a list at its end while somebody reads there, whatever changes in it; who has scrolled up stays there. */
export function keepAtEnd(element: Element | undefined): void {
  const list = element?.firstElementChild;
  if (!element || !list) return;
  let isFollowing = true;
  let touchedAt = -OWN;
  const touch = () => {
    touchedAt = performance.now();
  };
  for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown']) element.addEventListener(kind, touch);
  element.addEventListener('scroll', () => {
    const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (isNearEnd) isFollowing = true;
    else if (performance.now() - touchedAt < OWN) isFollowing = false;
  });
  const follow = new ResizeObserver(() => {
    if (isFollowing) element.scrollTop = element.scrollHeight;
  });
  follow.observe(list);
  follow.observe(element);
}
