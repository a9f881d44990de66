/** A chosen file as far as it is a picture. */
export interface ChosenPicture {
  /** Address on this page; null where the browser cannot show it. */
  url: string | null
  /** Pixels; null likewise. */
  dimensions: { width: number; height: number } | null
  /** Gives the address up. */
  release: () => void
}

/** Measures a file that was chosen; what is no picture has neither address nor size. */
export async function readPicture(file: File): Promise<ChosenPicture> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    const url = URL.createObjectURL(file)
    return { url, dimensions: { width, height }, release: () => URL.revokeObjectURL(url) }
  } catch {
    return { url: null, dimensions: null, release: () => {} }
  }
}
