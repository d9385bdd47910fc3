import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';
import { html, type TemplateResult } from 'lit';
import { z } from 'zod';
import { withEmoji } from './emoji.ts';
import { dateText, relativeText } from './times.ts';

/** Names for what a text refers to by id. */
export interface Naming {
  readonly locale: string;
  readonly person: (id: string) => string;
  readonly room: (id: string) => string;
}

interface Node {
  readonly type: string;
  readonly content?: string | readonly Node[] | undefined;
  readonly id?: string | undefined;
  readonly target?: string | undefined;
  readonly level?: number | undefined;
  readonly timestamp?: string | undefined;
  readonly format?: string | undefined;
  readonly fullName?: string | undefined;
  readonly name?: string | undefined;
}

const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    type: z.string(),
    content: z.union([z.string(), z.array(node)]).optional(),
    id: z.string().optional(),
    target: z.string().optional(),
    level: z.number().optional(),
    timestamp: z.string().optional(),
    format: z.string().optional().catch(undefined),
    fullName: z.string().optional(),
    name: z.string().optional(),
  }),
);

// Emoji are found in whole texts afterwards: by then a digit and its keycap stand together again.
const rules = Object.entries(rulesExtended).filter(([name]) => name !== 'twemoji' && name !== 'emoticon');
const parser = SimpleMarkdown.parserFor(Object.fromEntries(rules));

type Drawn = string | TemplateResult | Drawn[];

/** Lines in a row that all belong to a list, or none of which does. */
interface Stretch {
  readonly kind: 'list' | 'text';
  readonly lines: string[];
}

const ITEM = /^- /;

/** Draws a text in Discord's dialect of Markdown. Lists are drawn here, since the parser doesn't know them. */
export function drawMarkdown(source: string, naming: Naming): Drawn {
  return stretches(source).map(({ kind, lines }) =>
    kind === 'text'
      ? drawText(lines.join('\n'), naming)
      : html`<ul>
          ${lines.map((line) => html`<li>${drawText(line.replace(ITEM, ''), naming)}</li>`)}
        </ul>`,
  );
}

function stretches(source: string): Stretch[] {
  const found: Stretch[] = [];
  for (const line of source.split('\n')) {
    const kind = ITEM.test(line) ? 'list' : 'text';
    const last = found.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else found.push({ kind, lines: [line] });
  }
  return found;
}

function drawText(source: string, naming: Naming): Drawn {
  return drawAll(z.array(node).parse(parser(source, { inline: true })), naming);
}

function drawAll(nodes: readonly Node[], naming: Naming): Drawn[] {
  return joinTexts(nodes).map((one) => draw(one, naming));
}

/** The parser splits texts where something might have begun; these are put together again. */
function joinTexts(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const one of nodes) {
    const last = joined.at(-1);
    const isText = one.type === 'text' && typeof one.content === 'string';
    if (isText && last?.type === 'text' && typeof last.content === 'string') {
      joined.splice(-1, 1, { type: 'text', content: last.content + one.content });
    } else joined.push(one);
  }
  return joined;
}

function inner({ content }: Node, naming: Naming): Drawn {
  if (content === undefined) return '';
  return typeof content === 'string' ? withEmoji(content) : drawAll(content, naming);
}

function draw(one: Node, naming: Naming): Drawn {
  switch (one.type) {
    case 'text':
      return inner(one, naming);
    case 'br':
    case 'newline':
      return html`<br />`;
    case 'strong':
      return html`<strong>${inner(one, naming)}</strong>`;
    case 'em':
      return html`<em>${inner(one, naming)}</em>`;
    case 'underline':
      return html`<u>${inner(one, naming)}</u>`;
    case 'strikethrough':
      return html`<s>${inner(one, naming)}</s>`;
    case 'inlineCode':
      return html`<discord-code>${codeText(one)}</discord-code>`;
    case 'codeBlock':
      return html`<discord-code multiline>${codeText(one)}</discord-code>`;
    case 'spoiler':
      return html`<discord-spoiler tabindex="0">${inner(one, naming)}</discord-spoiler>`;
    case 'heading':
      return html`<discord-header .level=${headingLevel(one)}>${inner(one, naming)}</discord-header>`;
    case 'subtext':
      return html`<small class="subtext">${inner(one, naming)}</small>`;
    case 'blockQuote':
      return html`<discord-quote>${inner(one, naming)}</discord-quote>`;
    case 'link':
    case 'url':
    case 'autolink':
      return drawLink(one, naming);
    default:
      return drawReference(one, naming);
  }
}

function headingLevel({ level }: Node): 1 | 2 | 3 {
  return level === 1 || level === 2 ? level : 3;
}

/** Code shows its text as it stands, with the machine's own emoji. */
function codeText({ content }: Node): string {
  return typeof content === 'string' ? content : '';
}

/** A link that the page doesn't follow: nothing here leads out into the world. */
function drawLink(one: Node, naming: Naming): Drawn {
  return html`<span class="link" title=${one.target ?? ''}>${inner(one, naming)}</span>`;
}

function drawReference(one: Node, naming: Naming): Drawn {
  const id = one.id ?? '';
  switch (one.type) {
    case 'user':
      return html`<discord-mention type="user">${naming.person(id)}</discord-mention>`;
    case 'channel':
      return html`<discord-mention type="channel">${naming.room(id)}</discord-mention>`;
    case 'everyone':
    case 'here':
      return html`<discord-mention type="role">${one.type}</discord-mention>`;
    case 'slashCommand':
      return html`<discord-mention type="slash">${one.fullName ?? ''}</discord-mention>`;
    case 'timestamp': {
      const at = 1000 * Number(one.timestamp ?? '0');
      const text =
        one.format === 'R' ? relativeText(at, naming.locale) : dateText(at, one.format, naming.locale);
      return html`<span class="timestamp" title=${dateText(at, 'F', naming.locale)}>${text}</span>`;
    }
    case 'emoji':
      return `:${one.name ?? ''}:`;
    default:
      return inner(one, naming);
  }
}
