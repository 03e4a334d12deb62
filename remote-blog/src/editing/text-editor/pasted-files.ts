/** Files that were pasted or dropped in this tab, by their addresses. */
const files = new Map<string, File>();

/** Remembers a file that is on its way into the text; its address stands for it there. */
export function rememberFile(file: File): string {
  const address = URL.createObjectURL(file);
  files.set(address, file);
  return address;
}

/** The file of an address of this tab: one that is remembered, or one that is written out in the address itself. */
export function fileOf(address: string): File | undefined {
  const written = /^data:(image\/[a-z]+);base64,([\w+/=\s]+)$/.exec(address);
  if (!written) return files.get(address);
  const [, type = '', data = ''] = written;
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}
