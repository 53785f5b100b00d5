/** The rows of a table with commas (RFC 4180): cells in quotes may hold commas, quotes and line ends. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.length > 1 || cell !== '') rows.push(row);
    [row, cell] = [[], ''];
  };
  const plain = text.replace(/^\ufeff/, '');
  for (let at = 0; at < plain.length; at++) {
    const letter = plain.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (plain.charAt(at + 1) === '"') cell += plain.charAt(++at);
      else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && plain.charAt(at + 1) === '\n') at++;
      endRow();
    } else cell += letter;
  }
  endRow();
  return rows;
}

/** The rows by column name. The header is the first row with all wanted columns: some files begin with a note. */
export function readTable(text: string, wanted: readonly string[]): Record<string, string>[] {
  const rows = parseCsv(text);
  const at = rows.findIndex((cells) => wanted.every((name) => cells.some((cell) => keyOf(cell) === name)));
  if (at < 0) return [];
  const columns = rows[at]?.map(keyOf) ?? [];
  return rows
    .slice(at + 1)
    .map((cells) => Object.fromEntries(columns.map((name, column) => [name, cells[column] ?? ''])));
}

const keyOf = (cell: string) => cell.trim().toLowerCase();
