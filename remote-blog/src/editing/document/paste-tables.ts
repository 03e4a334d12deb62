const spanOf = (cell: Element, name: string) => Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 50);

/** Rows of a table as wide as the widest: what a cell spans further are empty ones. */
function gridOf(table: HTMLTableElement): (Element | undefined)[][] {
  const grid: (Element | undefined)[][] = [];
  const taken = new Set<string>();
  [...table.rows].forEach((row, rowIndex) => {
    const cells: (Element | undefined)[] = (grid[rowIndex] = []);
    let column = 0;
    for (const cell of row.cells) {
      while (taken.has(`${rowIndex} ${column}`)) column++;
      cells[column] = cell;
      const width = spanOf(cell, 'colspan');
      for (let below = 0; below < spanOf(cell, 'rowspan'); below++)
        for (let beside = 0; beside < width; beside++) taken.add(`${rowIndex + below} ${column + beside}`);
      column += width;
    }
    for (const place of taken) {
      const [takenRow, takenColumn] = place.split(' ').map(Number);
      if (takenRow === rowIndex && takenColumn !== undefined && takenColumn >= cells.length)
        cells.length = takenColumn + 1;
    }
  });
  const width = Math.max(...grid.map((cells) => cells.length));
  return grid.map((cells) => Array.from({ length: width }, (_, column) => cells[column]));
}

function trimEnd({ lastChild }: Element): void {
  if (lastChild instanceof Text) lastChild.data = lastChild.data.trimEnd();
}

/** Makes every table rows of cells with one paragraph each, the first row its head; one of a single cell is what lays out a page. */
export function plainTables(body: HTMLElement): void {
  const page = body.ownerDocument;
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const grid = gridOf(table);
    const [only] = grid[0] ?? [];
    if (grid.length === 0 || (grid.length === 1 && grid[0]?.length === 1)) {
      table.replaceWith(...(only?.childNodes ?? []));
      continue;
    }
    const plain = page.createElement('table');
    const caption = table.caption?.textContent?.trim();
    if (caption) plain.createCaption().textContent = caption;
    grid.forEach((cells, rowIndex) => {
      const row = plain.insertRow();
      for (const cell of cells) {
        const made = page.createElement(rowIndex === 0 ? 'th' : 'td');
        // Paragraphs of a cell follow each other in its one paragraph.
        for (const child of [...(cell?.childNodes ?? [])])
          if (child instanceof HTMLElement && /^(P|DIV|H[1-6]|LI|UL|OL)$/.test(child.tagName))
            made.append(...child.childNodes, ' ');
          else made.append(child);
        trimEnd(made);
        row.append(made);
      }
    });
    table.replaceWith(plain);
  }
}
