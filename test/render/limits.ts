import { expect } from 'vitest';
import { parseCustomId } from '../../src/render/index.ts';
import type { Message } from '../../src/render/index.ts';

/** Everything that Discord asks of a message of text and buttons, and that we ask of our own. */
export function expectWithinLimits(message: Message): void {
  expect(message.content.trim()).not.toBe('');
  // Discord takes 2000. Painters cut what is longer, so anything near that has probably lost its end.
  expect(message.content.length).toBeLessThanOrEqual(1950);
  expect(message.content).not.toMatch(/undefined|null|NaN|\[object/);
  expect(message.components.length).toBeLessThanOrEqual(5);
  const buttons = message.components.flatMap(({ components }) => {
    expect(components.length).toBeGreaterThan(0);
    expect(components.length).toBeLessThanOrEqual(5);
    return components;
  });
  const ids = buttons.map((button) => {
    if (!('custom_id' in button) || !('label' in button) || !button.label)
      throw new Error('Only buttons with a label are painted.');
    expect(button.label.length).toBeGreaterThan(0);
    expect(button.label.length).toBeLessThanOrEqual(38);
    expect(parseCustomId(button.custom_id)).not.toBeNull();
    return button.custom_id;
  });
  expect(new Set(ids).size).toBe(ids.length);
}
