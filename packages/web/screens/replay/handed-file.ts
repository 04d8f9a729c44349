/** A file that was opened on another page and can only be watched. */
export interface HandedFile {
  readonly name: string;
  readonly text: string;
}

let handed: HandedFile | null = null;

export function handFile(file: HandedFile | null): void {
  handed = file;
}

/** Not taken by asking: what suspends before it was shown for the first time asks again. */
export const handedFile = (): HandedFile | null => handed;
