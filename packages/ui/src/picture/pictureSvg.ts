import type { PictureColours } from '@parket/domain/brand/pictureColours'
import { drawPicture } from './drawPicture.ts'
import { nearEdge, type PictureFormat } from './formats.ts'

/**
 * A picture that stands alone, in fixed colours: for what is no page of ours.
 * @param seed what the figure comes from: the event's id
 */
export function pictureSvg(seed: string, format: PictureFormat, colours: PictureColours): string {
  const { width, height } = format
  const gradient = (id: string, far: string, near: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y2="${nearEdge(format)}"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`
  const paints = {
    seam: `fill="none" stroke="${colours.seam}" stroke-width="2"`,
    shade: `fill="${colours.shade}"`,
    front: `fill="url(#f)" stroke="${colours.ground}" stroke-width="2"`,
    back: `fill="url(#b)" stroke="${colours.ground}" stroke-width="2"`,
    pleat: `fill="none" stroke="${colours.pleat}" stroke-width="2"`,
    trace: `fill="${colours.trace}"`,
  }
  const shapes = drawPicture(seed, format).map(
    ({ paint, path }) => `<path ${paints[paint]} d="${path}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${gradient('f', colours.frontFar, colours.front)}${gradient('b', colours.backFar, colours.back)}<path fill="${colours.ground}" d="M0 0h${width}v${height}H0z"/>${shapes.join('')}</svg>`
}
