import type { Face } from '../web/protocol.ts';

/** Colours of avatars; who joins later gets the next one. */
const COLOURS = ['#5865f2', '#eb7d5b', '#3ba55d', '#b6569a', '#d4a72c', '#3a8fb7'];

function asImage(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${svg}</svg>`)}`;
}

/** Three standing stones at dusk. */
const STONES = asImage(
  '<rect width="40" height="40" fill="#27364a"/><circle cx="28" cy="12" r="5" fill="#f0c987"/>' +
    '<path d="M0 30q10-5 20-3t20-1v14H0z" fill="#4d6b4f"/>' +
    '<path d="M8 32l2-13q2-4 5-1l2 14z" fill="#b9b4a8"/><path d="M17 33l1-18q3-5 6 0l1 18z" fill="#d3cfc4"/>' +
    '<path d="M25 32l2-11q3-3 5 1l1 10z" fill="#a39e92"/>',
);

/** The picture of somebody: their initial on a colour of their own, the bot's standing stones. */
export function avatarOf(face: Face, all: readonly Face[]): string {
  if (face.isBot) return STONES;
  const place = all.filter(({ isBot }) => !isBot).findIndex(({ id }) => id === face.id);
  const colour = COLOURS[Math.max(place, 0) % COLOURS.length] ?? '';
  const initial = face.name.charAt(0).replace(/[<&]/g, '');
  return asImage(
    `<rect width="40" height="40" fill="${colour}"/><text x="20" y="27" text-anchor="middle" fill="#fff" ` +
      `font-family="Noto Sans,sans-serif" font-weight="600" font-size="19">${initial}</text>`,
  );
}

const NOBODY: Face = { id: '0', name: '…', isBot: false, isKnown: false };

/** Somebody by id; a stranger without a name where the id is nobody's. */
export function faceOf(id: string, all: readonly Face[]): Face {
  return all.find((one) => one.id === id) ?? NOBODY;
}
