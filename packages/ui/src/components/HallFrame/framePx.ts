import { pixel } from './HallFrame.css.ts'

/** A length within the frame. @param pixels of 1920 × 1080 */
export function framePx(pixels: number): string {
  return `calc(${pixels} * ${pixel})`
}
