import type { Page } from '@playwright/test'

/** A picture of this size, made by the browser. */
export async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size)
      canvas.getContext('2d')?.fillRect(0, 0, size.width / 2, size.height)
      return canvas.toDataURL('image/png')
    },
    { width, height },
  )
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

/** The smallest PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')
