import { ComponentType } from 'discord-api-types/v10';
import type { APIStringSelectComponent } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { parseCustomId } from '../../src/render/index.ts';
import type { Message } from '../../src/render/index.ts';

/** Everything that Discord asks of a message of text, buttons and selects, and that we ask of our own. */
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
    if (button.type === ComponentType.StringSelect) return expectSelectWithinLimits(button);
    if (!('custom_id' in button) || !('label' in button) || !button.label)
      throw new Error('Only selects of texts, and buttons with a label, are painted.');
    expect(button.label.length).toBeGreaterThan(0);
    expect(button.label.length).toBeLessThanOrEqual(38);
    expect(parseCustomId(button.custom_id)).not.toBeNull();
    return button.custom_id;
  });
  expect(new Set(ids).size).toBe(ids.length);
}

/** Gives the custom_id of a select that Discord would take. */
function expectSelectWithinLimits({ custom_id, options, placeholder }: APIStringSelectComponent): string {
  expect(parseCustomId(custom_id)).not.toBeNull();
  expect(placeholder?.length).toBeLessThanOrEqual(150);
  expect(options.length).toBeGreaterThan(0);
  expect(options.length).toBeLessThanOrEqual(25);
  for (const { label, value } of options) {
    expect(label).not.toMatch(/undefined|null|NaN|\[object/);
    expect(label.length).toBeGreaterThan(0);
    expect(label.length).toBeLessThanOrEqual(100);
    expect(value.length).toBeLessThanOrEqual(100);
  }
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  return custom_id;
}
