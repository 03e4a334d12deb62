/** A picture on a page of its own, as large as the page. */
export interface PrintedPicture {
  jpeg: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** How wide it is on paper, in millimeters. */
  paperWidth: number;
  title: string;
}

const POINTS_PER_MM = 72 / 25.4;
/** As UTF-16 with its mark, which readers take for a title in any script. */
const hexText = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** A PDF of one page that is one picture. The picture is in it as it is: nothing is encoded a second time. */
export function pdfOf({ jpeg, width, height, paperWidth, title }: PrintedPicture): Buffer {
  const pageWidth = (paperWidth * POINTS_PER_MM).toFixed(2);
  const pageHeight = ((paperWidth * POINTS_PER_MM * height) / width).toFixed(2);
  const draw = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`;
  const picture = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`;
  const objects: Buffer[] = [
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    '',
    `<< /Title ${hexText(title)} /Author ${hexText('Sahra')} >>`,
  ].map((text) => Buffer.from(text));
  objects[4] = Buffer.concat([Buffer.from(`${picture}\nstream\n`), jpeg, Buffer.from('\nendstream')]);

  const parts = [Buffer.from('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  const places: number[] = [];
  let place = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(place);
    place += part.length;
    parts.push(part);
  }
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${place}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
