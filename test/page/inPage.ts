import type { Locator } from 'playwright-core';

/** The lines of a board, as the browser drew them. */
export interface StoneLines {
  /** How many lines have two strips of cards. */
  readonly measured: number;
  /** Those of them that had to be broken, as text. */
  readonly broken: readonly string[];
}

/** Measures the lines of stones in a message: between two line breaks everything must stand at one height. */
export function stoneLines(message: Locator): Promise<StoneLines> {
  return message.locator('.prose').evaluate((prose) => {
    const lines: Element[][] = [[]];
    for (const node of prose.childNodes) {
      if (node.nodeName === 'BR') lines.push([]);
      else if (node instanceof Element) lines.at(-1)?.push(node);
    }
    const stones = lines.filter(
      (line) => line.filter(({ nodeName }) => nodeName === 'DISCORD-CODE').length === 2,
    );
    const middlesOf = (element: Element) =>
      [...element.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);
    const broken = stones.filter((line) => {
      const middles = line.flatMap(middlesOf);
      return Math.max(...middles) - Math.min(...middles) > 11;
    });
    return {
      measured: stones.length,
      broken: broken.map((line) => line.map(({ textContent }) => textContent).join(' ')),
    };
  });
}

/** All text of an element, that inside of shadow roots included, and all attributes. */
export function deepText(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      const own = node instanceof Element ? [...node.attributes].map(({ value }) => value) : [];
      const shadow = node instanceof Element && node.shadowRoot ? [read(node.shadowRoot)] : [];
      return [...own, ...shadow, ...[...node.childNodes].map(read)].join(' ');
    };
    return read(root);
  });
}
