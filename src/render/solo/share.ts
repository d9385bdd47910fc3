import type { GridView } from '../../engine/gridcannon/types.ts';
import type { Locale } from '../../locale/index.ts';
import { mention } from '../faces.ts';
import type { Message } from '../message.ts';
import { textMessage } from '../notice.ts';
import type { SoloFace } from './face.ts';
import { dealParts, fallenCount } from './status.ts';

/** How a game went, in one line for everybody, without any card of it; it pings nobody. */
export function paintSoloShare(face: SoloFace, view: GridView, words: Locale): Message {
  const { solo } = words;
  const { ending, player } = face;
  const result = ending?.status === 'won' ? solo.sharedWin(ending.score) : solo.sharedLoss(fallenCount(view));
  return textMessage([`**${solo.game}**`, ...dealParts(face, words), mention(player), result].join(' · '));
}

/** What the public board of a game becomes once a newer message shows it. */
export function paintSoloElsewhere({ player }: SoloFace, { solo }: Locale): Message {
  return textMessage(solo.elsewhere(mention(player)));
}
