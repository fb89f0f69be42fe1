import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of printed text. Its place is measured from the top left corner of the page, in points. */
export interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

export interface PrintedPage {
  readonly width: number;
  /** The whole text of the page, line by line. */
  readonly text: string;
  readonly pieces: readonly PrintedText[];
}

/** Reads the pages of a PDF, with the place of each piece of text. */
export async function pagesOfPdf(pdf: Uint8Array): Promise<readonly PrintedPage[]> {
  // The library takes over the buffer, so it gets a copy.
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number++)
    pages.push(await read(await document.getPage(number)));
  await task.destroy();
  return pages;
}

/** Returns the text of each page of a PDF. */
export async function textOfPdf(pdf: Uint8Array): Promise<string[]> {
  return (await pagesOfPdf(pdf)).map(({ text }) => text);
}

async function read(page: PDFPageProxy): Promise<PrintedPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  return {
    width,
    text: texts.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    pieces: texts
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, width: length, transform }) => {
        const [, , , , left = 0, bottom = 0] = transform as number[];
        return { text: str, left, right: left + length, baseline: height - bottom };
      }),
  };
}
