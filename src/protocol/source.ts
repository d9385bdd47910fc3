/**
 * The source text of a member of a JSON object: what stands in the line, not what a number or a text became when
 * it was read. Of members of the same name the last counts, as in `JSON.parse`.
 *
 * @param line valid JSON, an object; for anything else the answer means nothing
 * @param name the member's name
 * @returns null where there is no such member
 */
export function sourceOfMember(line: string, name: string): string | null {
  let found: string | null = null;
  let at = afterBlanks(line, afterBlanks(line, 0) + 1);
  while (line.charAt(at) === '"') {
    const nameEnd = endOfText(line, at);
    const start = afterBlanks(line, afterBlanks(line, nameEnd) + 1);
    const end = endOfValue(line, start);
    if (isName(line.slice(at, nameEnd), name)) found = line.slice(start, end);
    // Past the comma, to the next name; past the brace, to the end of the line.
    at = afterBlanks(line, afterBlanks(line, end) + 1);
  }
  return found;
}

/** Where the value that starts here ends: at a comma, a blank or a closing bracket that is none of its own. */
function endOfValue(line: string, start: number): number {
  let depth = 0;
  for (let at = start; at < line.length; at++) {
    switch (line.charAt(at)) {
      case '"':
        at = endOfText(line, at) - 1;
        break;
      case '{':
      case '[':
        depth++;
        break;
      case '}':
      case ']':
        if (depth === 0) return at;
        depth--;
        break;
      case ',':
      case ' ':
      case '\t':
      case '\r':
        if (depth === 0) return at;
        break;
    }
  }
  return line.length;
}

/** Where the text that starts with this quotation mark ends, past its last one. */
function endOfText(line: string, start: number): number {
  let at = start + 1;
  while (at < line.length && line[at] !== '"') at += line[at] === '\\' ? 2 : 1;
  return at + 1;
}

function afterBlanks(line: string, start: number): number {
  let at = start;
  while (line[at] === ' ' || line[at] === '\t' || line[at] === '\r') at++;
  return at;
}

/** Names are compared as they read, since `"\u0069d"` is `"id"` too. */
function isName(source: string, name: string): boolean {
  return source === `"${name}"` || (source.includes('\\') && JSON.parse(source) === name);
}
