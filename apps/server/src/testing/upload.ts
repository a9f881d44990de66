import sharp from 'sharp'

/** The body of a form with a file, and its headers. */
export interface Form {
  body: Buffer
  headers: Record<string, string>
}

/** A form as browsers send it. */
export async function formWith(
  content: Uint8Array | string,
  name = 'file.png',
  field = 'file',
): Promise<Form> {
  const form = new FormData()
  form.set(field, new Blob([content]), name)
  const response = new Response(form)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

/** A picture of one colour. */
export function picture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 60, height = 40, background = '#8a2f4b' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** The smallest thing that is a PDF by its content. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
